import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChanges } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { Page, Route } from '@playwright/test'
import { holesOnMap, mapShowsHoles } from './map-state.ts'
import { root, type Service } from './service.ts'
import { expect, mapIsIdle, test } from './test.ts'

const LIST = /\/v1\/projects\/[0-9a-f]{24}\/(?:locations\?|map$)/
const SITE = join(root, 'e2e', 'files', 'site.ags')

/** Imports the small site with this text. */
function importSite(service: Service, change: (text: string) => string) {
  const file = join(service.folder, 'site.ags')
  copyFileSync(SITE, file)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  const company = ['--company', 'Northmoor Ground Engineering']
  const imported = service.run('import', file, '--replace', ...company, '--database', service.database)
  expect(imported.status, imported.stderr).toBe(0)
}

/** Changed answers are stored after a delay, which no element of the page shows. */
const STORED_AFTER_MS = 3000

const holesOf = (page: Page) => page.getByRole('listbox', { name: 'On the map' })

/** Waits until cached responses are stored in the browser. */
async function isKept(page: Page, query: string) {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('groundsheet')
            opening.onsuccess = () => {
              const database = opening.result
              const done = (text: string) => {
                database.close()
                resolve(text)
              }
              if (!database.objectStoreNames.contains('queries')) {
                done('')
                return
              }
              const keys = database.transaction('queries').objectStore('queries').getAllKeys()
              keys.onsuccess = () => done(JSON.stringify(keys.result))
            }
          }),
      ),
    )
    .toContain(query)
}

test('a second visit shows the holes before the service answers', async ({
  page,
  openWithStoredKey,
  projects,
}) => {
  const project = `/projects/${projects[0]?.id ?? ''}`
  await openWithStoredKey(project)
  await mapIsIdle(page)
  const drawn = await holesOnMap(page)
  await isKept(page, 'sync-holes')

  const held = Promise.withResolvers<null>()
  let answered = 0
  await page.route(LIST, async (route) => {
    await held.promise
    answered++
    await route.continue()
  })
  await page.reload()
  await mapShowsHoles(page, drawn)
  await expect(holesOf(page).getByRole('option').first()).toBeVisible()
  expect(answered).toBe(0)
  held.resolve(null)
})

test('a changed hole is updated by updatedSince, and a removed hole disappears', async ({
  page,
  openWithStoredKey,
  service,
  client,
}) => {
  importSite(service, (text) => text)
  const [project] = await Array.fromAsync(client.projects({ q: 'Mill Lane' }))
  const holes: Location[] = await Array.fromAsync(client.locations(project?.id ?? ''))
  await openWithStoredKey(`/projects/${project?.id ?? ''}`)
  await mapIsIdle(page)
  await expect(holesOf(page).getByRole('option')).toHaveCount(holes.length)
  await isKept(page, 'sync-holes')

  const requested: string[] = []
  page.on('request', (request) => {
    if (LIST.test(request.url()))
      requested.push(new URL(request.url()).searchParams.get('updatedSince') ?? 'all')
  })
  importSite(service, (text) => text.replace('"98.05","6.50"', '"98.05","77.70"'))
  // Later than the stored holes would be stored again.
  const slow = (route: Route) => setTimeout(() => void route.continue(), STORED_AFTER_MS)
  await page.route(LIST, slow)
  await page.reload()
  await expect(holesOf(page).getByRole('option', { name: /^BH2\b/ })).toContainText('77.7')
  expect(requested).toHaveLength(1)
  expect(requested).not.toContain('all')
  await isKept(page, 'sync-holes')

  // What is stored is the changed hole, not the one before it with a later checkpoint.
  await page.waitForTimeout(STORED_AFTER_MS)
  await page.unroute(LIST, slow)
  await page.reload()
  await expect(holesOf(page).getByRole('option', { name: /^BH2\b/ })).toContainText('77.7')

  importSite(service, (text) => text.replace(/^"DATA","BH10".*\r?\n/gm, ''))
  await page.reload()
  await expect(holesOf(page).getByRole('option')).toHaveCount(holes.length - 1)
  await expect(holesOf(page).getByRole('option', { name: /^BH10\b/ })).toHaveCount(0)
})

const SAMPLES = [
  ...['', '"GROUP","SAMP"', '"HEADING","LOCA_ID","SAMP_TOP","SAMP_REF","SAMP_TYPE","SAMP_ID"'],
  ...['"UNIT","","m","","",""', '"TYPE","ID","2DP","X","PA","ID"'],
  ...['"DATA","BH1","1.00","1","U","S1"', '"DATA","BH2","2.00","2","U","S2"', ''],
].join('\r\n')

test('a delivery that removes rows and a table removes them from what the browser and the SDK keep', async ({
  page,
  openWithStoredKey,
  service,
  client,
}) => {
  importSite(service, (text) => text + SAMPLES)
  const [project] = await Array.fromAsync(client.projects({ q: 'Mill Lane' }))
  const id = project?.id ?? ''
  await openWithStoredKey(`/projects/${id}?table=GEOL`)
  await expect(page.getByRole('row', { name: /peaty/ })).toBeVisible()
  await isKept(page, 'sync-holes')
  const copy = await readChanges(client, { projectId: id, table: 'GEOL', since: null })
  const samples = await readChanges(client, { projectId: id, table: 'SAMP', since: null })
  expect([copy.rows.length, samples.rows.length]).toEqual([4, 2])

  importSite(service, (text) => text.replace(/^"DATA","BH10","0.00".*\r?\n/gm, ''))
  const removed = await readChanges(client, { projectId: id, table: 'GEOL', since: copy.through })
  const gone = copy.rows.filter(({ data }) => data.GEOL_DESC?.includes('peaty'))
  expect(removed.deleted).toEqual(gone.map((row) => row.id))
  const emptied = await readChanges(client, { projectId: id, table: 'SAMP', since: samples.through })
  expect(emptied.deleted.toSorted()).toEqual(samples.rows.map((row) => row.id).toSorted())
  expect(emptied.rows).toEqual([])

  const deletionsResponse = page.waitForResponse(/\/deletions\?/)
  await page.reload()
  const answer = (await (await deletionsResponse).json()) as { data: { table: string }[] }
  expect(answer.data.map(({ table }) => table).toSorted()).toEqual(['GEOL', 'SAMP', 'SAMP'])
  await expect(page.getByRole('row', { name: /Soft grey SILT/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /peaty/ })).toHaveCount(0)
  await page.goto(`${service.url}/projects/${id}?table=SAMP`)
  await expect(page.getByText('The project has no table “SAMP”.')).toBeVisible()
})
