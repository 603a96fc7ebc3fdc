import type { Client } from '@groundsheet/client'
import type { PlacedLocation } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { violationsOf } from './axe.ts'
import { importFile } from './export-test.ts'
import { holesOnMap, mapOfTiles } from './map-state.ts'
import type { Service } from './service.ts'
import { siteText, type SiteHole } from './site-file.ts'
import { expect, mapIsIdle, mapIsReplaced, test } from './test.ts'

const RADIUS_M = 10_000
const WORLD: [number, number, number, number] = [-180, -90, 180, 90]

const side = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'List beside the map' }).getByRole('button', { name })
const list = (page: Page) => page.getByRole('region', { name: 'List of holes' })
const summaryText = (page: Page, text: string) =>
  list(page).getByRole('status').getByText(text, { exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Holes of an archived project of the sample company, and of another that is open and stands beside it. */
async function holesOfTwoProjects(service: Service, client: Client) {
  const path = join(service.folder, 'beside.ags')
  const beside: readonly SiteHole[] = [
    ['FB1', 'CP', 252_300, 700_900],
    ['FB2', 'TP', 252_400, 700_900],
  ]
  writeFileSync(path, siteText('NGE-0615', beside, 'Footbridge'))
  importFile(service, path)
  const projects = await Array.fromAsync(client.projects({ include: ['location'] }))
  const place = projects.find(({ status }) => status === 'archived')?.location
  if (!place) throw new Error('no archived project has a position')
  const near: [number, number] = [Number(place.longitude.toFixed(5)), Number(place.latitude.toFixed(5))]
  const include: ('style' | 'tables')[] = ['style', 'tables']
  const holes = await Array.fromAsync(
    client.placedLocations({ near, radius: RADIUS_M, limit: 1000, include }),
  )
  const statuses = new Map(projects.map(({ id, status }) => [id, status]))
  const isOpen = ({ project }: PlacedLocation) => statuses.get(project.id) === 'open'
  return { holes, isOpen, longitude: near[0], latitude: near[1] }
}

const typeOf = ({ style }: PlacedLocation) => style?.locationType ?? ''
const has = (hole: PlacedLocation, table: string) => hole.tables?.some(({ code }) => code === table) ?? false

test('holes of several projects are filtered by type, data, status and words, with counts', async ({
  page,
  open,
  client,
  service,
}) => {
  const { holes, isOpen, longitude, latitude } = await holesOfTwoProjects(service, client)
  const all = holes.length
  const type = typeOf(holes[0] ?? ({} as PlacedLocation))
  const ofType = holes.filter((hole) => typeOf(hole) === type)
  expect(ofType.length).toBeLessThan(all)
  await open(`/projects?side=holes&near=${longitude},${latitude},${RADIUS_M}`)
  await mapIsReplaced(page)
  await expect(summaryText(page, `${all} holes within 10 km`)).toBeVisible()

  await side(page, 'Filters').click()
  await expect(page.getByText(`Counts are of the ${all} holes within 10 km.`)).toBeVisible()
  const typeBox = group(page, 'Type').getByRole('checkbox', {
    name: new RegExp(`\\b${type} ${ofType.length} holes?$`),
  })
  await typeBox.check()
  await expect(summaryText(page, `${ofType.length} of ${all} holes within 10 km`)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const logged = ofType.filter((hole) => has(hole, 'ISPT'))
  await group(page, 'Has data for')
    .getByRole('checkbox', { name: new RegExp(`\\bISPT ${logged.length} holes?$`) })
    .check()
  await expect(summaryText(page, `${logged.length} of ${all} holes within 10 km`)).toBeVisible()
  await expect(side(page, 'Filters (2)')).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await side(page, 'Holes').click()
  await expect(summaryText(page, `${logged.length} of ${all} holes within 10 km`)).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(summaryText(page, `${all} holes within 10 km`)).toBeVisible()

  const others = holes.filter(isOpen)
  expect(others.length).toBeLessThan(all)
  await side(page, 'Filters').click()
  await group(page, 'Status of project')
    .getByRole('checkbox', { name: `Open ${others.length} hole` })
    .check()
  await expect(summaryText(page, `${others.length} of ${all} holes within 10 km`)).toBeVisible()
  await group(page, 'Status of project').getByRole('checkbox', { name: /^Open/ }).uncheck()

  const ids = new Set<string>()
  const here = new Set(holes.map(({ id }) => id))
  for await (const { location } of client.search({ q: 'gravel', include: ['location'], limit: 1000 }))
    if (location && here.has(location.id)) ids.add(location.id)
  await page.getByRole('textbox', { name: 'Words in descriptions' }).fill('gravel')
  await expect(summaryText(page, `${ids.size} of ${all} holes within 10 km`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Words in descriptions' }).fill('nothing of this kind')
  await expect(page.getByText('No holes match these filters.')).toBeVisible()
  await page.getByRole('button', { name: `${all} holes without` }).click()
  await expect(summaryText(page, `${all} holes within 10 km`)).toBeVisible()
})

test('far out, the map shows clusters of holes that filters leave, which the service counts @map', async ({
  page,
  open,
  client,
}) => {
  const all: PlacedLocation[] = await Array.fromAsync(client.placedLocations({ bbox: WORLD, limit: 1000 }))
  const deep = await Array.fromAsync(client.placedLocations({ bbox: WORLD, minDepth: 5, limit: 1000 }))
  expect(deep.length).toBeLessThan(all.length)
  const shown = (n: number, of: number) =>
    `${n === of ? '' : `${n.toLocaleString('en-GB')} of `}${of.toLocaleString('en-GB')} holes in the map ` +
    'view. Zoom in to list individual holes.'
  const tiles: string[] = []
  page.on('request', (request) => {
    if (/\/v1\/tiles\/\d/.test(request.url())) tiles.push(new URL(request.url()).search)
  })
  await open(`/projects?side=filters&base=offline&depth=5-&at=1/55/-3`)
  await mapIsIdle(page)
  await expect(summaryText(page, shown(deep.length, all.length))).toBeVisible()
  await expect(list(page).getByText('Counts are of the holes in the map view.')).toBeVisible()
  await expect(mapOfTiles(page)).toBeVisible()
  expect(new Set(tiles)).toEqual(new Set(['?minDepth=5']))
  const common = (await client.locationCounts({ bbox: WORLD, minDepth: 5 })).types.find(
    ({ type, count }) => /^\w+$/.test(type) && count > 0,
  )
  await group(page, 'Type')
    .getByRole('checkbox', {
      name: new RegExp(`\\b${common?.type} ${common?.count.toLocaleString('en-GB')} holes?$`),
    })
    .check()
  await expect(summaryText(page, shown(common?.count ?? 0, all.length))).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter: Final depth ≥ 5 m' }).click()
  await page.getByRole('button', { name: /^Remove filter: Type/ }).click()
  await expect(summaryText(page, shown(all.length, all.length))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('the map shows the holes that filters leave, and counts are of those in view @map', async ({
  page,
  open,
  client,
  service,
}) => {
  const { longitude, latitude } = await holesOfTwoProjects(service, client)
  await open(`/projects?side=filters&base=offline&depth=5-&at=14/${latitude}/${longitude}`)
  await mapIsIdle(page)
  await expect(page.getByText('Counts are of the holes in the map view.')).toBeVisible()
  await expect(
    list(page)
      .getByRole('status')
      .getByText(/^\d+ of \d+ holes in the map view$/),
  ).toBeVisible()
  const some = await holesOnMap(page)
  expect(some).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove filter: Final depth ≥ 5 m' }).click()
  await expect(
    list(page)
      .getByRole('status')
      .getByText(/^\d+ holes in the map view$/),
  ).toBeVisible()
  expect(await holesOnMap(page)).toBeGreaterThan(some)
  expect(await violationsOf(page)).toEqual([])
})
