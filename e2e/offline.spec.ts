import { createClient, createLink } from '@groundsheet/client'
import type { Page } from '@playwright/test'
import { logDrawings } from './log-parts.ts'
import { importSite, row, siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** All files of the viewer are in the browser, and the page is answered by the service worker. */
const isInstalled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

/** Addresses of everything that service workers keep for this page. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

function firstOf<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined) throw new Error('the sample company has none')
  return first
}

/** Keeps the open project, and waits until all of it is stored. */
async function keep(page: Page) {
  await page.getByRole('button', { name: 'Keep this project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this project' })
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /)
  await dialog.getByRole('button', { name: 'Close' }).click()
}

const keptNote = (page: Page) => page.getByRole('note').filter({ hasText: 'Kept on this device' })

/** A stored answer, by the end of its key in the browser's store. */
const storedAnswer = (page: Page, project: string, query: readonly string[]) =>
  page.evaluate(
    ([project, name]) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('groundsheet')
        opening.onsuccess = () => {
          const store = opening.result.transaction('queries').objectStore('queries')
          const cursor = store.openCursor()
          cursor.onsuccess = () => {
            const found = cursor.result
            const [, owner, query] = (found?.key ?? []) as string[]
            if (found && !(owner === project && query === name)) {
              found.continue()
              return
            }
            opening.result.close()
            resolve((found?.value as { data: unknown } | undefined)?.data)
          }
        }
      }),
    [project, JSON.stringify(query)] as const,
  )

/** Names of what is stored of projects; `me` and icons are not counted. */
const storedQueries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('groundsheet')
        opening.onsuccess = () => {
          const database = opening.result
          const keys = database.transaction('queries').objectStore('queries').getAllKeys()
          keys.onsuccess = () => {
            database.close()
            resolve(keys.result.map((key) => JSON.stringify(key)))
          }
        }
      }),
  )

test('the page can be installed: a manifest with icons that are there', async ({ page, open, service }) => {
  await open('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  const { errors, data } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const icon = await (await fetch(service.url + src)).arrayBuffer()
    // Width and height of a PNG.
    const [width, height] = [new DataView(icon).getUint32(16), new DataView(icon).getUint32(20)]
    expect(`${width}x${height}`).toBe(sizes)
  }
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Windows of journeys are private ones.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('without a network the viewer opens; the service worker has no answer of the API in a cache', async ({
  page,
  context,
  openWithStoredKey,
  service,
}) => {
  await openWithStoredKey('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect.poll(() => isInstalled(page)).toBe(true)
  const cached = await cachedAddresses(page)
  expect(cached).toContain('/')
  expect(cached).toContain('/config.json')
  expect(cached.filter((path) => !/^\/(assets\/.*|config\.json)?$/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto(`${service.url}/projects`)
  await expect(page.getByRole('button', { name: /^Northmoor/ })).toBeVisible()
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Northmoor/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Access key')).toBeVisible()
})

test('with a network each load asks the server for the page', async ({ page, open }) => {
  await open('/projects')
  await expect.poll(() => isInstalled(page)).toBe(true)
  const idOf = async () => (await page.reload())?.headers()['x-request-id']
  const first = await idOf()
  expect(first).toBeDefined()
  expect(await idOf()).not.toBe(first)
})

test('a kept project opens without a network: holes, logs, tables, with the time of the last sync', async ({
  page,
  context,
  open,
  projects,
  client,
  service,
}) => {
  const { id, projectName } = firstOf(projects)
  const holes = await Array.fromAsync(client.locations(id))
  const hole = firstOf(holes.filter(({ locationId }) => locationId.startsWith('BH')))
  await open(`/projects/${id}`)
  await keep(page)
  await expect(keptNote(page)).toContainText('Last sync: ')
  await expect.poll(() => isInstalled(page)).toBe(true)
  const detail = await client.location(hole.id)
  expect(await storedAnswer(page, id, ['location', hole.id])).toEqual(detail)
  for (const code of detail.tables.flatMap((table) => table.code ?? [])) {
    const rows = await Array.fromAsync(client.locationRows(hole.id, code))
    expect(await storedAnswer(page, id, ['hole-table', hole.id, code])).toEqual(rows)
  }
  await page.close()

  // A new tab has nothing but what the browser keeps; the key came by a link and is now stored.
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(`${service.url}/projects`)
  await keptNote(later).getByRole('link', { name: projectName }).click()
  await expect(later.getByRole('heading', { name: projectName })).toBeVisible()
  await expect(keptNote(later)).toContainText('Last sync: ')
  await later.goto(`${service.url}/projects/${id}?hole=${hole.id}`)
  await expect(logDrawings(later)).toBeVisible()
  for (const address of [`hole=${hole.id}&tab=GEOL`, 'table=GEOL']) {
    await later.goto(`${service.url}/projects/${id}?${address}`)
    await expect(later.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  }
})

test('a kept project is forgotten on request, and all of them at sign-out', async ({
  page,
  open,
  projects,
}) => {
  const [first, second] = projects
  for (const project of [first, second]) {
    await open(`/projects/${project?.id ?? ''}`)
    await keep(page)
  }
  const of = (project: typeof first, stored: readonly string[]) =>
    stored.filter((name) => name.includes('hole-table') && name.includes(project?.id ?? '-'))
  expect(of(first, await storedQueries(page))).not.toEqual([])
  expect(of(second, await storedQueries(page))).not.toEqual([])
  await page.getByRole('button', { name: 'Kept on this device…' }).click()
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect(keptNote(page)).toBeHidden()
  await expect.poll(async () => of(second, await storedQueries(page))).toEqual([])
  expect(of(first, await storedQueries(page))).not.toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Northmoor/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => storedQueries(page)).toEqual([])
})

test('a kept project is forgotten when the browser learns that the key was revoked', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  const { id, key } = service.createKey()
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  await context.setOffline(true)
  expect(service.run('keys', 'revoke', id, '--database', service.database).status).toBe(0)
  await page.reload()
  await expect(keptNote(page)).toContainText('Last sync: ')
  await context.setOffline(false)
  await expect(page.getByText(/has been revoked/)).toBeVisible()
  await expect.poll(() => storedQueries(page)).toEqual([])
})

test('a kept project is forgotten at the end of the key, also without a network', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  const { key } = service.createKey({ expires: '2d' })
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  await context.setOffline(true)
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 })
  await page.reload()
  await expect(page.getByText(/has expired/)).toBeVisible()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => storedQueries(page)).toEqual([])
})

test('what is kept with one key is never shown to another', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  const [first, second] = projects
  await open(`/projects/${first?.id ?? ''}`)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  const { key } = service.createKey({ projects: second?.projectId ?? '' })
  await open(`/projects/${second?.id ?? ''}`, key)
  await expect(page.getByRole('heading', { name: second?.projectName ?? '' })).toBeVisible()
  await keep(page)
  await context.setOffline(true)
  await page.goto(`${service.url}/projects/${first?.id ?? ''}`)
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await expect(page.getByText(first?.projectName ?? '')).toBeHidden()
})

/** A site whose hole BH1 has the descriptions of these rows, each 1 m thick. */
const siteWithStrata = (descriptions: readonly string[]) =>
  siteText('SYNC', [['BH1', 'CP', 452_000, 332_000]]) +
  [
    '',
    row('GROUP', 'GEOL'),
    row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'),
    row('UNIT', '', 'm', 'm', ''),
    row('TYPE', 'ID', '2DP', '2DP', 'X'),
    ...descriptions.map((text, index) => row('DATA', 'BH1', index.toFixed(2), (index + 1).toFixed(2), text)),
    '',
  ].join('\r\n')

const FIRST = ['Firm CLAY', 'Stiff CLAY', 'Dense SAND', 'Weak CHALK']

test('a sync reads only rows of tables that have changed, and what is kept equals the service', async ({
  page,
  service,
}) => {
  const { client, key, project } = await importSite(service, 'Sync', siteWithStrata(FIRST))
  await page.goto(`${service.url}/projects/${project}#key=${key}`)
  await keep(page)
  const requested: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/\/tables\/|\/deletions$/.test(url.pathname)) requested.push(url)
  })
  const sync = async () => {
    requested.length = 0
    await page.getByRole('button', { name: 'Kept on this device…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep this project' })
    const done = page.waitForResponse((response) => response.url().includes('/deliveries'))
    await dialog.getByRole('button', { name: 'Sync now' }).click()
    await done
    await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  const strata = async () => Array.fromAsync(client.rows(project, 'GEOL'))
  const kept = async () => {
    const list = (await storedAnswer(page, project, ['project-rows', project, 'GEOL'])) as {
      pages: { data: unknown[] }[]
    }
    return list.pages.flatMap(({ data }) => data)
  }
  expect(await kept()).toEqual(await strata())

  await sync()
  expect(requested.map(({ pathname }) => pathname)).toContain(`/v1/projects/${project}/deletions`)
  for (const { pathname, searchParams } of requested)
    expect([pathname, searchParams.has('updatedSince') || searchParams.has('since')]).toEqual([
      pathname,
      true,
    ])

  const changed = [...FIRST.slice(0, 2), 'Very dense SAND and GRAVEL']
  await importSite(service, 'Sync', siteWithStrata(changed), '--replace')
  await sync()
  const rows = await strata()
  expect(rows.map(({ data }) => data.GEOL_DESC)).toEqual(changed)
  expect(await kept()).toEqual(rows)
  expect(
    requested.filter(({ searchParams }) => !searchParams.has('updatedSince') && !searchParams.has('since')),
  ).toEqual([])
})

test('the map of a project kept through a link is drawn without a network @map', async ({
  page,
  context,
  service,
  projects,
}) => {
  const { id, projectName } = firstOf(projects)
  const made = service.createKey()
  const me = await createClient({ baseUrl: `${service.url}/v1`, key: made.key }).me()
  const terms = { name: 'Site visit', scopes: me.scopes, projects: [id] }
  const link = await createLink(made.key, me, { ...terms, ends: new Date(Date.now() + 86_400_000) })
  await page.goto(`${service.url}/projects/${id}#key=${link}`)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(`${service.url}/projects/${id}?basemap=offline`)
  await expect(later.getByRole('heading', { name: projectName })).toBeVisible()
  await expect(later.getByRole('note').filter({ hasText: 'Site visit' })).toBeVisible()
  await mapIsIdle(later)
  const holes = later.getByRole('listbox', { name: 'On the map' })
  await expect(holes.getByRole('option').first()).toBeAttached()
  await later.screenshot({ path: process.env.SEE_OFFLINE ?? test.info().outputPath('offline.png') })
})
