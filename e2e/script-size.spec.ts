import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { logDrawings } from './log-parts.ts'
import { mapAtRest } from './map-state.ts'
import { expect, test } from './test.ts'

/** JavaScript of a screen before its map, kB gzip; the map library is a separate chunk. */
const MAX_BEFORE_MAP_KB = 153
/**
 * JavaScript of an address in total, kB gzip, without the map: screen and panel, table or view. About 20 kB
 * show rows and load when the map is idle, so that the first table opens at once. Readers of values and of
 * their contradictions are about 38 kB; a comparison has them since it names contradictions. The search field
 * of every page and the filter by words are about 2 kB. Known words of descriptions and notes
 * on logs are about 7 kB more.
 */
const MAX_IN_ALL_KB = 238
/** What the sign-in form loads. */
const MAX_SHELL_KB = 90

const START = /^(index|signed-in|project-screen|projects-screen)-/
const MAP = /(project-map|overview-map)[^/]*\.js$/
/** The code of tables, which a project loads last, after its map is drawn. */
const ROWS = 'use-shown-rows-'
const STATIC = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g
const LAZY = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g

/** Collects the JavaScript that a page loads, with gzip sizes, without modules of the map only. */
function watchScripts(page: Page) {
  const reading: Promise<readonly [string, string]>[] = []
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    if (file.endsWith('.js')) reading.push(readFile(file, response.url()))
  })
  return async () => {
    const loaded = new Map(await Promise.all(reading))
    const pending = [...loaded.values()].flatMap(importsOf).filter((file) => !loaded.has(file))
    const hasRows = [...loaded.keys()].some((file) => file.startsWith(ROWS))
    const isComplete = (rows: boolean) => pending.length === 0 && (hasRows || !rows)
    return { beforeMap: sizeOf(loaded, [STATIC]), inAll: sizeOf(loaded, [STATIC, LAZY]), isComplete }
  }
}

const importsOf = (text: string) => [...text.matchAll(STATIC)].map(([, name = '']) => name)

/** Fetched again, since the browser may have discarded the body. */
const readFile = async (file: string, url: string) => [file, await (await fetch(url)).text()] as const

/** Follows these kinds of import from the page and its screen; the map is left out. */
function sizeOf(loaded: ReadonlyMap<string, string>, imports: readonly RegExp[]) {
  const found = new Map<string, number>()
  const waiting = [...loaded.keys()].filter((file) => START.test(file))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = loaded.get(file)
    if (text === undefined || found.has(file) || MAP.test(file)) continue
    found.set(file, gzipSync(text).length / 1000)
    for (const kind of imports) waiting.push(...[...text.matchAll(kind)].map(([, name = '']) => name))
  }
  const total = [...found.values()].reduce((sum, size) => sum + size, 0)
  return { total, list: [...found].map(([file, size]) => `${file} ${size.toFixed(1)}`).join('\n') }
}

const ADDRESSES: readonly {
  readonly name: string
  readonly path: (project: string, hole: string) => string
  /** An element that is visible when everything for the address has loaded. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>
  /** It loads the code of tables, at once or when its map is drawn. */
  readonly rows?: boolean
  /** Its code is loaded only when its map is drawn. */
  readonly map?: boolean
}[] = [
  {
    name: 'the list of projects',
    path: () => '/projects',
    shows: (page) => page.getByRole('table', { name: 'List of projects' }),
  },
  {
    name: 'a project',
    path: (project) => `/projects/${project}`,
    shows: mapAtRest,
    rows: true,
    map: true,
  },
  {
    name: 'an open hole',
    path: (project, hole) => `/projects/${project}?hole=${hole}`,
    shows: (page) => logDrawings(page),
  },
  {
    name: 'a table of a hole',
    path: (project, hole) => `/projects/${project}?hole=${hole}&tab=GEOL`,
    shows: (page) => page.getByRole('grid'),
    rows: true,
  },
  {
    name: 'a table across the project',
    path: (project) => `/projects/${project}?table=GEOL`,
    shows: (page) => page.getByRole('grid'),
    rows: true,
  },
  ...(['section', 'compare', 'plots'] as const).map((view) => ({
    name: `the view ${view}`,
    path: (project: string) => `/projects/${project}?view=${view}`,
    shows: (page: Page) => page.getByRole('button', { name: new RegExp(view, 'i'), pressed: true }),
  })),
]

test('the sign-in form needs only the shell', async ({ page, service }) => {
  const scripts = watchScripts(page)
  await page.goto(service.url)
  await expect(page.getByLabel('Access key')).toBeVisible()
  const { inAll } = await scripts()
  expect(inAll.total, inAll.list).toBeLessThan(MAX_SHELL_KB)
})

for (const { name, path, shows, rows = false, map = false } of ADDRESSES) {
  test(`${name}: less than ${MAX_BEFORE_MAP_KB} kB of scripts before the map${map ? ' @map' : ''}`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    const project = projects[0]?.id ?? ''
    const holes = await Array.fromAsync(client.locations(project))
    const hole = holes.find(({ locationId }) => locationId.startsWith('BH')) ?? holes[0]
    const scripts = watchScripts(page)
    await open(path(project, hole?.id ?? ''))
    await expect(shows(page)).toBeVisible({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    await expect.poll(async () => (await scripts()).isComplete(rows), { timeout: 60_000 }).toBe(true)
    const { beforeMap, inAll } = await scripts()
    for (const [part, { total }] of Object.entries({ beforeMap, inAll }))
      test.info().annotations.push({ type: part, description: `${total.toFixed(1)} kB` })
    expect(beforeMap.total, beforeMap.list).toBeGreaterThan(50)
    expect(beforeMap.total, beforeMap.list).toBeLessThan(MAX_BEFORE_MAP_KB)
    expect(inAll.total, inAll.list).toBeLessThan(MAX_IN_ALL_KB)
  })
}
