import { createClient } from '@groundsheet/client'
import type { Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHROMIUM_ARGS } from '../playwright.config.ts'
import { over } from './map-plan.ts'
import { middleOfMap } from './map-state.ts'
import { readPicture } from './read-picture.ts'
import type { Service } from './service.ts'
import { siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

const COMPANY = 'Icon Works'

/** A thin ring with a cross of strokes and a curve: what is lost first when artwork is drawn badly. */
const ARTWORK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"
  stroke="currentColor" stroke-width="2">
<circle cx="12" cy="12" r="9"/><path d="M12 3v18M3 12h18M6 18q6-6 12-12"/></svg>`

/** One hole of each, named as its type. */
const LOOKS = [
  { type: 'Ring', size: 24, style: { icon: 'ring', markerColor: '#2b5f8a' } },
  { type: 'Triangle', size: 20, style: { markerSymbol: 'triangle-down', markerColor: '#b3541e' } },
] as const

type Look = (typeof LOOKS)[number]
type Clip = Record<'x' | 'y' | 'width' | 'height', number>

/** The middle of the map is the corner of a device pixel at each ratio, as the page would place an image. */
const VIEWPORT = { width: 1280, height: 801 }

// The page is drawn by the processor, as markers are. Chromium and SwiftShader draw the same artwork with
// differences of up to 10 of 255.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    args: [...CHROMIUM_ARGS, '--disable-gpu-rasterization'],
  },
})

/** Markers have their full size from here on, and the address is exact to a fraction of a pixel. */
const FULL_SIZE_ZOOM = 12

const SITE = siteText(
  'ICONS',
  LOOKS.map(({ type }, at) => [type, type, 430_000 + at * 20_000, 433_500] as const),
)

/** A company with one hole for each appearance: its project, a key to it, and its holes by name. */
async function importIcons(service: Service) {
  const folder = join(service.folder, 'icons')
  mkdirSync(join(folder, 'icons'), { recursive: true })
  mkdirSync(join(folder, 'projects', 'site'), { recursive: true })
  writeFileSync(join(folder, 'icons', 'ring.svg'), ARTWORK)
  const locationTypes = Object.fromEntries(
    LOOKS.map(({ type, size, style }) => [type, { style: { ...style, markerSize: size, showLabel: false } }]),
  )
  const company = { name: COMPANY, crs: 'EPSG:27700', locationTypes }
  writeFileSync(join(folder, 'company.json'), JSON.stringify(company))
  writeFileSync(join(folder, 'projects', 'site', 'site.ags'), SITE)
  const imported = service.run('import', folder, '--database', service.database)
  if (imported.status !== 0) throw new Error(imported.stderr)
  const { key } = service.createKey({ company: COMPANY, name: 'icons' })
  const client = createClient({ baseUrl: `${service.url}/v1`, key })
  const [project] = await Array.fromAsync(client.projects())
  const found = await Array.fromAsync(client.locations(project?.id ?? ''))
  const holes = (type: string) => {
    const hole = found.find(({ locationId }) => locationId === type)
    if (!hole) throw new Error(`there is no hole ${type}`)
    return hole
  }
  return { project: project?.id ?? '', key, holes }
}

/** A background of one colour, so that only the icon differs. */
const serveWhiteGround = (page: Page) =>
  page.route('https://tiles.openfreemap.org/**', (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: {},
        layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } }],
      },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

/** Puts the legend's picture of a type over the map, where the marker is, on ground of the same colour. */
const putInPlace = (page: Page, type: string, { x, y }: { x: number; y: number }, size: number) =>
  page
    .getByRole('group', { name: 'Hole types' })
    .getByRole('paragraph')
    .filter({ hasText: type })
    .getByRole('presentation')
    .evaluateHandle(
      async (image: HTMLImageElement, { x, y, size }) => {
        const twin = new Image(size, size)
        twin.src = image.src
        twin.style.cssText = `box-sizing: content-box; position: fixed; z-index: 999; background: white;
          left: ${x - size}px; top: ${y - size}px; padding: ${size / 2}px`
        document.body.append(twin)
        await twin.decode()
        return twin
      },
      { x, y, size },
    )

/**
 * Of the marker in the middle of the map and the legend's picture in its place, over the marker's own square.
 */
async function differenceOf(
  page: Page,
  { type, size }: Look,
  shoot: (clip: Clip) => Promise<Buffer> = (clip) => page.screenshot({ clip }),
): Promise<number> {
  const middle = await middleOfMap(page)
  const clip = { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size }
  const onMap = await shoot(clip)
  const twin = await putInPlace(page, type, middle, size)
  const inPage = await shoot(clip)
  await twin.evaluate((image) => image.remove())
  return difference(page, onMap, inPage)
}

/**
 * Root of the mean squared difference of two pictures of the same size, over red, green and blue of 0 to 255.
 */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const [ours, theirs] = [await readPicture(page, one), await readPicture(page, other)]
  expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height])
  const squares = ours.data.map((value, at) => (value - (theirs.data[at] ?? 0)) ** 2)
  const colours = squares.filter((_, at) => at % 4 !== 3)
  return Math.sqrt(colours.reduce((sum, square) => sum + square, 0) / colours.length)
}

test('an icon on the map looks like its SVG in the page, at any pixel ratio', async ({
  browser,
  service,
}) => {
  test.setTimeout(180_000)
  const { project, key, holes } = await importIcons(service)
  for (const ratio of [1, 1.5, 2, 3]) {
    const context = await browser.newContext({ deviceScaleFactor: ratio, viewport: VIEWPORT })
    const page = await context.newPage()
    await serveWhiteGround(page)
    for (const look of LOOKS) {
      await page.goto(
        `${service.url}/projects/${project}?base=streets&` +
          `side=legend${over(holes(look.type), FULL_SIZE_ZOOM)}#key=${key}`,
      )
      await mapIsIdle(page)
      expect(await differenceOf(page, look), `${look.type} at ${ratio}`).toBeLessThanOrEqual(3)
    }
    await context.close()
  }
})

test('markers are redrawn when the page is zoomed', async ({ page, service, open }) => {
  const { project, key, holes } = await importIcons(service)
  const [look] = LOOKS
  await page.setViewportSize(VIEWPORT)
  await serveWhiteGround(page)
  await open(`/projects/${project}?base=streets&side=legend${over(holes(look.type), FULL_SIZE_ZOOM)}`, key)
  await mapIsIdle(page)
  const session = await page.context().newCDPSession(page)
  // Slightly wider, as a zoomed page has another width.
  const zoomed = { width: VIEWPORT.width + 100, height: VIEWPORT.height, deviceScaleFactor: 2, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', zoomed)
  await expect.poll(() => page.evaluate(() => window.devicePixelRatio)).toBe(2)
  await mapIsIdle(page)
  // Playwright's own pictures would set the size back.
  const shoot = async (clip: Clip) => {
    const { data } = await session.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 } })
    return Buffer.from(data, 'base64')
  }
  // As they were, drawn for half as many pixels, they differ by more than 20.
  await expect.poll(() => differenceOf(page, look, shoot)).toBeLessThanOrEqual(8)
})
