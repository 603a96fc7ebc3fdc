import type { Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { plotPoints } from './plot-parts.ts'
import {
  comparedLogs,
  logColumns,
  logDescriptions,
  logFigures,
  logHeads,
  planGrid,
  planLegend,
  planPicture,
  printedPlan,
  printedPlotKey,
  printedPlots,
  printedPoints,
  printedSections,
  printedSheets,
  sheetsAreReady,
} from './printed-sheets.ts'
import { sectionNotes, sticks, turnLines } from './section-parts.ts'
import {
  entriesBeyondPlan,
  pxOfLogMetre,
  pxOfSectionMetre,
  textsBeyondSheets,
  turnLinesThroughTexts,
} from './sheet-measures.ts'
import { expect, test } from './test.ts'

/** Px of a millimetre in the page. */
const MM = 96 / 25.4

const holesOf = (client: Client, project: string): Promise<Location[]> =>
  Array.fromAsync(client.locations(project, { include: ['tables'] }))

const deepest = (holes: readonly Location[]) =>
  holes.toSorted((a, b) => (b.finalDepth ?? 0) - (a.finalDepth ?? 0))[0]

/** The printed document: pages, their sizes in points, and the number of images. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // Chromium writes an outlined text a second time in a font of shapes: it would be found and copied twice.
  expect(pdf).not.toMatch(/\/Subtype\s*\/Type3/)
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return {
    pages: boxes.length,
    sizes: [
      ...new Set(
        boxes.map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`),
      ),
    ],
    images: [...pdf.matchAll(/\/Subtype\s*\/Image/g)].length,
  }
}

test(
  'the log is printed from its view on A4 sheets, as vectors',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const hole = deepest(await holesOf(client, project))
    if (!hole) throw new Error('no hole')
    await open(`/projects/${project}?hole=${hole.id}&tab=log`)
    await page.getByRole('link', { name: 'Print this log' }).click()
    await expect(page).toHaveURL(/\/print\/log\?/)
    await sheetsAreReady(page)
    const sheets = printedSheets(page)
    await expect(sheets.first().getByRole('heading', { name: hole.locationId, exact: true })).toBeVisible()
    await expect(sheets.first()).toContainText(`Sheet 1 of ${await sheets.count()}`)
    expect(await printed(page)).toEqual({ pages: await sheets.count(), sizes: ['595x842'], images: 0 })
    await page.getByRole('link', { name: 'Back to the project' }).click()
    await expect(page.getByRole('link', { name: 'Print this log' })).toBeVisible()
  },
)

test('a metre of depth is 20 mm at 1:50 and 10 mm at 1:100, and the scale is in the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const hole = deepest(await holesOf(client, project))
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}&scale=50`)
  const metre = async () => {
    await sheetsAreReady(page)
    return pxOfLogMetre(page)
  }
  expect((await metre()) / MM).toBeCloseTo(20, 1)
  await page.getByLabel('Scale').selectOption('100')
  await expect(page).toHaveURL(/[?&]scale=100/)
  await expect(logColumns(page).first()).toHaveAttribute('data-scale', '100')
  expect((await metre()) / MM).toBeCloseTo(10, 1)
  await page.reload()
  await expect(logColumns(page).first()).toHaveAttribute('data-scale', '100')
})

test('several selected holes are printed on A3, each from a new sheet, with the entered title', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const logged = (await holesOf(client, project)).filter(({ tables }) =>
    tables?.some(({ code }) => code === 'GEOL'),
  )
  const chosen = logged.slice(0, 3)
  const pick = chosen.map(({ id }) => `pick=${id}`).join('&')
  await open(`/projects/${project}/print/log?of=chosen&paper=A3&turn=landscape&${pick}`)
  await sheetsAreReady(page)
  await page.getByLabel('Title').fill('Factual report')
  await expect(page).toHaveURL(/title=Factual\+report/)
  const sheets = printedSheets(page)
  await expect(sheets.first()).toContainText('Factual report')
  for (const { locationId } of chosen)
    await expect(sheets.filter({ hasText: 'Sheet 1 of' }).filter({ hasText: locationId })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Legend' })).toHaveCount(1)
  await expect(sheets.last()).toContainText('Key to logs')
  expect(await printed(page)).toEqual({ pages: await sheets.count(), sizes: ['1191x842'], images: 0 })
})

test('a log of 32 m has four sheets with tables below the columns, and no truncated description', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === 'NGE-1187')?.id ?? ''
  const hole = (await holesOf(client, project)).find(({ locationId }) => locationId === 'BH105')
  if (!hole) throw new Error('no BH105')
  await open(`/projects/${project}/print/log?hole=${hole.id}`)
  await sheetsAreReady(page)
  const sheets = printedSheets(page)
  await expect(sheets).toHaveCount(4)
  await expect(sheets.nth(3)).toContainText(/End of hole at 32\.00 ?m: ?Scheduled depth in ?rock/)
  for (const table of ['Groundwater strikes', 'Chiselling', 'Casing diameters', 'Backfill'])
    await expect(sheets.nth(3).getByRole('table', { name: table })).toBeVisible()
  const printedText = (await logDescriptions(page).allTextContents()).join(' ').replaceAll(/\s/g, '')
  const strata = await Array.fromAsync(client.locationRows(hole.id, 'GEOL', { limit: 1000 }))
  for (const { data } of strata) expect(printedText).toContain(data.GEOL_DESC?.replaceAll(/\s/g, ''))
  await expect(logFigures(page).filter({ hasText: /N=\d+ ?\(\d+,\d+\/\d+,\d+,\d+,\d+\)/ })).not.toHaveCount(0)
  // No text extends beyond its sheet.
  expect(await textsBeyondSheets(page)).toEqual([])
})

test('a trial pit is printed as a trial pit; the user selects columns, saves a layout and signs', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === 'NGE-1187')?.id ?? ''
  const pit = (await holesOf(client, project)).find(({ locationId }) => locationId === 'TP04')
  await open(`/projects/${project}/print/log?hole=${pit?.id ?? ''}`)
  await sheetsAreReady(page)
  const sheet = printedSheets(page).first()
  await expect(printedSheets(page)).toHaveCount(1)
  await expect(sheet).toContainText('Plan dimensions')
  await expect(sheet).toContainText('Stability and shoring')
  const heads = logHeads(page)
  await expect(heads).toContainText('Sample / test')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Samples' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'In situ tests' }).click()
  await page.keyboard.press('Escape')
  await expect(heads).not.toContainText('Sample / test')
  await expect(heads).toContainText('Description of strata')
  await page.getByLabel('Layout name').fill('Strata only')
  await page.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('saved Strata only')
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('')
  await expect(heads).toContainText('Sample / test')
  await page.reload()
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('Saved: Strata only')
  await expect(heads).not.toContainText('Sample / test')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
  await page.getByLabel('Checked by').fill('A. Reviewer')
  await expect(sheet).toContainText('Draft')
  await expect(sheet).toContainText('A. Reviewer')
})

test('the section is printed at the stated scales, correlation lines marked as interpretation', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const logged = (await holesOf(client, project)).filter(
    ({ tables, latitude, groundLevel }) =>
      latitude !== null && groundLevel !== null && tables?.some(({ code }) => code === 'GEOL'),
  )
  const pick = logged.slice(0, 3).map(({ id }) => `pick=${id}`)
  await open(`/projects/${project}?view=section&ties=yes&${pick.join('&')}`)
  await page.getByRole('link', { name: 'Print this section' }).click()
  await sheetsAreReady(page)
  await page.getByLabel('Vertical scale').selectOption('250')
  await expect(printedSections(page).first()).toHaveAttribute('data-rise', '250')
  await expect(sectionNotes(page).first()).toContainText('Interpretation')
  await expect(page.getByRole('listitem').filter({ hasText: 'Change of direction' })).toHaveCount(1)
  const level = await pxOfSectionMetre(page)
  const fit = await printedSheets(page)
    .first()
    .evaluate((sheet) => Number(getComputedStyle(sheet).zoom))
  expect(level / fit / MM).toBeCloseTo(4, 1)
  const { sizes, images } = await printed(page)
  expect({ sizes, images }).toEqual({ sizes: ['842x595'], images: 0 })
})

for (const projectId of ['NGE-0614', 'NGE-1187', 'NGE-1342'])
  test(`a section of ${projectId} has the selected holes only, and no turn line crosses figures`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    const project = projects.find((one) => one.projectId === projectId)?.id ?? ''
    const drawable = (await holesOf(client, project)).filter(
      ({ latitude, groundLevel, finalDepth }) =>
        latitude !== null && groundLevel !== null && finalDepth !== null,
    )
    for (const count of [3, 12]) {
      const chosen = drawable.slice(0, count)
      const pick = chosen.map(({ id }) => `pick=${id}`).join('&')
      const names = chosen.map(({ locationId }) => locationId).sort()
      await open(`/projects/${project}?view=section&ties=yes&spt=yes&base=offline&${pick}`)
      await expect(turnLines(page).first()).toBeAttached({ timeout: 60_000 })
      expect((await turnLinesThroughTexts(page)).crossed).toEqual([])
      for (const paper of ['A4', 'A3&scale=500']) {
        await open(`/projects/${project}/print/section?ties=yes&spt=yes&paper=${paper}&${pick}`)
        await sheetsAreReady(page)
        const drawn = await sticks(page).evaluateAll((sticks) =>
          sticks.map((stick) => stick.getAttribute('data-hole') ?? ''),
        )
        expect([...new Set(drawn)].sort()).toEqual(names)
        const { pieces, crossed } = await turnLinesThroughTexts(page)
        expect(pieces).toBeGreaterThan(0)
        expect(crossed).toEqual([])
      }
    }
  })

test('the map is printed from its legend as one sharp image: scale, north, legend and grid @map', async ({
  page,
  open,
  projects,
}) => {
  test.setTimeout(180_000)
  const project = projects.find(({ hasSiteBoundary }) => hasSiteBoundary) ?? projects[0]
  await open(`/projects/${project?.id ?? ''}?base=offline&side=legend`)
  await page.getByRole('link', { name: 'Print this map' }).click()
  await sheetsAreReady(page)
  const picture = planPicture(page)
  const pixels = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.width)
  // Dots per inch of paper, within a pixel of rounding.
  expect(pixels * 96).toBeGreaterThan(299)
  await expect(page.getByRole('img', { name: 'North' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^1:[\d\s]+$/ })).toBeVisible()
  await expect(planLegend(page)).toContainText('Hole types')
  await expect(planGrid(page)).toContainText(/\d E/)
  // The second page lists the holes without a label.
  expect(await printed(page)).toEqual({ pages: 2, sizes: ['842x595'], images: 1 })
})

test('the plan has the orientation with the larger scale, and its whole legend on one sheet @map', async ({
  page,
  open,
  projects,
}) => {
  // Two pictures at 300 dpi are drawn and read back without a graphics card.
  const pictureTimeout = 120_000
  test.setTimeout(2 * pictureTimeout + 60_000)
  const sheet = printedPlan(page)
  const paper = printedSheets(page).first()
  const scaleOf = async () => Number(await sheet.getAttribute('data-scale'))
  // Orientation and scale are final before the picture is drawn.
  const scaleTurned = async (turn: 'portrait' | 'landscape') => {
    await page.getByLabel('Orientation').selectOption(turn)
    const isTall = () => paper.evaluate((element) => element.clientHeight > element.clientWidth)
    await expect.poll(isTall).toBe(turn === 'portrait')
    return scaleOf()
  }
  const openPlan = async (projectId: string) => {
    const id = projects.find((project) => project.projectId === projectId)?.id ?? ''
    await open(`/projects/${id}/print/map?base=offline`)
    await sheetsAreReady(page, pictureTimeout)
  }
  const hasTheLargerScale = async () => {
    const chosen = await scaleOf()
    expect(chosen).toBeLessThanOrEqual(await scaleTurned('portrait'))
    expect(chosen).toBeLessThanOrEqual(await scaleTurned('landscape'))
  }
  const legendIsOnTheSheet = async () => {
    await expect(sheet).toHaveCount(1)
    expect(await entriesBeyondPlan(page)).toEqual([])
  }
  // A large area with very many legend entries, and a road from south to north.
  await openPlan('NGE-1342')
  await legendIsOnTheSheet()
  await hasTheLargerScale()
  await openPlan('NGE-1187')
  await legendIsOnTheSheet()
  await expect(page.getByLabel('Orientation')).toHaveValue('')
  expect((await printed(page)).sizes).toEqual(['595x842'])
  await hasTheLargerScale()
  // Landscape was chosen last.
  expect((await printed(page)).sizes).toEqual(['842x595'])
})

test('logs side by side are printed from their view, each selected hole on a sheet', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === 'NGE-1187')?.id ?? ''
  const chosen = (await holesOf(client, project)).slice(0, 6)
  await open(`/projects/${project}?view=compare&${chosen.map(({ id }) => `pick=${id}`).join('&')}`)
  await page.getByRole('link', { name: 'Print these logs side by side' }).click()
  await sheetsAreReady(page)
  const names = comparedLogs(page).getByRole('heading', { level: 3 })
  await expect(names).toHaveText(chosen.map(({ locationId }) => locationId))
  await expect(printedSheets(page).first()).toContainText('Sheet 1 of')
  await page.getByLabel('Scale').selectOption('100')
  await expect(comparedLogs(page).first()).toHaveAttribute('data-scale', '100')
  expect(await textsBeyondSheets(page)).toEqual([])
  const { sizes, images } = await printed(page)
  expect({ sizes, images }).toEqual({ sizes: ['842x595'], images: 0 })
})

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
    await expect(printedPlotKey(page)).toContainText('Median')
    expect(await textsBeyondSheets(page)).toEqual([])
    const { images, sizes } = await printed(page)
    expect({ images, sizes }).toEqual({
      images: 0,
      sizes: [['spt', 'qc'].includes(plot) ? '595x842' : '842x595'],
    })
  })

test('without anything to print, a message says what to do', async ({ page, open, projects }) => {
  const project = projects[0]?.id ?? ''
  await open(`/projects/${project}/print/log`)
  await expect(page.getByText('No hole is open or selected.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  await open(`/projects/${project}/print/section`)
  await expect(page.getByText('There is no section line.')).toBeVisible()
  await open(`/projects/${project}/print/poster`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a message states hole and depth of a log with too many sheets; printing is disabled', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const hole = deepest(await holesOf(client, project))
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}&scale=1&turn=landscape`)
  await sheetsAreReady(page)
  await expect(page.getByText(`${hole?.locationId ?? ''}, `)).toContainText('m deep: 1:1 needs')
  const buttons = ['Print or save as PDF', 'Download SVG', 'Download PNG'].map((name) =>
    page.getByRole('button', { name }),
  )
  for (const button of buttons) await expect(button).toBeDisabled()
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}`)
  await sheetsAreReady(page)
  for (const button of buttons) await expect(button).toBeEnabled()
})

test('axe finds nothing on the sheets of a log, light or dark', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const hole = deepest(await holesOf(client, project))
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}`)
  await sheetsAreReady(page)
  expect(await violationsOf(page)).toEqual([])
})

test('a map too large for the graphics card is printed at a lower resolution, which is stated @map', async ({
  page,
  open,
  projects,
}) => {
  await page.addInitScript(() => {
    // Simulates a small graphics card.
    const { prototype } = WebGL2RenderingContext
    const ask = Reflect.get<WebGL2RenderingContext, 'getParameter'>(prototype, 'getParameter')
    prototype.getParameter = function (name: number): unknown {
      return name === this.MAX_TEXTURE_SIZE ? 2048 : ask.call(this, name)
    }
  })
  const road = projects.find(({ projectId }) => projectId === 'NGE-1187')
  await open(`/projects/${road?.id ?? ''}/print/map?base=offline&paper=A3`)
  await sheetsAreReady(page)
  const note = page.getByRole('note').filter({ hasText: 'dpi' })
  await expect(note).toContainText(/draw the map at \d+ dpi, not at 300 dpi/)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  const sheet = printedSheets(page).first()
  await expect(sheet).toContainText(/\d dpi/)
  await expect(sheet).toContainText('78; 2 without coordinates')
})
