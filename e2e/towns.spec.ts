import { pixelsOf, test } from './map-plan.ts'
import { expect, mapIsIdle } from './test.ts'

/** The colour of names on the ground, light and dark. */
const INK = { light: [111, 107, 94], dark: [139, 151, 148] } as const

/** Leeds in the middle of the map, and no hole near it. */
const LEEDS = 'at=10/53.79648/-1.54785'

for (const scheme of ['light', 'dark'] as const)
  test(`the offline map shows towns, ${scheme}, and says whose list it is`, async ({ page, plan, open }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(`/projects/${plan.project}?base=offline&${LEEDS}`, plan.key)
    await mapIsIdle(page)
    const dot = (await pixelsOf(page, INK[scheme], 8, 8)).flat().filter(Boolean).length
    expect(dot).toBeGreaterThanOrEqual(4)
    const around = (await pixelsOf(page, INK[scheme], 160, 80)).flat().filter(Boolean).length
    expect(around).toBeGreaterThan(dot + 40)
    await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('GeoNames')
  })

test('the list of towns is fetched once the offline map was drawn, and kept by the browser', async ({
  page,
  plan,
  open,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse(/\/assets\/places-.*\.tsv$/)
  await open(`/projects/${plan.project}?base=offline&${LEEDS}`, plan.key)
  const list = await answered
  expect(list.headers()['cache-control']).toContain('immutable')
  expect(Number(list.headers()['content-length'])).toBeLessThan(80_000)
  const isTowns = (path: string) => path.includes('/places-')
  // All of the program, and the holes, were asked for before.
  const isOpening = (path: string) => path.endsWith('.js') || path.includes('/v1/')
  expect(asked.findIndex(isTowns)).toBeGreaterThan(asked.findLastIndex(isOpening))
})

test('with another basemap no list of towns is fetched', async ({ page, plan, open }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const style = {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#ddeedd' } }],
  }
  await page.route('https://tiles.openfreemap.org/**', (route) =>
    route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } }),
  )
  await open(`/projects/${plan.project}?base=streets&${LEEDS}`, plan.key)
  await mapIsIdle(page)
  expect(asked.filter((url) => url.includes('/places-'))).toEqual([])
})

test('a map that is too close to show towns does not fetch their list until it is further off', async ({
  page,
  plan,
  open,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(`/projects/${plan.project}?base=offline&at=16/53.79648/-1.54785`, plan.key)
  await mapIsIdle(page)
  expect(asked.filter((url) => url.includes('/places-'))).toEqual([])
  const list = page.waitForResponse(/\/assets\/places-.*\.tsv$/)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await list
})
