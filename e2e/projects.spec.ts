import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { importManyProjects, MANY, SHARED_POINT, UNPLACED } from './many-projects.ts'
import { map, mapShowsProjects, middleOfMap } from './map-state.ts'
import { markedWords, scrollerOf } from './page-parts.ts'
import { searchField } from './regions.ts'
import { expect, mapIsIdle, test as base } from './test.ts'

/** `many`: a key with access to hundreds of projects. */
const test = base.extend<object, { many: string }>({
  many: [({ service }, use) => use(importManyProjects(service)), { scope: 'worker', timeout: 120_000 }],
})

const rows = (page: Page) => page.getByRole('table').getByRole('row')
const firstRow = (page: Page) => rows(page).nth(1)
const card = (page: Page) => page.getByRole('region', { name: 'Projects at this point' })

async function middleOfMapAtRest(page: Page) {
  await mapIsIdle(page)
  return middleOfMap(page)
}

test('a project is found while typing; Enter lists what was found, and the address has the search', async ({
  page,
  open,
  projects,
}) => {
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
})

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

test('at 1024 px the map is beside the list, with half of the width @map', async ({ page, open }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open('/projects')
  await mapIsIdle(page)
  const box = await map(page).boundingBox()
  expect(box?.width).toBeGreaterThan(400)
  expect(box?.height).toBeGreaterThan(600)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('hundreds of projects load page by page, and only visible ones are in the DOM @map', async ({
  page,
  open,
  many,
}) => {
  await open('/projects', many)
  await expect(page.getByText(`${MANY} projects`)).toBeVisible()
  await mapShowsProjects(page, MANY - UNPLACED)
  await expect(page.getByText(`${UNPLACED} projects without coordinates`)).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Reference' }).click()
  await expect(firstRow(page)).toContainText('MS-1')
  await scrollerOf(page.getByRole('table')).evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await expect(page.getByText(`MS-${MANY}`, { exact: true })).toBeVisible()
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

test('a status filters the list and the map together @map', async ({ page, open, projects }) => {
  await open('/projects')
  const archived = projects.filter(({ status }) => status === 'archived')
  await page.getByRole('button', { name: /^Archived/ }).click()
  await expect(page.getByText(`${archived.length} of ${projects.length} projects`)).toBeVisible()
  await mapShowsProjects(page, archived.length)
  await expect(page.getByText(archived[0]?.projectName ?? '', { exact: true })).toBeVisible()
  expect(page.url()).toContain('status=archived')
})

test('without holes, a marker highlights its row, and a click shows its project with a link @map', async ({
  page,
  open,
  client,
  service,
}) => {
  const [project] = await Array.fromAsync(client.projects({ include: ['location'] }))
  const { latitude = 0, longitude = 0 } = project?.location ?? {}
  const name = project?.projectName ?? ''
  const { key } = service.createKey({ scopes: 'projects:read' })
  await open(`/projects?at=9/${latitude}/${longitude}`, key)
  const { x, y } = await middleOfMapAtRest(page)
  await page.mouse.move(x, y)
  await expect(rows(page).filter({ hasText: name })).toHaveAttribute('data-highlighted', 'hovered')
  await page.mouse.click(x, y)
  await expect(card(page).getByRole('heading', { name })).toBeVisible()
  await expect(rows(page).filter({ hasText: name })).toHaveAttribute('data-highlighted', 'selected')
  await page.reload()
  await expect(card(page).getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(card(page)).toBeHidden()
  await page.goForward()
  await card(page).getByRole('link', { name: 'Open project' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${project?.id ?? ''}`))
})

test('a click splits a cluster, and of holes at one point one is opened, with its project @map', async ({
  page,
  open,
  many,
}) => {
  const { latitude, longitude } = SHARED_POINT
  await open(`/projects?at=6/${latitude}/${longitude}`, many)
  const { x, y } = await middleOfMapAtRest(page)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/at=(7|8|9|10)/)
  await page.goto(page.url().replace(/at=[^&]*/, `at=13/${latitude}/${longitude}`))
  const middle = await middleOfMapAtRest(page)
  await page.mouse.click(middle.x, middle.y)
  // Nearer, the holes of these projects are in place of their dots.
  const choice = page.getByRole('dialog', { name: '2 holes here' })
  await choice.getByRole('button').first().click()
  await expect(page.getByRole('link', { name: 'Open project' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leeds site [13]$/)
})

test('on request only projects in the map view are listed, and the list follows the map @map', async ({
  page,
  open,
  many,
}) => {
  await open('/projects?at=9/50.72/-3.53', many)
  await mapIsIdle(page)
  await page.getByRole('checkbox', { name: 'In map view only' }).check()
  await expect(page.getByText(/^\d+ of 210 projects$/)).toBeVisible()
  await expect(firstRow(page)).toContainText('Exeter')
  await expect(page.getByText('Leeds site', { exact: false })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all projects' }).click()
  await expect(page.getByText(`${MANY - UNPLACED} of ${MANY} projects`)).toBeVisible()
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

test('a phone shows the list first, and the map on request @map', async ({ page, open, many }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/projects', many)
  await expect(page.getByText(`${MANY} projects`)).toBeVisible()
  await expect(map(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Reference')
  await page.getByRole('button', { name: 'Map' }).click()
  await mapIsIdle(page)
  expect((await axe(page).analyze()).violations).toEqual([])
  await page.goBack()
  await expect(map(page)).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
