import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { PROJECT_COUNT, SHARED_POINT, UNPLACED } from './many-projects.ts'
import { map, mapShowsProjects, middleOfMap } from './map-state.ts'
import { expect, mapIsIdle } from './test.ts'
import { test, rows, firstRow } from './project-list.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Projects at this point' })

async function middleOfMapAtRest(page: Page) {
  await mapIsIdle(page)
  return middleOfMap(page)
}

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
  await expect(rows(page).filter({ hasText: name })).toHaveAttribute('data-highlighted', 'open')
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
  await expect(page.getByText(`${PROJECT_COUNT - UNPLACED} of ${PROJECT_COUNT} projects`)).toBeVisible()
})

test('a phone shows the list first, and the map on request @map', async ({ page, open, many }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/projects', many)
  await expect(page.getByText(`${PROJECT_COUNT} projects`)).toBeVisible()
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
