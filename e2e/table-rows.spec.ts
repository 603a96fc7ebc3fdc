import type { TableRow } from '@groundsheet/contract'
import { map, mapCanvas, mapShowsHoles, mapShowsOtherHoles } from './map-state.ts'
import { currentRows } from './page-parts.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, mapIsIdle, test } from './test.ts'
import { openTable, filterOf, findDescendant } from './table-page.ts'

/** Rows by hole, in order of depth. */
const fromTheTop = (rows: TableRow[]): TableRow[] =>
  rows.toSorted(
    (a, b) =>
      a.locationId.localeCompare(b.locationId, 'en', { numeric: true }) ||
      Number(a.data.GEOL_TOP) - Number(b.data.GEOL_TOP),
  )

test('selected rows highlight their holes; the map can be limited to holes with matching rows @map', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const rows = await Array.fromAsync(client.rows(project, 'GEOL'))
  const holes = await Array.fromAsync(client.locations(project))
  const top = rows.find(({ data }) => Number(data.GEOL_TOP) > 5)?.data.GEOL_TOP ?? '?'
  const names = new Set(rows.filter(({ data }) => data.GEOL_TOP === top).map(({ locationId }) => locationId))
  const placed = holes.filter(
    ({ locationId, latitude, mapPlacement }) =>
      names.has(locationId) && (mapPlacement !== null || latitude !== null),
  ).length
  await open(`/projects/${project}?table=GEOL`)
  await mapIsIdle(page)
  await filterOf(page).fill(`GEOL_TOP=${top}`)
  await expect(tableDrawer(page).getByText(/rows? match$|of \d+ rows match$/)).toBeVisible()
  await tableDrawer(page).getByRole('checkbox', { name: 'Only matching holes on the map' }).check()
  await mapShowsHoles(page, placed)
  await tableDrawer(page).getByRole('gridcell').nth(1).click()
  await expect(tableDrawer(page).getByText('1 hole highlighted')).toBeVisible()
  await page.reload()
  await mapShowsHoles(page, placed)
  await tableDrawer(page).getByRole('button', { name: 'Close the table' }).click()
  await mapShowsOtherHoles(page, placed)
})

test('the hole of a row opens beside its table, by mouse and by keyboard', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [first] = fromTheTop(await Array.fromAsync(client.rows(project, 'GEOL')))
  const name = first?.locationId ?? ''
  await open(`/projects/${project}?table=GEOL`)
  await tableDrawer(page)
    .getByRole('button', { name: `Open ${name}`, exact: true })
    .first()
    .click()
  await expect(holePanel(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(holePanel(page).getByRole('tab', { name: /GEOL/ })).toHaveAttribute('aria-selected', 'true')
  await holePanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(holePanel(page)).toBeHidden()
  await tableDrawer(page).getByRole('grid').focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Enter')
  await expect(holePanel(page).getByRole('heading', { name, exact: true })).toBeVisible()
})

test('the map is resized when a table opens and closes @map', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await mapIsIdle(page)
  const heights = () =>
    Promise.all([mapCanvas(page), map(page)].map(async (part) => (await part.boundingBox())?.height))
  const [whole] = await heights()
  await openTable(page, 'GEOL')
  await expect.poll(async () => (await heights())[1]).toBeLessThan(whole ?? 0)
  const [, smaller] = await heights()
  await expect.poll(heights).toEqual([smaller, smaller])
  await mapIsIdle(page)
  await tableDrawer(page).getByRole('button', { name: 'Close the table' }).click()
  await expect.poll(heights).toEqual([whole, whole])
})

test('a test links to its sample, whose row is marked; Back returns to the test', async ({
  page,
  open,
  client,
  projects,
}) => {
  const { project, hole, row } = await findDescendant(client, projects)
  const parent = row.parents.at(-1)
  if (!parent) throw new Error('the row has no ancestor')
  await open(`/projects/${project}?hole=${hole}&tab=${row.table}`)
  await holePanel(page)
    .getByRole('button', { name: new RegExp(`show its row in .*\\b${parent.table}\\b`) })
    .last()
    .click()
  await expect(holePanel(page).getByRole('tab', { name: new RegExp(parent.table) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const marked = currentRows(holePanel(page))
  const keys = Object.entries(parent.keys).flatMap(([code, value]) => (code === 'LOCA_ID' ? [] : [value]))
  const isTheSample = () => expect(marked).toContainText(new RegExp(keys.join('[^]*')))
  await isTheSample()
  const address = page.url()
  await page.reload()
  await isTheSample()
  await holePanel(page).getByRole('button', { name: 'Export rows' }).focus()
  await page.keyboard.press('Tab')
  await expect(marked.getByRole('gridcell', { selected: true })).toBeVisible()
  expect(page.url(), 'the keyboard came to the table, and chose nothing').toBe(address)
  await page.goBack()
  await expect(holePanel(page).getByRole('tab', { name: new RegExp(row.table) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
