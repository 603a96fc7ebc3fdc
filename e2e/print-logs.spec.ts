import {
  comparedLogs,
  logDescriptions,
  logFigures,
  logHeads,
  printedSheets,
  sheetsAreReady,
} from './printed-sheets.ts'
import { textsBeyondSheets } from './sheet-measures.ts'
import { expect, test } from './test.ts'
import { holesOf, deepest, printed } from './print-page.ts'

test(
  'a log of 32 m has four sheets with tables below the columns, and no truncated description',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
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
    await expect(logFigures(page).filter({ hasText: /N=\d+ ?\(\d+,\d+\/\d+,\d+,\d+,\d+\)/ })).not.toHaveCount(
      0,
    )
    // No text extends beyond its sheet.
    expect(await textsBeyondSheets(page)).toEqual([])
  },
)

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

test('logs side by side are printed from their view, each selected hole on a sheet', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === 'NGE-1187')?.id ?? ''
  const selected = (await holesOf(client, project)).slice(0, 6)
  await open(`/projects/${project}?view=compare&${selected.map(({ id }) => `pick=${id}`).join('&')}`)
  await page.getByRole('link', { name: 'Print these logs side by side' }).click()
  await sheetsAreReady(page)
  const names = comparedLogs(page).getByRole('heading', { level: 3 })
  await expect(names).toHaveText(selected.map(({ locationId }) => locationId))
  await expect(printedSheets(page).first()).toContainText('Sheet 1 of')
  await page.getByLabel('Scale').selectOption('100')
  await expect(comparedLogs(page).first()).toHaveAttribute('data-scale', '100')
  expect(await textsBeyondSheets(page)).toEqual([])
  const { sizes, images } = await printed(page)
  expect({ sizes, images }).toEqual({ sizes: ['842x595'], images: 0 })
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
