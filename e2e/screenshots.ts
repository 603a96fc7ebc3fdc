import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { map, mapAtRest } from './map-state.ts'
import { root } from './service.ts'
import { expect, test as base } from './test.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/**
 * What of the sample company is shown, by the names it has there: a road and an area, with a hole of each.
 */
const ROAD = 'NGE-1187'
const AREA = 'NGE-1342'
const HOLE = 'BH1004'
const LOGGED = 'BH105'

interface Place {
  readonly road: string
  readonly area: string
  readonly hole: Location
  /** A deep hole of the road. */
  readonly logged: Location
  /** As the address names the selected holes. */
  readonly selection: string
}

/** Holes that are looked at together. */
const SELECTED = ['BH101', 'BH103', 'BH105', 'BH107', 'BH109A']

/** Views and their addresses. The built-in basemap needs no server. */
const SCENES: Readonly<Record<string, (place: Place, isNarrow: boolean) => string>> = {
  projects: () => '/projects?base=offline',
  project: ({ road }) => `/projects/${road}?base=offline`,
  hole: ({ area, hole }) => `/projects/${area}?base=offline&hole=${hole.id}&tab=GEOL&at=${cameraAt(hole)}`,
  log: ({ road, logged }) => `/projects/${road}?base=offline&hole=${logged.id}&tab=log`,
  // On a phone an open hole covers the section.
  section: ({ road, logged, selection }, isNarrow) =>
    `/projects/${road}?base=offline&view=section&ties=yes&` +
    `${selection}${isNarrow ? '' : `&hole=${logged.id}&tab=log`}`,
  compare: ({ road, selection }) => `/projects/${road}?base=offline&view=compare&axis=level&${selection}`,
  plots: ({ area }) => `/projects/${area}?base=offline&view=plots&plot=plasticity`,
  print: ({ road, logged }) => `/projects/${road}/print/log?hole=${logged.id}`,
  filters: ({ area }) => `/projects/${area}?base=offline&type=CP&depth=8-&has=ISPT`,
  table: ({ area }) => `/projects/${area}?base=offline&table=GEOL&where=peat&match=yes&type=CP`,
}

const cameraAt = ({ latitude, longitude }: Location) => `16.4/${latitude ?? 0}/${longitude ?? 0}`

const test = base.extend<object, { place: Place }>({
  place: [
    async ({ client, projects }, use) => {
      const idOf = (reference: string) => projects.find(({ projectId }) => projectId === reference)?.id ?? ''
      const [road, area] = [idOf(ROAD), idOf(AREA)]
      const find = async (project: string, locationId: string) => {
        const [hole] = await Array.fromAsync(client.locations(project, { locationId }))
        if (!hole) throw new Error(`The sample company has no hole ${locationId} there`)
        return hole
      }
      const selected: Location[] = []
      for (const locationId of SELECTED) selected.push(await find(road, locationId))
      const selection = selected.map(({ id }) => `pick=${id}`).join('&')
      await use({ road, area, hole: await find(area, HOLE), logged: await find(road, LOGGED), selection })
    },
    { scope: 'worker' },
  ],
})

for (const [scene, addressOf] of Object.entries(SCENES)) {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${scene}-${viewport.width}-${colorScheme}`
      test(name, async ({ page, open, place }) => {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await open(addressOf(place, viewport.width < 640))
        await everythingIsThere(page)
        const picture = await pictureAtRest(page)
        await writeFile(join(root, 'docs', 'screenshots', `${name}.png`), picture)
        if (name === 'section-1440-light') await writeFile(join(root, 'docs', 'viewer.png'), picture)
      })
    }
  }
}

async function everythingIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  // On a phone an open hole or view covers the map.
  if ((await map(page).count()) > 0) await expect(mapAtRest(page)).toBeAttached({ timeout: 60_000 })
  // Rows come a page at a time, with pauses in which the network is idle.
  await expect(page.getByText(/^Loading|so far| of [\d,]+ rows$/)).toHaveCount(0, { timeout: 120_000 })
  await page.evaluate(() => document.fonts.ready)
}

/** Two equal screenshots in a row: towns, counts and findings come after the rest of a page. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(2000)
    const next = await page.screenshot()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('The page still changes')
}
