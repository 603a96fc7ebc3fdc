import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** kB, gzip: what an address may load beside the map, whose library is a chunk of its own that nothing waits for. */
const MOST = 150
/** The part of it that every address loads before its own screen. */
const MOST_SHELL = 110

const MAP = /(project-map|overview-map)[^/]*\.js$/
const STATIC = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g
const LAZY = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g

/** Gathers the JavaScript that a page loads, and how much of it, as gzip makes it, is not the map's alone. */
function watchScripts(page: Page) {
  const reading: Promise<readonly [string, string]>[] = []
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    if (file.endsWith('.js')) reading.push(response.text().then((text) => [file, text]))
  })
  return async () => {
    const loaded = new Map(await Promise.all(reading))
    const sizes = [...besideTheMap(loaded)].map((file): [string, number] => [
      file,
      gzipSync(loaded.get(file) ?? '').length / 1000,
    ])
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    return { total, list: sizes.map(([file, size]) => `${file} ${size.toFixed(1)}`).join('\n') }
  }
}

/** What was loaded and is imported, at once or later, by something other than the map. */
function besideTheMap(loaded: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  const waiting = [...loaded.keys()].filter((file) => file.startsWith('index-'))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = loaded.get(file)
    if (text === undefined || found.has(file) || MAP.test(file)) continue
    found.add(file)
    for (const imported of [...text.matchAll(STATIC), ...text.matchAll(LAZY)]) waiting.push(imported[1] ?? '')
  }
  return found
}

const ADDRESSES: readonly {
  readonly name: string
  readonly path: (project: string, hole: string) => string
  /** What is in sight when the address has all it asked for. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>
}[] = [
  {
    name: 'the list of projects',
    path: () => '/projects',
    shows: (page) => page.getByRole('table', { name: 'Projects in a list' }),
  },
  {
    name: 'a project',
    path: (project) => `/projects/${project}`,
    shows: (page) => page.locator('[data-map-state="idle"]'),
  },
  {
    name: 'an open hole',
    path: (project, hole) => `/projects/${project}?hole=${hole}`,
    shows: (page) => page.getByRole('tab', { name: 'Details', exact: true }),
  },
  {
    name: 'a table of a hole',
    path: (project, hole) => `/projects/${project}?hole=${hole}&tab=GEOL`,
    shows: (page) => page.getByRole('grid'),
  },
  {
    name: 'a table across the project',
    path: (project) => `/projects/${project}?table=GEOL`,
    shows: (page) => page.getByRole('grid'),
  },
  ...(['section', 'compare', 'plots'] as const).map((view) => ({
    name: `the view ${view}`,
    path: (project: string) => `/projects/${project}?view=${view}`,
    shows: (page: Page) => page.getByRole('button', { name: new RegExp(view, 'i'), pressed: true }),
  })),
]

test('the sign-in form needs no more than the shell', async ({ page, service }) => {
  const scripts = watchScripts(page)
  await page.goto(service.url)
  await expect(page.getByLabel('API key')).toBeVisible()
  const { total, list } = await scripts()
  expect(total, list).toBeLessThan(MOST_SHELL)
})

for (const { name, path, shows } of ADDRESSES) {
  test(`${name} loads under ${MOST} kB of JavaScript beside the map`, async ({
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
    const { total, list } = await scripts()
    test.info().annotations.push({ type: 'kB', description: total.toFixed(1) })
    expect(total, list).toBeGreaterThan(50)
    expect(total, list).toBeLessThan(MOST)
  })
}
