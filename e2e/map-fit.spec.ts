import type { Page } from '@playwright/test'
import { controlsOverMap, coordinates } from './map-controls.ts'
import { map } from './map-state.ts'
import { importSite, siteText, type SiteHole } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** Around a square kilometre, so that some hole is near each edge of a map of any shape. */
const ring = Array.from({ length: 48 }, (_, index): SiteHole => {
  const angle = (index * Math.PI) / 24
  return [`R${index}`, 'CP', 437_000 + 500 * Math.cos(angle), 389_000 + 500 * Math.sin(angle)]
})
const corners = [-500, 500].flatMap((east) =>
  [-500, 500].map((north): SiteHole => [`C${east} ${north}`, 'CP', 437_000 + east, 389_000 + north]),
)
const SITE = siteText('CORNERS', [...ring, ...corners])

/** Half of a marker, CSS px. */
const MARKER_RADIUS_PX = 7

interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** Place in the Web Mercator world, 0 to 1. */
const mercator = ({ longitude, latitude }: Place) => ({
  x: longitude / 360 + 0.5,
  y: 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI),
})

/** Boxes of the controls over the map, px of the window. */
const coverings = (page: Page) =>
  controlsOverMap(page).evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.getAttribute('class'), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .map(({ name, box }) => ({
        name,
        left: box.left,
        right: box.right,
        top: box.top,
        bottom: box.bottom,
      })),
  )

/** Where places are in the window, with the camera of the address. */
async function onScreen(page: Page, places: readonly Place[]) {
  const [zoom = 0, latitude = 0, longitude = 0] = (new URL(page.url()).searchParams.get('at') ?? '')
    .split('/')
    .map(Number)
  const box = await map(page).boundingBox()
  const [centre, world] = [mercator({ longitude, latitude }), 512 * 2 ** zoom]
  return places.map(mercator).map(({ x, y }) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + (x - centre.x) * world,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + (y - centre.y) * world,
  }))
}

const viewText = (page: Page) => coordinates(page).textContent()

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  for (const base of ['offline', 'streets'])
    test(`at ${width} px no hole is covered by controls on the fitted map (${base})`, async ({
      page,
      open,
      service,
    }) => {
      await page.setViewportSize({ width, height })
      const { client, key, project } = await importSite(
        service,
        `Corners ${width} ${base}`,
        SITE,
        '--crs',
        'EPSG:27700',
      )
      const holes = await Array.fromAsync(client.locations(project))
      await open(`/projects/${project}?base=${base}`, key)
      await mapIsIdle(page)
      if (base === 'streets')
        await expect(page.getByRole('status').getByText('could not be loaded')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Nearest towns' })).toBeVisible()
      const first = await viewText(page)
      await page.getByRole('button', { name: 'Show all holes' }).click()
      await expect.poll(() => page.url()).toContain('at=')
      await mapIsIdle(page)
      expect(await viewText(page)).toBe(first)
      const places = holes.map(({ latitude, longitude }) => ({
        latitude: latitude ?? 0,
        longitude: longitude ?? 0,
      }))
      const points = await onScreen(page, places)
      const covered = (await coverings(page)).filter(({ left, right, top, bottom }) =>
        points.some(
          ({ x, y }) =>
            x > left - MARKER_RADIUS_PX &&
            x < right + MARKER_RADIUS_PX &&
            y > top - MARKER_RADIUS_PX &&
            y < bottom + MARKER_RADIUS_PX,
        ),
      )
      expect(covered).toEqual([])
    })
