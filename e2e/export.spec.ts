import AxeBuilder from '@axe-core/playwright'
import { checkAgs, parseAgs } from '@groundsheet/ags'
import type { Client } from '@groundsheet/client'
import type { TableRow } from '@groundsheet/contract'
import type { Download, Page } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from './test.ts'
import { root, startService, type Service } from './service.ts'
import { unzip } from './unzip.ts'

// Real files lie beside the checkout, not in it: without them the journeys that need them are skipped.
const REAL = join(root, '..', 'shared', 'ags', 'files')
const realFiles = existsSync(REAL) ? readdirSync(REAL) : []

const COMPANY = 'Northmoor Ground Engineering'

/** A service of its own: what is exported is imported into it again. */
const test = base.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await startService()
      for (const name of realFiles) {
        const { status, stderr } = importFile(service, join(REAL, name))
        if (status !== 0) throw new Error(stderr)
      }
      await use(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const importFile = (service: Service, path: string) =>
  service.run('import', path, '--company', COMPANY, '--database', service.database, '--json')

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ })
const openDialog = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Holes and layers' })
    .getByRole('button', { name: 'Export' })
    .click()

// Nobody answers the question where to save: the browser's downloads are.
test.beforeEach(({ page }) =>
  page.addInitScript(
    () =>
      Reflect.deleteProperty(Window.prototype, 'showSaveFilePicker') &&
      Reflect.deleteProperty(window, 'showSaveFilePicker'),
  ),
)

/** Presses Export in the dialog and waits for the file. */
async function save(page: Page, service: Service): Promise<{ path: string; name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  const name = download.suggestedFilename()
  const path = join(service.folder, name)
  await download.saveAs(path)
  await expect(dialog(page).getByText(`${name} is saved`)).toBeVisible()
  return { path, name, bytes: readFileSync(path) }
}

const chooseFormat = (page: Page, name: string) =>
  dialog(page)
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check()

/** All that the API says of a project but when the project itself was last written. */
async function everything(client: Client, id: string) {
  const { tables, projectName, client: owner, contractor, consultant } = await client.project(id)
  const rows: Record<string, TableRow[]> = {}
  for (const { code } of tables) {
    if (code !== null) rows[code] = await Array.fromAsync(client.rows(id, code, { limit: 1000 }))
  }
  const locations = await Array.fromAsync(client.locations(id, { limit: 1000 }))
  const names = { projectName, owner, contractor, consultant }
  return { tables, names, rows, locations, dictionary: await client.dictionary(id) }
}

async function projectCalled(client: Client, reference: string): Promise<string> {
  const projects = await Array.fromAsync(client.projects({ q: reference }))
  return projects.find(({ projectId }) => projectId === reference)?.id ?? ''
}

async function checkRoundTrip(page: Page, service: Service, client: Client, id: string) {
  const before = await everything(client, id)
  await openDialog(page)
  await chooseFormat(page, 'AGS')
  const { path, bytes } = await save(page, service)
  const { groups } = parseAgs(bytes.toString())
  for (const [code, rows] of Object.entries(before.rows))
    expect([code, groups.get(code)?.rows.length]).toEqual([code, rows.length])
  expect(importFile(service, path).status).toBe(0)
  expect(await everything(client, id)).toEqual(before)
  return bytes.toString()
}

test('a project goes out as AGS and comes back in: the checks find nothing, and nothing changed', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-0614')
  await open(`/projects/${id}`)
  const text = await checkRoundTrip(page, service, client, id)
  expect(checkAgs(text).diagnostics).toEqual([])
  await expect(dialog(page).getByText('groundsheet export --project "NGE-0614"')).toBeVisible()
})

for (const name of realFiles) {
  test(`${name} goes out as AGS and comes back in, and nothing changed`, async ({
    page,
    open,
    client,
    service,
  }) => {
    const original = checkAgs(readFileSync(join(REAL, name), 'latin1'))
    const { projects } = JSON.parse(importFile(service, join(REAL, name)).stdout) as {
      projects: { id: string }[]
    }
    const id = projects[0]?.id ?? ''
    await open(`/projects/${id}`)
    const text = await checkRoundTrip(page, service, client, id)
    const found = checkAgs(text)
    expect(found.summary.edition).toBe(original.summary.edition)
    const rules = new Set(original.diagnostics.map(({ rule }) => rule))
    expect(found.diagnostics.filter(({ rule }) => !rules.has(rule))).toEqual([])
  })
}

test('an Excel workbook and a CSV archive hold every row of the tables that were left ticked', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-1187')
  const strata = await Array.fromAsync(client.rows(id, 'GEOL', { limit: 1000 }))
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'Excel')
  await dialog(page).getByText('Tables', { exact: false }).first().click()
  await dialog(page).getByRole('button', { name: 'None' }).click()
  await dialog(page).getByRole('checkbox', { name: /^GEOL/ }).check()
  await dialog(page).getByRole('checkbox', { name: /^SAMP/ }).check()
  await dialog(page).getByRole('checkbox', { name: 'A line of units under the headings' }).check()
  const workbook = await save(page, service)
  expect(workbook.name).toBe('NGE-1187-project.xlsx')
  const parts = unzip(workbook.bytes)
  expect(parts.get('xl/workbook.xml')).toMatch(/name="GEOL".*name="SAMP"/)
  expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(strata.length + 2)
  await expect(dialog(page).getByRole('listitem').filter({ hasText: /^GEOL/ })).toContainText(
    `${strata.length.toLocaleString('en-GB')} rows`,
  )

  await dialog(page).getByRole('button', { name: 'Export something else' }).click()
  await chooseFormat(page, 'CSV')
  const archive = await save(page, service)
  expect(archive.name).toBe('NGE-1187-project.zip')
  const files = unzip(archive.bytes)
  expect([...files.keys()]).toEqual(['GEOL.csv', 'SAMP.csv'])
  expect(files.get('GEOL.csv')).toMatch(/^LOCA_ID,GEOL_TOP,.*\r\n,m,/)

  await dialog(page).getByRole('button', { name: 'Export something else' }).click()
  await dialog(page).getByText('Tables', { exact: false }).first().click()
  await dialog(page).getByRole('checkbox', { name: /^SAMP/ }).uncheck()
  const single = await save(page, service)
  expect(single.name).toBe('NGE-1187-GEOL.csv')
  expect(single.bytes.toString()).toBe(files.get('GEOL.csv'))
})

test('GeoJSON and KML hold every hole; GDAL reads both', async ({ page, open, client, service }) => {
  const id = await projectCalled(client, 'NGE-1342')
  const holes = await Array.fromAsync(client.locations(id, { limit: 1000 }))
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'GeoJSON')
  await expect(dialog(page).getByText('Points of 4 holes without a position')).toBeVisible()
  const json = await save(page, service)
  const { features } = JSON.parse(json.bytes.toString()) as {
    features: {
      properties: { kind: string; locationId?: string }
      geometry: { coordinates: number[] } | null
    }[]
  }
  const points = features.filter(({ properties }) => properties.kind === 'hole')
  expect(points.map(({ properties }) => properties.locationId)).toEqual(holes.map((hole) => hole.locationId))
  expect(points[0]?.geometry?.coordinates).toEqual([holes[0]?.longitude, holes[0]?.latitude])
  await dialog(page).getByRole('button', { name: 'Export something else' }).click()
  await chooseFormat(page, 'KML')
  const kml = await save(page, service)
  expect(kml.bytes.toString().match(/<Placemark id="hole-/g)).toHaveLength(holes.length)
  if (spawnSync('ogrinfo', ['--version']).status !== 0) return
  expect(countFeatures(json.path)).toBe(features.length)
  expect(countFeatures(kml.path)).toBe(features.length)
})

/** As GDAL counts them. */
function countFeatures(path: string): number {
  const { status, stdout, stderr } = spawnSync('ogrinfo', ['-ro', '-so', '-al', path], { encoding: 'utf8' })
  expect(`${status ?? ''} ${stderr}`.trim()).toBe('0')
  const counts = [...stdout.matchAll(/Feature Count: (\d+)/g)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}

const idsIn = (rows: readonly (readonly string[])[] | undefined) => new Set(rows?.map(([id]) => id))

test('what the filters leave is exported alone, with the parents of its rows', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-1342')
  const holes = await Array.fromAsync(client.locations(id, { limit: 1000 }))
  const wanted = holes.filter(({ locationId }) => locationId.includes('BH10'))
  expect(wanted.length).toBeGreaterThan(1)
  await open(`/projects/${id}?find=BH10`)
  const list = page.getByRole('region', { name: 'Holes' })
  await expect(list.getByText(`${wanted.length} of ${holes.length} holes`)).toBeVisible()
  await openDialog(page)
  await chooseFormat(page, 'AGS')
  await expect(
    dialog(page).getByRole('radio', { name: `${wanted.length} holes left by the filters` }),
  ).toBeChecked()
  await dialog(page).getByText('Tables', { exact: false }).first().click()
  await dialog(page).getByRole('button', { name: 'None' }).click()
  await dialog(page).getByRole('checkbox', { name: /^TRIT/ }).check()
  await expect(dialog(page).getByRole('checkbox', { name: /^SAMP/ })).toBeDisabled()
  const { bytes, name } = await save(page, service)
  expect(name).toBe(`NGE-1342-${wanted.length}-holes.ags`)
  const { groups } = parseAgs(bytes.toString())
  expect(idsIn(groups.get('LOCA')?.rows)).toEqual(new Set(wanted.map(({ locationId }) => locationId)))
  expect(checkAgs(bytes.toString()).diagnostics).toEqual([])
  expect([...groups.keys()].slice(0, 6)).toEqual(['LOCA', 'SAMP', 'TRIG', 'TRIT', 'PROJ', 'TRAN'])
})

test('a chosen hole is read by itself, and its rows are those that the API has of it', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-1342')
  const sample = (await client.rows(id, 'SAMP').page()).data[0]
  const locationId = sample?.locationId ?? ''
  const hole = (await client.locations(id, { locationId }).page()).data[0]?.id ?? ''
  const rows = await Array.fromAsync(client.locationRows(hole, 'GEOL'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(`/projects/${id}?pick=${hole}`)
  await page
    .getByRole('region', { name: /chosen/i })
    .getByRole('button', { name: 'Export' })
    .click()
  await expect(dialog(page).getByRole('radio', { name: /^1 chosen hole/ })).toBeChecked()
  await chooseFormat(page, 'AGS')
  const { bytes, name } = await save(page, service)
  expect(name).toBe(`NGE-1342-${locationId}.ags`)
  const { groups } = parseAgs(bytes.toString())
  expect(groups.get('GEOL')?.rows.map((row) => row[1])).toEqual(rows.map(({ data }) => data.GEOL_TOP))
  expect(idsIn(groups.get('SAMP')?.rows)).toEqual(new Set([locationId]))
  expect(asked).toContain(`/v1/locations/${hole}/tables/GEOL`)
  expect(asked).not.toContain(`/v1/projects/${id}/tables/GEOL`)
})

test('cancelled half-way there is no file, and the dialog is as it was', async ({ page, open, client }) => {
  const id = await projectCalled(client, 'NGE-1342')
  const held = Promise.withResolvers<null>()
  await page.route(/\/tables\/SAMP\?/, async (route) => {
    await held.promise
    await route.abort()
  })
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'AGS')
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog(page).getByText('618 of 618')).toBeVisible()
  await expect(dialog(page).getByRole('listitem').filter({ hasText: /^SAMP/ })).toContainText('waiting')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
  held.resolve(null)
  expect(downloads).toEqual([])
})

/** A disk of the browser's own in place of the question where to save: the same handles, without a person. */
const saveToPrivateDisk = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const disk = await navigator.storage.getDirectory()
        return disk.getFileHandle(suggestedName, { create: true })
      },
    })
  })

const filesOnDisk = (page: Page) =>
  page.evaluate(async () => {
    const disk = await navigator.storage.getDirectory()
    const files: [string, number][] = []
    for await (const [name, handle] of disk.entries())
      files.push([name, (await (handle as FileSystemFileHandle).getFile()).size])
    return files
  })

test('where the browser can write as it goes, a file is there when it is whole, and none when it is cancelled', async ({
  page,
  open,
  client,
}) => {
  await saveToPrivateDisk(page)
  const id = await projectCalled(client, 'NGE-1342')
  const held = Promise.withResolvers<null>()
  await page.route(/\/tables\/SAMP\?/, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'AGS')
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog(page).getByText('618 of 618')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
  expect(await filesOnDisk(page)).toEqual([])

  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Go on in the background' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(/^Exporting NGE-1342-project.ags: \d+ %$/)).toBeVisible()
  held.resolve(null)
  await expect(page.getByText('NGE-1342-project.ags is saved')).toBeVisible()
  const [[name, size] = ['', 0]] = await filesOnDisk(page)
  expect(name).toBe('NGE-1342-project.ags')
  expect(size).toBeGreaterThan(1_000_000)
})

test('a service that asks to wait is waited for, and no row is missing', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-1187')
  const rows = await Array.fromAsync(client.rows(id, 'SAMP', { limit: 1000 }))
  let refused = 0
  await page.route(/\/tables\/SAMP\?/, (route) =>
    refused++ === 0
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': '1' },
          json: { error: { type: 'rate_limited', message: 'Too many requests.' } },
        })
      : route.continue(),
  )
  await open(`/projects/${id}`)
  await openDialog(page)
  await chooseFormat(page, 'AGS')
  const { bytes } = await save(page, service)
  expect(refused).toBeGreaterThan(1)
  expect(parseAgs(bytes.toString()).groups.get('SAMP')?.rows).toHaveLength(rows.length)
})

test('rows of an open table go out as they are shown: filtered, sorted, with the columns that are seen', async ({
  page,
  open,
  client,
}) => {
  const id = await projectCalled(client, 'NGE-1187')
  const rows = await Array.fromAsync(client.rows(id, 'ISPT', { limit: 1000 }))
  const kept = rows.filter(({ data }) => Number(data.ISPT_NVAL) > 30)
  expect(kept.length).toBeGreaterThan(1)
  await open(`/projects/${id}?table=ISPT&where=${encodeURIComponent('ISPT_NVAL>30')}&sort=-ISPT_NVAL`)
  const table = page.getByRole('group', { name: /^Rows of/ })
  await expect(table.getByText(/rows match$/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table.getByRole('button', { name: 'Export rows' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('NGE-1187-ISPT.csv')
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(kept.length)
  const shown = await page.getByRole('columnheader').allTextContents()
  expect(head.split(',')).toHaveLength(shown.length)
  const place = head.split(',').indexOf('ISPT_NVAL')
  const values = lines.map((line) => Number(line.split(',')[place]))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test('the dialog works by keyboard; axe finds nothing in it, on a phone and in the dark', async ({
  page,
  open,
  client,
}) => {
  const id = await projectCalled(client, 'NGE-0614')
  await open(`/projects/${id}`)
  const button = page.getByRole('button', { name: 'Export' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})
