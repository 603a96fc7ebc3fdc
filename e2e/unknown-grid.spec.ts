import { coordinates } from './map-controls.ts'
import { mapShowsHoles } from './map-state.ts'
import type { Service } from './service.ts'
import { importSite, siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** Coordinates valid in both the British and the Irish grid, without a statement of which. */
const HOLES = Array.from({ length: 4 }, (_, at) => [`BH${at + 1}`, 'CP', 313_000 + at * 25, 240_000] as const)

const importUnknown = (service: Service) =>
  importSite(service, 'No Grid Named', siteText('NOGRID', HOLES, 'Site'))

test('a project of unknown grid has a message, and its holes can be viewed in an assumed grid', async ({
  page,
  service,
  open,
}) => {
  const { key, project } = await importUnknown(service)
  await open(`/projects/${project}`, key)
  await mapIsIdle(page)
  await mapShowsHoles(page, 0)
  await expect(
    page.getByText('4 holes have coordinates, but the file does not state their grid'),
  ).toBeVisible()
  await expect(page.getByText('groundsheet import FILE --crs EPSG:27700')).toBeVisible()

  const choice = page.getByRole('combobox', { name: 'Show in grid' })
  await expect(choice.getByRole('option')).toHaveText([
    'No grid',
    'British National Grid (EPSG:27700)',
    'Irish Grid (EPSG:29903)',
  ])
  await choice.selectOption('EPSG:29903')
  await mapShowsHoles(page, 4)
  await expect(page.getByText('Positions assume Irish Grid.')).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  // Dublin, not the Irish Sea or Wales.
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/\/53\.3\d+\/-6\.3\d+$/)

  await page.reload()
  await mapIsIdle(page)
  await mapShowsHoles(page, 4)
  const towns = page.getByRole('list', { name: 'Nearest towns' })
  await expect(towns).toContainText('of Dublin')

  // The map moves to where the holes are now, and names no town that it left.
  await choice.selectOption('EPSG:27700')
  await expect(coordinates(page)).toContainText(/52\.\d+, -3\.\d+/)
  expect((await towns.allInnerTexts()).join()).not.toContain('Dublin')
  await expect(towns).toContainText(/km [NESW]+ of /)
  await choice.selectOption('No grid')
  await mapShowsHoles(page, 0)
})

test('on a phone the command that places the holes is not cut off', async ({ page, service, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { key, project } = await importUnknown(service)
  await open(`/projects/${project}`, key)
  const command = page.getByText('groundsheet import FILE --crs EPSG:27700')
  await expect(command).toBeVisible()
  const hidden = await command.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
})

test('coordinates that fit no national grid are reported, and the list has the room of the sidebar', async ({
  page,
  service,
  open,
}) => {
  const holes = Array.from({ length: 12 }, (_, at) => [`WS${at + 1}`, 'WS', 1400 + at, 2276] as const)
  const { key, project } = await importSite(service, 'Local Grid', siteText('LOCAL', holes, 'Site'))
  await open(`/projects/${project}`, key)
  await mapIsIdle(page)
  await expect(page.getByText('and they fit no national grid (perhaps a local grid)')).toBeVisible()
  await expect(page.getByText('groundsheet import FILE --crs EPSG:CODE')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Show in grid' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: /^WS12/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Nearest towns' })).toHaveCount(0)
})

test('an assumed grid whose conversion cannot be loaded has a message, and a retry places the holes', async ({
  browser,
  service,
}) => {
  const { key, project } = await importUnknown(service)
  // A page without the check of console errors, since failed requests are expected here.
  const tab = await browser.newPage()
  const unhandled: string[] = []
  tab.on('pageerror', (error) => unhandled.push(error.message))
  await tab.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  const conversion = /assets\/lib-[^/]*\.js/
  await tab.route(conversion, (route) => route.abort())
  await tab.goto(`${service.url}/projects/${project}?grid=EPSG:29903#key=${key}`)
  const note = tab.getByRole('group', { name: 'Grid of the coordinates' })
  await expect(note.getByText('Part of this page could not be loaded')).toBeVisible()
  await mapShowsHoles(tab, 0)
  await expect(tab.getByText('Positions assume')).toBeHidden()
  await tab.unroute(conversion)
  await note.getByRole('button', { name: 'Try again' }).click()
  await mapShowsHoles(tab, 4)
  await expect(note.getByText('Positions assume Irish Grid.')).toBeVisible()
  expect(unhandled).toEqual([])
  await tab.close()
})
