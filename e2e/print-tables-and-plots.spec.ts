import { plotPoints } from './plot-parts.ts'
import {
  printedPlotLegend,
  printedPlots,
  printedPoints,
  printedSheets,
  sheetsAreReady,
} from './printed-sheets.ts'
import { textsBeyondSheets } from './sheet-measures.ts'
import { expect, test } from './test.ts'
import { printed } from './print-page.ts'

test('a table is printed as filtered and sorted, column heads on every sheet, nothing truncated', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === 'NGE-1187')?.id ?? ''
  await open(`/projects/${project}?table=GEOL&where=clay&sort=-GEOL_TOP`)
  await page.getByRole('link', { name: 'Print this table' }).click()
  await sheetsAreReady(page)
  const rows = (await Array.fromAsync(client.rows(project, 'GEOL'))).filter(({ data }) =>
    Object.values(data).some((value) => value.toLowerCase().includes('clay')),
  )
  const printedRows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(printedRows).toHaveCount(rows.length)
  const head = page.getByRole('columnheader', { name: 'GEOL_TOP' }).first()
  await expect(head).toHaveText(/^Depth to .+ \(m\)GEOL_TOP$/)
  const [first] = rows.toSorted((a, b) => Number(b.data.GEOL_TOP) - Number(a.data.GEOL_TOP))
  await expect(printedRows.first()).toContainText(first?.data.GEOL_TOP ?? 'no row')
  const sheets = printedSheets(page)
  const heads = page.getByRole('row').filter({ has: page.getByRole('columnheader') })
  await expect(heads).toHaveCount(await sheets.count())
  const cut = await sheets.evaluateAll((all) =>
    all.flatMap((sheet) => {
      const foot = sheet.querySelector(':scope > footer')?.getBoundingClientRect().top ?? 0
      const table = sheet.querySelector('table')
      const isBeyond = (table?.getBoundingClientRect().bottom ?? Infinity) > foot
      const cells = [...sheet.querySelectorAll('td, th')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      )
      return [
        ...(isBeyond ? [sheet.getAttribute('aria-label')] : []),
        ...cells.map(({ textContent }) => textContent),
      ]
    }),
  )
  expect(cut).toEqual([])
  expect(await textsBeyondSheets(page)).toEqual([])
  expect((await printed(page)).pages).toBe(await sheets.count())
})

for (const plot of ['spt', 'plasticity', 'qc', 'water'])
  test(`the plot ${plot} is printed from its view, as vectors, with its legend`, async ({
    page,
    open,
    projects,
  }) => {
    const project = projects.find(({ projectId }) => projectId === 'NGE-1187')?.id ?? ''
    await open(`/projects/${project}?view=plots&plot=${plot}`)
    const canvas = plotPoints(page)
    await expect(canvas).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden()
    const points = await canvas.getAttribute('data-points')
    await page.getByRole('link', { name: 'Print this plot' }).click()
    await sheetsAreReady(page)
    const drawing = printedPlots(page)
    await expect(drawing).toHaveAttribute('data-points', points ?? '')
    await expect(printedPoints(page)).not.toHaveCount(0)
    await expect(printedPlotLegend(page)).toContainText('Median')
    expect(await textsBeyondSheets(page)).toEqual([])
    const { images, sizes } = await printed(page)
    expect({ images, sizes }).toEqual({
      images: 0,
      sizes: [['spt', 'qc'].includes(plot) ? '595x842' : '842x595'],
    })
  })
