import { PROJECT_COUNT, UNPLACED } from './many-projects.ts'
import { mapShowsProjects } from './map-state.ts'
import { markedWords, scrollerOf } from './page-parts.ts'
import { searchField } from './regions.ts'
import { importSite, siteText } from './site-file.ts'
import { expect } from './test.ts'
import { test, rows, firstRow } from './project-list.ts'

test(
  'a project is found while typing; Enter lists what was found, and the address has the search',
  { tag: '@daily' },
  async ({ page, open, projects }) => {
    await open('/projects')
    await expect(page.getByText(`${projects.length} projects`)).toBeVisible()
    const search = searchField(page)
    await search.click()
    await page.keyboard.type('aberFOYLE', { delay: 40 })
    await expect(markedWords(page.getByRole('group', { name: 'Projects' }))).toHaveText(['Aberfoyle'])
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 project matching “aberFOYLE”')).toBeVisible()
    await expect(search).toBeFocused()
    await expect(markedWords(rows(page))).toHaveText(['Aberfoyle'])
    await page.reload()
    await expect(search).toHaveValue('aberFOYLE')
    await expect(page.getByText('1 project matching “aberFOYLE”')).toBeVisible()
    await search.fill('nothing of the kind')
    await expect(page.getByText('Nothing found for “nothing of the kind”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${projects.length} projects`, { exact: true })).toBeVisible()
  },
)

test('a project is found by its client and by a hole, and opens with the holes found', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ client }) => client !== null) ?? projects[0]
  if (!project) throw new Error('there is no project')
  const { id, projectName, client: company } = project
  await open('/projects')
  await searchField(page).fill(company ?? '')
  await page.getByRole('option', { name: /^List all/ }).click()
  await expect(page.getByRole('cell', { name: company ?? '', exact: true }).first()).toBeVisible()
  const link = page.getByRole('link', { name: projectName })
  await expect(link).toBeVisible()

  const [hole] = await Array.fromAsync(client.locations(id))
  const name = hole?.locationId ?? ''
  const found = await Array.fromAsync(client.projects({ search: name }))
  await searchField(page).fill(name.toLowerCase())
  await expect(page.getByRole('option', { name: /^List all/ })).toContainText(name.toLowerCase())
  await page.getByRole('option', { name: /^List all/ }).click()
  await expect(page.getByText(`${found.length} project`)).toBeVisible()
  await expect(link).toContainText(new RegExp(`Holes? .*${name}`))
  await link.click()
  await expect(searchField(page)).toHaveValue(name.toLowerCase())
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name)
})

test('all holes are counted, and columns without values are left out', async ({
  page,
  open,
  client,
  many,
  projects,
}) => {
  await open('/projects')
  const counts = await Promise.all(
    projects.map(async ({ id }) => (await Array.fromAsync(client.locations(id, { limit: 1000 }))).length),
  )
  const sum = counts.reduce((total, count) => total + count, 0)
  await expect(page.getByText(`${sum.toLocaleString('en-GB')} holes`, { exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Client' })).toBeVisible()
  await open('/projects', many)
  await expect(firstRow(page)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Engineer' })).toHaveCount(0)
})

test('hundreds of projects load page by page, and only visible ones are in the DOM @map', async ({
  page,
  open,
  many,
}) => {
  await open('/projects', many)
  await expect(page.getByText(`${PROJECT_COUNT} projects`)).toBeVisible()
  await mapShowsProjects(page, PROJECT_COUNT - UNPLACED)
  await expect(page.getByText(`${UNPLACED} projects without coordinates`)).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Reference' }).click()
  await expect(firstRow(page)).toContainText('MS-1')
  await scrollerOf(page.getByRole('table')).evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await expect(page.getByText(`MS-${PROJECT_COUNT}`, { exact: true })).toBeVisible()
})

test('the list is ordered by any column, and the order is in the address', async ({ page, open, many }) => {
  await open('/projects', many)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(firstRow(page)).toContainText('Mar 2024')
  await expect(page.getByRole('columnheader', { name: 'Start' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(firstRow(page)).toContainText('Mar 2000')
  await page.reload()
  await expect(firstRow(page)).toContainText('Mar 2000')
  expect(page.url()).toContain('sort=start')
})

test('arrow keys move from project to project, and Enter opens', async ({ page, open, projects }) => {
  await open('/projects?sort=name')
  const names = projects.map(({ projectName }) => projectName).sort()
  await page.getByRole('link', { name: names[0] ?? '' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: names[1] ?? '' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: names[1] ?? '' })).toBeVisible()
})

test('on a phone a project without a client has no gap in place of it', async ({ page, service, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const holes = [['BH1', 'CP', 430_000, 433_500]] as const
  const withClient = siteText('CLIENT', holes)
    .replace('"PROJ_NAME"', '"PROJ_NAME","PROJ_CLNT"')
    .replace('"UNIT","",""', '"UNIT","","",""')
    .replace('"TYPE","ID","X"', '"TYPE","ID","X","X"')
    .replace('"DATA","CLIENT","CLIENT"', '"DATA","CLIENT","CLIENT","Client Ltd"')
  await importSite(service, 'Some Clients', withClient, '--crs', 'EPSG:27700')
  const without = siteText('NOCLIENT', holes)
  const { key } = await importSite(service, 'Some Clients', without, '--crs', 'EPSG:27700')
  await open('/projects', key)
  const card = page.getByRole('row', { name: /NOCLIENT/ })
  const [status, count] = [card.getByText('Open'), card.getByText('1 hole')]
  await expect(count).toBeVisible()
  await expect(page.getByText('Client Ltd')).toBeVisible()
  const [left, right] = [await status.boundingBox(), await count.boundingBox()]
  expect((right?.x ?? NaN) - (left?.x ?? NaN) - (left?.width ?? NaN)).toBeLessThan(16)
})
