import type { Page, Route } from '@playwright/test'
import { over, pixelsOf, test } from './map-plan.ts'
import { expect, mapIsIdle } from './test.ts'

const HOST = 'https://tiles.openfreemap.org'
const RED = [255, 0, 0] as const
const GREEN = [0, 200, 0] as const

const style = {
  version: 8,
  glyphs: `${HOST}/fonts/{fontstack}/{range}.pbf`,
  sprite: `${HOST}/sprites/icons`,
  sources: {
    tiles: { type: 'vector', tiles: [`${HOST}/tiles/{z}/{x}/{y}.pbf`], attribution: '© Tile people' },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': 'rgb(0,200,0)' } },
    { id: 'water', type: 'fill', source: 'tiles', 'source-layer': 'water' },
    { id: 'town', type: 'symbol', source: 'tiles', 'source-layer': 'town', layout: { 'icon-image': 'dot' } },
  ],
}
const plain = { ...style, sprite: undefined, sources: {}, layers: style.layers.slice(0, 1) }

const answer = (json: object) => (route: Route) =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
const keepSilent = () => new Promise<void>(() => undefined)

/** Serves the style; what it leads to is answered otherwise. */
async function serveBasemap(page: Page, json: object, rest: (route: Route) => Promise<void>) {
  await page.route(`${HOST}/**`, (route) =>
    route.request().url().includes('/styles/') ? answer(json)(route) : rest(route),
  )
}

const hasRedSquare = async (page: Page) => (await pixelsOf(page, RED)).flat().filter(Boolean).length > 500
const note = (page: Page) => page.getByText('Streets could not be loaded; offline map shown.')

const FAULTS: [string, (page: Page) => Promise<unknown>][] = [
  ['answers with an error', (page) => page.route(`${HOST}/**`, (route) => route.fulfill({ status: 500 }))],
  ['keeps silent', (page) => page.route(`${HOST}/**`, keepSilent)],
  ['is no style', (page) => page.route(`${HOST}/**`, answer({ version: 8, layers: [] }))],
  [
    'has tiles and icons that cannot be reached',
    (page) => serveBasemap(page, style, (route) => route.abort()),
  ],
  ['has tiles and icons that keep silent', (page) => serveBasemap(page, style, keepSilent)],
]

for (const [fault, set] of FAULTS)
  test(`if a basemap ${fault}, the offline map is shown with the holes and a message`, async ({
    page,
    plan,
    open,
  }) => {
    await set(page)
    await open(`/projects/${plan.project}?${over(plan.hole('SQUARE')).slice(1)}&base=streets`, plan.key)
    await expect.poll(() => hasRedSquare(page)).toBe(true)
    await expect(note(page)).toBeVisible()
    await mapIsIdle(page)
    expect(await hasRedSquare(page)).toBe(true)
  })

test('a basemap that failed is requested again by a button, and appears without a reload', async ({
  page,
  plan,
  open,
}) => {
  await page.route(`${HOST}/**`, (route) => route.abort())
  await open(`/projects/${plan.project}?${over(plan.hole('SQUARE')).slice(1)}&base=streets`, plan.key)
  await expect(note(page)).toBeVisible()
  await page.route(`${HOST}/**`, answer(plain))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(note(page)).toBeHidden()
  await mapIsIdle(page)
  const isGreen = async () => (await pixelsOf(page, GREEN)).flat().filter(Boolean).length > 1000
  await expect.poll(isGreen).toBe(true)
  expect(await hasRedSquare(page)).toBe(true)
})

test('the legend names the basemap shown, and selecting the failed one tries it again', async ({
  page,
  plan,
  open,
}) => {
  await page.route(`${HOST}/**`, (route) => route.abort())
  const place = over(plan.hole('SQUARE')).slice(1)
  await open(`/projects/${plan.project}?side=legend&${place}&base=streets`, plan.key)
  const failed = page.getByRole('radio', { name: 'Streets (not available)' })
  await expect(failed).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Offline' })).toBeChecked()
  await page.route(`${HOST}/**`, answer(plain))
  await failed.click()
  await expect(page.getByRole('radio', { name: 'Streets', exact: true })).toBeChecked()
  await expect(note(page)).toBeHidden()
})

test('the map of all projects names the basemap shown, and tries the failed one again', async ({
  page,
  open,
}) => {
  await page.route(`${HOST}/**`, (route) => route.abort())
  await open('/projects?base=streets')
  const basemap = page.getByRole('combobox', { name: 'Basemap' })
  await expect(basemap).toHaveValue('offline')
  await expect(basemap).toContainText('Streets (not available)')
  await page.route(`${HOST}/**`, answer(plain))
  await basemap.selectOption('Streets (not available)')
  await expect(basemap).toHaveValue('streets')
  await expect(basemap).not.toContainText('not available')
})
