import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { mapShowsHoles, middleOfMap } from './map-state.ts'
import { readPicture } from './read-picture.ts'
import { holePanel } from './regions.ts'
import { importSite, siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** Holes in a square of a metre to a hole, whose middle is at CENTRE: more than a map draws one by one. */
const HOLES_PER_SIDE = 143
const HOLE_COUNT = HOLES_PER_SIDE * HOLES_PER_SIDE
const CENTRE = { easting: 430_000, northing: 433_500 }
const MIDDLE = `P${(HOLE_COUNT + 1) / 2}`
const COMPANY = 'One Crowded Site'
/**
 * Its id, which follows from its name, begins with twenty digits: the map's library would take it for a
 * number.
 */
const DIGITS = 'P11904'

function crowdedSite(): string {
  const holes = Array.from({ length: HOLE_COUNT }, (_, index) => {
    const east = CENTRE.easting + (index % HOLES_PER_SIDE) - (HOLES_PER_SIDE - 1) / 2
    const north = CENTRE.northing + Math.floor(index / HOLES_PER_SIDE) - (HOLES_PER_SIDE - 1) / 2
    return [`P${index + 1}`, 'TP', east, north] as const
  })
  return siteText('CROWD', holes, 'Crowded site')
}

async function pressMiddle(page: Page): Promise<void> {
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x, y)
}

const zoomOf = (page: Page) =>
  Number(decodeURIComponent(new URL(page.url()).searchParams.get('at') ?? '').split('/')[0])

/** How many pixels about the middle of the map have a colour, or nearly. */
async function pixelsOf(page: Page, colour: string): Promise<number> {
  const { x, y } = await middleOfMap(page)
  const clip = { x: x - 12, y: y - 12, width: 24, height: 24 }
  const { data } = await readPicture(page, await page.screenshot({ clip }))
  const expected = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const isNear = (pixel: number) =>
    expected.every((value, part) => Math.abs((data[pixel * 4 + part] ?? 0) - value) < 12)
  return Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(isNear).length
}

test(`${HOLE_COUNT} holes are drawn as clusters that expand on a click, and singly when zoomed in`, async ({
  page,
  open,
  service,
}) => {
  test.setTimeout(180_000)
  const { client, key, project, hole } = await importSite(
    service,
    COMPANY,
    crowdedSite(),
    '--crs',
    'EPSG:27700',
  )
  const at = (zoom: number, { latitude, longitude }: Location) =>
    `/projects/${project}?at=${zoom}/${latitude ?? ''}/${longitude ?? ''}`
  const middle = await hole(MIDDLE)
  await open(at(12, middle), key)
  await mapShowsHoles(page, HOLE_COUNT, { timeout: 60_000 })
  await mapIsIdle(page)
  const panel = holePanel(page)

  await pressMiddle(page)
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(12.5)
  await expect(panel).toBeHidden()

  await open(at(20, middle), key)
  await mapIsIdle(page)
  await pressMiddle(page)
  await expect(panel.getByRole('heading', { name: MIDDLE, exact: true })).toBeVisible()

  const digits = await hole(DIGITS)
  expect(digits.id).toMatch(/^\d{20}/)
  await open(at(20, digits), key)
  await mapIsIdle(page)
  await pressMiddle(page)
  await expect(panel.getByRole('heading', { name: DIGITS, exact: true })).toBeVisible()

  const [{ style } = {}] = await Array.fromAsync(
    client.locations(project, { locationId: DIGITS, include: ['style'] }),
  )
  const colour = style?.markerColor ?? ''
  await open(at(12, digits), key)
  await mapIsIdle(page)
  expect(await pixelsOf(page, colour)).toBe(0)
  await open(`${at(12, digits)}&hole=${digits.id}`, key)
  await mapIsIdle(page)
  await expect.poll(() => pixelsOf(page, colour)).toBeGreaterThan(5)
})
