import { violationsOf } from './axe.ts'
import { logColumns, printedSheets, sheetsAreReady } from './printed-sheets.ts'
import { pxOfLogMetre } from './sheet-measures.ts'
import { expect, test } from './test.ts'
import { PX_PER_MM, holesOf, deepest, printed } from './print-page.ts'

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
  expect((await metre()) / PX_PER_MM).toBeCloseTo(20, 1)
  await page.getByLabel('Scale').selectOption('100')
  await expect(page).toHaveURL(/[?&]scale=100/)
  await expect(logColumns(page).first()).toHaveAttribute('data-scale', '100')
  expect((await metre()) / PX_PER_MM).toBeCloseTo(10, 1)
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
  const selected = logged.slice(0, 3)
  const pick = selected.map(({ id }) => `pick=${id}`).join('&')
  await open(`/projects/${project}/print/log?of=chosen&paper=A3&turn=landscape&${pick}`)
  await sheetsAreReady(page)
  await page.getByLabel('Title').fill('Factual report')
  await expect(page).toHaveURL(/title=Factual\+report/)
  const sheets = printedSheets(page)
  await expect(sheets.first()).toContainText('Factual report')
  for (const { locationId } of selected)
    await expect(sheets.filter({ hasText: 'Sheet 1 of' }).filter({ hasText: locationId })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Legend', exact: true })).toHaveCount(1)
  await expect(sheets.last()).toContainText('Key to logs')
  expect(await printed(page)).toEqual({ pages: await sheets.count(), sizes: ['1191x842'], images: 0 })
})

test('without anything to print, a message states what to do', async ({ page, open, projects }) => {
  const project = projects[0]?.id ?? ''
  await open(`/projects/${project}/print/log`)
  await expect(page.getByText('No hole is open or selected.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  await open(`/projects/${project}/print/section`)
  await expect(page.getByText('There is no section line.')).toBeVisible()
  await open(`/projects/${project}/print/poster`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('axe finds nothing on the sheets of a log, light or dark', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const hole = deepest(await holesOf(client, project))
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}`)
  await sheetsAreReady(page)
  expect(await violationsOf(page)).toEqual([])
})
