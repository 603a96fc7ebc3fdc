import type { Locator, Page } from '@playwright/test'
import { attribution, edgeControls, townsLine } from './map-controls.ts'
import { pixelsOf, test } from './map-plan.ts'
import { map } from './map-state.ts'
import { expect, mapIsIdle } from './test.ts'

/** The colour of names on the ground, light and dark. */
const INK = { light: [111, 107, 94], dark: [139, 151, 148] } as const

/** An online basemap of one colour. */
const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#ddeedd' } }],
}

/** Leeds in the middle of the map, and no hole near it. */
const LEEDS = 'at=10/53.79648/-1.54785'

for (const scheme of ['light', 'dark'] as const)
  test(`the offline map shows towns, ${scheme}, with the attribution of the list`, async ({
    page,
    plan,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(`/projects/${plan.project}?base=offline&${LEEDS}`, plan.key)
    await mapIsIdle(page)
    const dotSize = async () => (await pixelsOf(page, INK[scheme], 8, 8)).flat().filter(Boolean).length
    // Fetched once the map is drawn.
    await expect.poll(dotSize).toBeGreaterThanOrEqual(4)
    await mapIsIdle(page)
    const dot = await dotSize()
    const around = (await pixelsOf(page, INK[scheme], 160, 80)).flat().filter(Boolean).length
    expect(around).toBeGreaterThan(dot + 40)
    await expect(attribution(page)).toContainText('GeoNames')
  })

test('the list of towns is fetched after the offline map is drawn, and cached by the browser', async ({
  page,
  plan,
  open,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse(/\/assets\/places-.*\.tsv$/)
  await open(`/projects/${plan.project}?base=offline&${LEEDS}`, plan.key)
  const list = await answered
  expect(list.headers()['cache-control']).toContain('immutable')
  expect(Number(list.headers()['content-length'])).toBeLessThan(110_000)
  const isTowns = (path: string) => path.includes('/places-')
  // The map library and the holes were loaded before.
  const isOpening = (path: string) =>
    /\/(?:maplibre-gl|project-map)[^/]*\.js$|\/projects\/\w+\/map$/.test(path)
  expect(requested.findIndex(isTowns)).toBeGreaterThan(requested.findIndex(isOpening))
  expect(
    requested
      .slice(requested.findIndex(isTowns))
      .filter(isOpening)
      .filter((path) => path.endsWith('.js')),
  ).toEqual([])
})

/** West of Machynlleth, too close to name it on the map. */
const DYFI = 'at=16/52.5945/-3.866'

const nearest = (page: Page) => page.getByRole('list', { name: 'Nearest towns' })

test('a view without a named town gives the distances of the nearest ones, until one is named', async ({
  page,
  plan,
  open,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open(`/projects/${plan.project}?base=offline&${DYFI}`, plan.key)
  await expect(nearest(page).getByRole('listitem')).toHaveText([
    '1.0\u00a0km WNW of Machynlleth',
    '25\u00a0km NE of Aberystwyth',
    '76\u00a0km W of Shrewsbury',
  ])
  expect(requested.filter((path) => path.includes('/places-'))).toHaveLength(1)
  const isHoles = (path: string) => path.endsWith('/map')
  expect(requested.findIndex((path) => path.includes('/places-'))).toBeGreaterThan(
    requested.findLastIndex(isHoles),
  )
  for (let step = 0; step < 3; step++) {
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await mapIsIdle(page)
  }
  await expect(nearest(page)).toBeHidden()
  expect(requested.filter((path) => path.includes('/places-'))).toHaveLength(1)
})

test('at any width the nearest towns are one line that covers nothing else', async ({ page, plan, open }) => {
  await open(`/projects/${plan.project}?base=offline&${DYFI}`, plan.key)
  const line = townsLine(page)
  await expect(line).toContainText('Machynlleth')
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await mapIsIdle(page)
    const box = await boxOf(line)
    expect(box.height).toBeLessThan(20)
    const around = edgeControls(page)
    expect(await around.count()).toBeGreaterThanOrEqual(4)
    const others = await Promise.all((await around.all()).map(boxOf))
    expect(others.filter((other) => overlap(box, other))).toEqual([])
    const { x, width: room } = await boxOf(map(page))
    expect(box.x >= x && box.x + box.width <= x + room).toBe(true)
    const towns = await Promise.all((await line.getByRole('listitem').all()).map(boxOf))
    const shown = towns.filter(({ y }) => y < box.y + box.height)
    expect(shown).toHaveLength(width < 520 ? 1 : 3)
  }
  await page.getByRole('button', { name: 'Map tools' }).click()
  await expect(line).toBeHidden()
})

test('another basemap fetches no list of towns, and shows no distances', async ({ page, plan, open }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route('https://tiles.openfreemap.org/**', (route) =>
    route.fulfill({ json: STYLE, headers: { 'access-control-allow-origin': '*' } }),
  )
  await open(`/projects/${plan.project}?base=streets&${DYFI}`, plan.key)
  await mapIsIdle(page)
  await expect(nearest(page)).toBeHidden()
  expect(requested.filter((url) => url.includes('/places-'))).toEqual([])
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
