import type { TableRow } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { map, mapCanvas, mapShowsHoles, mapShowsOtherHoles } from './map-state.ts'
import { currentRows } from './page-parts.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, mapIsIdle, mapIsReplaced, test } from './test.ts'

const openTable = (page: Page, code: string) =>
  tableDrawer(page)
    .getByRole('button', { name: new RegExp(`\\b${code} `) })
    .click()
const filterOf = (page: Page) => tableDrawer(page).getByRole('searchbox')
const column = (page: Page, code: string) =>
  tableDrawer(page).getByRole('columnheader', { name: new RegExp(`\\b${code}$`) })

test(
  'a table opens below the map; its filter and order are restored from the address',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const rows = await Array.fromAsync(client.rows(project, 'GEOL'))
    const deep = rows.filter(
      ({ data }) =>
        Number(data.GEOL_TOP) >= 2 && data.GEOL_DESC !== 'x' && /clay/i.test(Object.values(data).join('\n')),
    )
    expect(deep.length).toBeGreaterThan(0)
    await open(`/projects/${project}`)
    await openTable(page, 'GEOL')
    await expect(tableDrawer(page).getByText(`${rows.length} rows`, { exact: true })).toBeVisible()
    await filterOf(page).fill('GEOL_DESC!=x clay GEOL_TOP>=2')
    await expect(tableDrawer(page).getByText(/rows match$/)).toBeVisible()
    await column(page, 'GEOL_TOP').getByRole('button').click()
    await column(page, 'GEOL_TOP').getByRole('button').click()
    await expect(column(page, 'GEOL_TOP')).toHaveAttribute('aria-sort', 'descending')
    const deepest = Math.max(...deep.map(({ data }) => Number(data.GEOL_TOP)))
    const first = tableDrawer(page).getByRole('row').nth(1)
    await expect(first).toContainText(deepest.toFixed(2))
    await page.reload()
    await expect(column(page, 'GEOL_TOP')).toHaveAttribute('aria-sort', 'descending')
    await expect(filterOf(page)).toHaveValue('GEOL_DESC!=x clay GEOL_TOP>=2')
    await expect(first).toContainText(deepest.toFixed(2))
  },
)

/** Rows by hole, in order of depth. */
const fromTheTop = (rows: TableRow[]): TableRow[] =>
  rows.toSorted(
    (a, b) =>
      a.locationId.localeCompare(b.locationId, 'en', { numeric: true }) ||
      Number(a.data.GEOL_TOP) - Number(b.data.GEOL_TOP),
  )

test('loading a long table can be stopped and continued', async ({ page, open, client, projects }) => {
  const { project, rows } = await findLongTable(client, projects)
  const held = Promise.withResolvers<null>()
  await page.route(/\/tables\/SAMP\?.*cursor=/, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(`/projects/${project}?table=SAMP`)
  await tableDrawer(page).getByRole('button', { name: 'Stop' }).click()
  held.resolve(null)
  await expect(tableDrawer(page).getByText(/^1,200 of /)).toBeVisible()
  await tableDrawer(page).getByRole('button', { name: 'Continue' }).click()
  await expect(
    tableDrawer(page).getByText(`${rows.toLocaleString('en-GB')} rows`, { exact: true }),
  ).toBeVisible()
})

/** A project with more samples than fit on two pages. */
async function findLongTable(client: Fixtures['client'], projects: Fixtures['projects']) {
  for (const { id } of projects) {
    const samples = (await client.project(id)).tables.find(({ code }) => code === 'SAMP')
    if (samples && samples.rows > 2000) return { project: id, rows: samples.rows }
  }
  throw new Error('no project of the sample has so many samples')
}

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

type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

/** The last row with a sample as parent; not the first row of its hole. */
async function findDescendant(client: Fixtures['client'], projects: Fixtures['projects']) {
  for (const { id: project } of projects) {
    const { tables } = await client.project(project)
    const code = ['TRIT', 'LNMC', 'LLPL', 'ERES'].find((requested) =>
      tables.some((table) => table.code === requested),
    )
    if (code === undefined) continue
    const rows = await Array.fromAsync(client.rows(project, code))
    const row = rows.findLast(({ parents }) => parents.length > 0)
    const [hole] = await Array.fromAsync(client.locations(project, { locationId: row?.locationId ?? '' }))
    if (hole && row) return { project, hole: hole.id, row }
  }
  throw new Error('the sample has no row with an ancestor')
}

test('a hidden column stays hidden until the columns are reset', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=GEOL`)
  await expect(column(page, 'GEOL_BASE')).toBeVisible()
  await tableDrawer(page)
    .getByRole('button', { name: /^Columns/ })
    .click()
  await page.getByRole('menuitemcheckbox', { name: /\bGEOL_BASE$/ }).click()
  await page.keyboard.press('Escape')
  await expect(column(page, 'GEOL_BASE')).toBeHidden()
  await page.reload()
  await expect(column(page, 'GEOL_TOP')).toBeVisible()
  await expect(column(page, 'GEOL_BASE')).toBeHidden()
  await tableDrawer(page)
    .getByRole('button', { name: /^Columns/ })
    .click()
  await page.getByRole('menuitemcheckbox', { name: 'Default' }).click()
  await page.keyboard.press('Escape')
  await expect(column(page, 'GEOL_BASE')).toBeVisible()
})

test('the panel and the table are resized by keyboard, and keep their sizes', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&table=GEOL`)
  const width = page.getByRole('separator', { name: 'Width of the panel' })
  await width.focus()
  await page.keyboard.press('ArrowLeft')
  const wider = Number(await width.getAttribute('aria-valuenow'))
  await expect.poll(async () => (await holePanel(page).boundingBox())?.width).toBe(wider)
  const height = page.getByRole('separator', { name: 'Height of the table' })
  await height.focus()
  await page.keyboard.press('Home')
  const lowest = Number(await height.getAttribute('aria-valuemin'))
  await expect.poll(async () => (await tableDrawer(page).boundingBox())?.height).toBe(lowest)
  await page.reload()
  await expect.poll(async () => (await holePanel(page).boundingBox())?.width).toBe(wider)
  await expect.poll(async () => (await tableDrawer(page).boundingBox())?.height).toBe(lowest)
})

test('details describe headings and codes, and tables without a code are counted', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  const { codes } = await client.dictionary(project)
  const heading = `${hole?.table ?? ''}_TYPE`
  const meaning = codes[heading]?.[hole?.data[heading] ?? '']
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&tab=details`)
  const details = holePanel(page).getByRole('region', { name: 'Identification' })
  await expect(details.getByText(heading)).toBeVisible()
  await expect(details.getByText(meaning ?? '?').first()).toBeVisible()
  for (const { name } of (await client.project(project)).tables.filter(({ code }) => code === null))
    await expect(
      tableDrawer(page).getByText(new RegExp(`^${name}: .* not published \\(no export code\\)$`)),
    ).toBeAttached()
})

test('a key without tables:read shows the hole, and a message gives the reason', async ({
  page,
  open,
  service,
  client,
  projects,
}) => {
  const { key } = service.createKey({ scopes: 'projects:read,locations:read' })
  const [hole] = await Array.fromAsync(client.locations(projects[0]?.id ?? ''))
  await open(`/projects/${projects[0]?.id ?? ''}?hole=${hole?.id ?? ''}`, key)
  await expect(holePanel(page).getByText(/cannot view data tables/)).toBeVisible()
  await expect(tableDrawer(page)).toBeHidden()
})

for (const width of [1440, 390]) {
  test(`axe finds nothing in tables at ${width} px, light or dark`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { project, hole, row } = await findDescendant(client, projects)
    await open(`/projects/${project}?table=GEOL`)
    await tableDrawer(page).getByRole('gridcell').nth(2).click()
    await mapIsReplaced(page)
    expect(await violationsOf(page, tableDrawer(page))).toEqual([])
    await open(`/projects/${project}?hole=${hole}&tab=${row.table}`)
    await expect(holePanel(page).getByRole('grid')).toBeVisible()
    // On a phone an open hole covers the map.
    if (width > 390) await mapIsReplaced(page)
    expect(await violationsOf(page, holePanel(page))).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the example in the filter of a table is not cut off', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=GEOL`)
  const field = page.getByPlaceholder(/^Filter: /)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(field).toBeVisible()
    const { room, text } = await field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      context.font = font
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return { room: input.clientWidth - padding, text: context.measureText(input.placeholder).width }
    })
    expect(room).toBeGreaterThanOrEqual(text)
  }
})

test('tables are named in plain words, the frequent ones first, or by their AGS headings', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await mapIsReplaced(page)
  const drawer = tableDrawer(page)
  const tables = drawer.getByRole('group', { name: 'Tables', exact: true })
  const strata = tables.getByRole('button', { name: /GEOL/ })
  await expect(strata).toHaveText(/^Strata/)
  const names = await tables.getByRole('button').allInnerTexts()
  expect(names.slice(0, 2)).toEqual([expect.stringMatching(/^Holes/), expect.stringMatching(/^Strata/)])
  await strata.click()
  const top = drawer.getByRole('columnheader', { name: /GEOL_TOP/ })
  await expect(top).toHaveText(/^Depth to .+ \(m\) GEOL_TOP$/)
  await drawer.getByRole('button', { name: 'AGS headings' }).click()
  await expect(top).toHaveText(/^GEOL_TOP Depth to .+ \(m\)$/)
  await expect(strata).toHaveText(/^GEOL/)
  await page.reload()
  await expect(strata).toHaveText(/^GEOL/)
  await drawer.getByRole('button', { name: 'AGS headings' }).click()
})
