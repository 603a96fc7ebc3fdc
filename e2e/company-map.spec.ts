import type { Client } from '@groundsheet/client'
import type { PlacedLocation } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { holesOnMap, mapOfTiles, mapShowsHoles } from './map-state.ts'
import { holePanel, searchField } from './regions.ts'
import { expect, mapIsIdle, mapIsReplaced, test } from './test.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'List of holes' }).getByRole('row')

/** A hole with a position, and its place as texts of an address. */
async function placedHole(client: Client) {
  for await (const hole of client.placedLocations({ limit: 1000 })) {
    const { latitude, longitude } = hole
    if (latitude !== null && longitude !== null) return { hole, latitude, longitude }
  }
  throw new Error('no hole has a position')
}

const nameOf = ({ project }: PlacedLocation) => project.projectName

test('far out holes are counted together, and nearer each is drawn, listed and in the legend @map', async ({
  page,
  open,
  client,
}) => {
  const { hole, latitude, longitude } = await placedHole(client)
  await open('/projects?side=holes&base=offline')
  await mapIsIdle(page)
  const counted = page
    .getByRole('status')
    .getByText(/\d holes? in the map view\. Zoom in to list individual holes\./)
  await expect(counted).toBeVisible()
  await expect(mapOfTiles(page)).toBeVisible()
  await mapShowsHoles(page, 0)

  await open(`/projects?side=holes&base=offline&at=15/${latitude.toFixed(5)}/${longitude.toFixed(5)}`)
  await mapIsIdle(page)
  const listed = page.getByRole('status').getByText(/\d holes? in the map view/)
  await expect(listed).toBeVisible()
  const row = rows(page).filter({ has: page.getByRole('button', { name: hole.locationId, exact: true }) })
  await expect(row.getByRole('cell', { name: nameOf(hole), exact: true })).toBeVisible()
  await page.getByText('Legend', { exact: true }).click()
  const legend = page.getByRole('group', { name: 'Legend', exact: true })
  await expect(legend.getByRole('listitem').first()).toBeVisible()
  await legend.getByRole('combobox', { name: 'Colour' }).selectOption('By project')
  await expect(legend.getByRole('listitem').filter({ hasText: nameOf(hole) })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('colour')).toBe('project')
  expect(await violationsOf(page)).toEqual([])
})

test('the front page is the map of all holes, counted far out, with a key of their colours @map', async ({
  page,
  open,
}) => {
  await open('/projects?base=offline')
  await mapIsIdle(page)
  await expect(mapOfTiles(page)).toBeVisible()
  const inView = page.getByRole('region', { name: 'Holes in view' })
  await expect(inView.getByRole('status')).toHaveText('Zoom in to see and list individual holes.')
  await page.getByText('Legend', { exact: true }).click()
  const legend = page.getByRole('group', { name: 'Legend', exact: true })
  await expect(legend.getByRole('listitem').first()).toContainText('Several holes, with their number')
  await legend.getByRole('combobox', { name: 'Colour' }).selectOption('By depth')
  await expect(legend.getByRole('listitem').last()).toHaveText('Depth not stated')
  expect(new URL(page.url()).searchParams.get('colour')).toBe('depth')
  expect(await violationsOf(page)).toEqual([])
})

test('nearer, projects in view and then holes in view are listed beside the map @map', async ({
  page,
  open,
  client,
}) => {
  const { hole, latitude, longitude } = await placedHole(client)
  const inView = page.getByRole('region', { name: 'Holes in view' })
  const legend = page.getByRole('group', { name: 'Legend', exact: true })
  await open(`/projects?base=offline&colour=depth&at=15/${latitude.toFixed(5)}/${longitude.toFixed(5)}`)
  await mapIsIdle(page)
  await expect(mapOfTiles(page)).toHaveCount(0)
  const projects = page.getByRole('region', { name: 'List of projects' })
  await expect(projects.getByRole('checkbox', { name: 'In map view only' })).toBeChecked()
  await expect(projects.getByRole('link', { name: nameOf(hole) })).toBeVisible()
  await expect(inView.getByRole('status')).toHaveText(/^\d+ holes? in the map view$/)
  await expect(inView.getByRole('button', { name: hole.locationId, exact: true })).toBeVisible()
  const drawn = await holesOnMap(page)
  await page.getByText('Legend', { exact: true }).click()
  const entries = await legend.getByRole('listitem').allInnerTexts()
  const counts = entries.map((entry) => entry.split('\n').at(-1))
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(drawn)
  expect(await violationsOf(page)).toEqual([])
  await projects.getByRole('checkbox', { name: 'In map view only' }).uncheck()
  expect(new URL(page.url()).searchParams.get('only')).toBe('all')
})

test(
  'holes near a place are listed nearest first, a hole opens there, and its project is one step away',
  { tag: '@daily' },
  async ({ page, open, client }) => {
    const { hole, latitude, longitude } = await placedHole(client)
    await open('/projects')
    await mapIsReplaced(page)
    const field = searchField(page)
    await field.fill('nowhere at all')
    await expect(page.getByText('Nothing found for “nowhere at all”.')).toBeVisible()
    await field.fill(`${latitude}, ${longitude}`)
    await field.press('Enter')

    const near = await Array.fromAsync(client.placedLocations({ near: [longitude, latitude], limit: 1000 }))
    await expect(page.getByRole('status').getByText(`${near.length} holes within 1 km`)).toBeVisible()
    expect(await rows(page).nth(1).getByRole('button').textContent()).toBe(near[0]?.locationId)
    expect(await rows(page).nth(2).getByRole('button').textContent()).toBe(near[1]?.locationId)
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('combobox', { name: 'Radius' }).selectOption('100 m')
    const within = near.filter(({ distance = 0 }) => distance <= 100).length
    await expect(page.getByRole('status').getByText(`${within} hole`)).toBeVisible()
    await rows(page).nth(1).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(holePanel(page).getByRole('heading', { name: hole.locationId, exact: true })).toBeVisible()
    await expect(holePanel(page).getByText(nameOf(hole), { exact: true })).toBeVisible()
    await expect(holePanel(page).getByRole('tab').first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await page.reload()
    await expect(holePanel(page).getByRole('heading', { name: hole.locationId, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(1)).toBeVisible()
    await page.goBack()
    await holePanel(page).getByRole('link', { name: 'Open project' }).click()
    await expect(page).toHaveURL(new RegExp(`/projects/${hole.project.id}\\?.*hole=${hole.id}`))
    await expect(page.getByRole('heading', { level: 1, name: nameOf(hole) })).toBeVisible()
  },
)

test('arrow keys go from hole to hole, and the log of one among all projects is printed', async ({
  page,
  open,
  client,
}) => {
  const { hole, latitude, longitude } = await placedHole(client)
  await open(`/projects?side=holes&near=${longitude.toFixed(5)},${latitude.toFixed(5)},5000`)
  await rows(page).nth(1).getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await holePanel(page).getByRole('link', { name: 'Print this log' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${hole.project.id}/print/log\\?.*hole=${hole.id}`))
})
