import { holePanel, tableDrawer } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'
import { openTable, filterOf, column, type Fixtures } from './table-page.ts'

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
