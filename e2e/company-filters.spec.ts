import type { Client } from '@groundsheet/client'
import type { PlacedLocation } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, mapIsIdle, mapIsReplaced, test } from './test.ts'

const RADIUS_M = 20_000

const side = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'List beside the map' }).getByRole('button', { name })
const list = (page: Page) => page.getByRole('region', { name: 'List of holes' })
const says = (page: Page, text: string) => list(page).getByRole('status').getByText(text, { exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Holes near the first one with a position, of at least two projects. */
async function holesNear(client: Client) {
  const [first] = await client
    .placedLocations({ near: [-1.5, 53.4], radius: 200_000, limit: 1 })
    .page(null)
    .then(({ data }) => data)
  if (!first || first.longitude === null || first.latitude === null) throw new Error('no hole has a position')
  const near: [number, number] = [first.longitude, first.latitude]
  const include: ('style' | 'tables')[] = ['style', 'tables']
  const holes = await Array.fromAsync(
    client.placedLocations({ near, radius: RADIUS_M, limit: 1000, include }),
  )
  return { holes, near: `${near[0].toFixed(5)},${near[1].toFixed(5)},${RADIUS_M}` }
}

const typeOf = ({ style }: PlacedLocation) => style?.locationType ?? ''
const has = (hole: PlacedLocation, table: string) => hole.tables?.some(({ code }) => code === table) ?? false

test(
  'holes of several projects are filtered by type, data, status and words, with counts',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const { holes, near } = await holesNear(client)
    const all = holes.length
    const type = typeOf(holes[0] ?? ({} as PlacedLocation))
    const ofType = holes.filter((hole) => typeOf(hole) === type)
    expect(ofType.length).toBeLessThan(all)
    await open(`/projects?side=holes&near=${near}`)
    await mapIsReplaced(page)
    await expect(says(page, `${all} holes within 20 km`)).toBeVisible()

    await side(page, 'Filters').click()
    await expect(page.getByText(`Counts are of the ${all} holes within 20 km.`)).toBeVisible()
    const typeBox = group(page, 'Type').getByRole('checkbox', {
      name: new RegExp(`\\b${type} ${ofType.length} holes?$`),
    })
    await typeBox.check()
    await expect(says(page, `${ofType.length} of ${all} holes within 20 km`)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    const logged = ofType.filter((hole) => has(hole, 'ISPT'))
    await group(page, 'Has data for')
      .getByRole('checkbox', { name: new RegExp(`\\bISPT ${logged.length} holes?$`) })
      .check()
    await expect(says(page, `${logged.length} of ${all} holes within 20 km`)).toBeVisible()
    await expect(side(page, 'Filters (2)')).toHaveAttribute('aria-pressed', 'true')

    await page.reload()
    await side(page, 'Holes').click()
    await expect(says(page, `${logged.length} of ${all} holes within 20 km`)).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(says(page, `${all} holes within 20 km`)).toBeVisible()

    const statuses = new Map(projects.map(({ id, status }) => [id, status]))
    const open_ = holes.filter(({ project }) => statuses.get(project.id) === 'open')
    await side(page, 'Filters').click()
    await group(page, 'Status of project')
      .getByRole('checkbox', { name: `Open ${open_.length} hole` })
      .check()
    await expect(says(page, `${open_.length} of ${all} holes within 20 km`)).toBeVisible()
    await group(page, 'Status of project').getByRole('checkbox', { name: /^Open/ }).uncheck()

    const ids = new Set<string>()
    const here = new Set(holes.map(({ id }) => id))
    for await (const { location } of client.search({ q: 'gravel', include: ['location'], limit: 1000 }))
      if (location && here.has(location.id)) ids.add(location.id)
    await page.getByRole('textbox', { name: 'Words in descriptions' }).fill('gravel')
    await expect(says(page, `${ids.size} of ${all} holes within 20 km`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Words in descriptions' }).fill('nothing of this kind')
    await expect(page.getByText('No holes match these filters.')).toBeVisible()
    await page.getByRole('button', { name: `${all} holes without` }).click()
    await expect(says(page, `${all} holes within 20 km`)).toBeVisible()
  },
)

test('the map shows the holes that filters leave, and counts are of those in view @map', async ({
  page,
  open,
  client,
}) => {
  const { holes, near } = await holesNear(client)
  const [longitude = '', latitude = ''] = near.split(',')
  await open(`/projects?side=filters&base=offline&depth=5-&at=5/${latitude}/${longitude}`)
  await mapIsIdle(page)
  await expect(says(page, 'Zoom in to see and list single holes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Final depth ≥ 5 m' })).toBeVisible()

  await open(`/projects?side=filters&base=offline&depth=5-&at=14/${latitude}/${longitude}`)
  await mapIsIdle(page)
  await expect(page.getByText('Counts are of the holes in the map view.')).toBeVisible()
  const drawn = page.locator('[data-hole-count]')
  await expect(
    list(page)
      .getByRole('status')
      .getByText(/^\d+ of \d+ holes in the map view$/),
  ).toBeVisible()
  const some = Number(await drawn.getAttribute('data-hole-count'))
  expect(some).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove filter: Final depth ≥ 5 m' }).click()
  await expect(
    list(page)
      .getByRole('status')
      .getByText(/^\d+ holes in the map view$/),
  ).toBeVisible()
  expect(Number(await drawn.getAttribute('data-hole-count'))).toBeGreaterThan(some)
  expect(holes.length).toBeGreaterThan(0)
  expect(await violationsOf(page)).toEqual([])
})
