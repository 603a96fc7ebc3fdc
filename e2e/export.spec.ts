import { checkAgs, parseAgs } from '@groundsheet/ags'
import type { Download, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { axe } from './axe.ts'
import { chooseFormat, dialog, openDialog, projectCalled, save, start, test } from './export-test.ts'
import { expect } from './test.ts'

const idsIn = (rows: readonly (readonly string[])[] | undefined) => new Set(rows?.map(([id]) => id))

test(
  'only filtered rows are exported, with their parents',
  { tag: '@daily' },
  async ({ page, open, client, service }) => {
    const id = await projectCalled(client, 'NGE-1342')
    const holes = await Array.fromAsync(client.locations(id, { limit: 1000 }))
    const expected = holes.filter(({ locationId }) => locationId.includes('BH10'))
    expect(expected.length).toBeGreaterThan(1)
    await open(`/projects/${id}?find=BH10`)
    const list = page.getByRole('region', { name: 'Holes' })
    await expect(list.getByText(`${expected.length} of ${holes.length} holes`)).toBeVisible()
    await openDialog(page)
    await chooseFormat(page, 'AGS')
    await expect(
      dialog(page).getByRole('radio', { name: `${expected.length} holes matching the filters` }),
    ).toBeChecked()
    await dialog(page).getByText('Tables', { exact: false }).first().click()
    await dialog(page).getByRole('button', { name: 'None' }).click()
    await dialog(page)
      .getByRole('checkbox', { name: /\bTRIT\b/ })
      .check()
    await expect(dialog(page).getByRole('checkbox', { name: /\bSAMP\b/ })).toBeDisabled()
    const { bytes, name } = await save(page, service)
    expect(name).toBe(`NGE-1342-${expected.length}-holes.ags`)
    const { groups } = parseAgs(bytes.toString())
    expect(idsIn(groups.get('LOCA')?.rows)).toEqual(new Set(expected.map(({ locationId }) => locationId)))
    expect(checkAgs(bytes.toString()).diagnostics).toEqual([])
    expect([...groups.keys()].slice(0, 6)).toEqual(['LOCA', 'SAMP', 'TRIG', 'TRIT', 'PROJ', 'TRAN'])
  },
)

test('a selected hole is read alone, and its rows are those of the API', async ({
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
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open(`/projects/${id}?pick=${hole}`)
  await page
    .getByRole('region', { name: /selected/i })
    .getByRole('button', { name: 'Export' })
    .click()
  await expect(dialog(page).getByRole('radio', { name: /^1 selected hole/ })).toBeChecked()
  await chooseFormat(page, 'AGS')
  const { bytes, name } = await save(page, service)
  expect(name).toBe(`NGE-1342-${locationId}.ags`)
  const { groups } = parseAgs(bytes.toString())
  expect(groups.get('GEOL')?.rows.map((row) => row[1])).toEqual(rows.map(({ data }) => data.GEOL_TOP))
  expect(idsIn(groups.get('SAMP')?.rows)).toEqual(new Set([locationId]))
  expect(requested).toContain(`/v1/locations/${hole}/tables/GEOL`)
  expect(requested).not.toContain(`/v1/projects/${id}/tables/GEOL`)
})

test('a cancelled export leaves no file, and the dialog is unchanged', async ({ page, open, client }) => {
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
  await start(page).click()
  await expect(dialog(page).getByText('618 of 618')).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: /^Samples/ }),
  ).toContainText('waiting')
  await expect(dialog(page).getByText('Leaving the project or closing the page cancels it')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(start(page)).toBeEnabled()
  held.resolve(null)
  expect(downloads).toEqual([])
})

declare global {
  interface Window {
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>
  }
}

/** Private file system of the browser instead of the save dialog: same handles, no user needed. */
const saveToPrivateDisk = (page: Page) =>
  page.addInitScript(() => {
    window.showSaveFilePicker = async ({ suggestedName }) => {
      const disk = await navigator.storage.getDirectory()
      return disk.getFileHandle(suggestedName, { create: true })
    }
  })

const filesOnDisk = (page: Page) =>
  page.evaluate(async () => {
    const disk = await navigator.storage.getDirectory()
    const files: [string, number][] = []
    for await (const [name, handle] of disk.entries())
      files.push([name, (await (handle as FileSystemFileHandle).getFile()).size])
    return files
  })

test('with streaming, the file exists only when complete, and not after cancelling', async ({
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
  await start(page).click()
  await expect(dialog(page).getByText('618 of 618')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(start(page)).toBeEnabled()
  expect(await filesOnDisk(page)).toEqual([])

  await start(page).click()
  await dialog(page).getByRole('button', { name: 'Continue in the background' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(/^Exporting NGE-1342-project.ags: \d+%$/)).toBeVisible()
  held.resolve(null)
  await expect(page.getByText('NGE-1342-project.ags saved')).toBeVisible()
  const [[name, size] = ['', 0]] = await filesOnDisk(page)
  expect(name).toBe('NGE-1342-project.ags')
  expect(size).toBeGreaterThan(1_000_000)
})

test('after Retry-After the export continues, and no row is missing', async ({
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

test('rows of an open table are exported as shown: filtered, sorted, with the visible columns', async ({
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
    const { violations } = await axe(page).include('dialog').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})
