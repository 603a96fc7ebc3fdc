import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { zipBytes } from '../test/zip-bytes.ts'
import { axe } from './axe.ts'
import { logDrawings } from './log-parts.ts'
import { pointOnPlan, suggestionsOf } from './page-parts.ts'
import { expect, test } from './test.ts'

const row = (...fields: string[]) => `${fields.map((field) => `"${field}"`).join(',')}\r\n`

const project = (location: string) =>
  row('GROUP', 'PROJ') +
  row('HEADING', 'PROJ_ID', 'PROJ_NAME', 'PROJ_LOC') +
  row('UNIT', '', '', '') +
  row('TYPE', 'ID', 'X', 'X') +
  row('DATA', 'P1', 'Bridge', location) +
  '\r\n'

const LOCATIONS =
  row('GROUP', 'LOCA') +
  row('HEADING', 'LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_FDEP') +
  row('UNIT', '', '', 'm', 'm', 'm') +
  row('TYPE', 'ID', 'PA', '2DP', '2DP', '2DP')

const STRATA =
  '\r\n' +
  row('GROUP', 'GEOL') +
  row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG') +
  row('UNIT', '', 'm', 'm', '', '') +
  row('TYPE', 'ID', '2DP', '2DP', 'X', 'PA')

/** Three holes on the Dyfi near Machynlleth, one 40 km away and one without coordinates. */
const DYFI =
  project('Machynlleth') +
  LOCATIONS +
  row('DATA', 'BH1', 'CP', '274250.00', '301950.00', '10.00') +
  row('DATA', 'BH2', 'CP', '274300.00', '302000.00', '12.00') +
  row('DATA', 'BH3', 'TP', '274350.00', '301900.00', '3.00') +
  row('DATA', 'BH4', 'TP', '281470.00', '341260.00', '3.00') +
  row('DATA', 'BH5', 'TP', '', '', '3.00') +
  STRATA +
  row('DATA', 'BH2', '0.00', '2.00', 'MADE GROUND', '102') +
  row('DATA', 'BH2', '2.00', '12.00', 'Dense sandy GRAVEL', '504')

const LONDON =
  project('Stratford, London') +
  LOCATIONS +
  row('DATA', 'A1', 'CP', '538500.00', '184500.00', '10.00') +
  STRATA +
  row('DATA', 'A1', '0.00', '10.00', 'Stiff CLAY', '201')

async function choose(page: Page, name: string, content: string | Uint8Array) {
  const buffer = Buffer.from(content)
  await page.getByLabel('Select files').setInputFiles({ name, mimeType: 'text/plain', buffer })
}

const report = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const holes = (page: Page, name: string) => report(page, name).getByRole('combobox', { name: /^Hole/ })

/** The page, when it and its worker have loaded everything; requests so far, and those that follow. */
async function openPage(page: Page, url: string): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(`${url}/check`)
  await page.waitForLoadState('networkidle')
  // On a busy machine the worker may start after that.
  await expect.poll(() => requests.map((request) => request.url()).join()).toContain('shift-grid')
  await page.waitForLoadState('networkidle')
  return requests
}

test('the plan has the coordinate system with its evidence, and what is not in it', async ({
  page,
  service,
}) => {
  await openPage(page, service.url)
  await choose(page, 'dyfi.ags', DYFI)
  const positions = report(page, 'dyfi.ags').getByRole('region', { name: 'Positions' })
  await expect(positions).toContainText('British National Grid (EPSG:27700) (not stated in the file)')
  await expect(positions).toContainText(/Machynlleth \(Wales\) is [\d.]+ km from the holes/)
  await expect(positions).not.toContainText('would also fit')
  await expect(positions).toContainText('4 of 5 holes have a position.')
  await expect(positions).toContainText('1 hole without a position: BH5')
  await expect(positions).toContainText(
    /BH4 \(39\.9 km\): far from the rest of the site; look for a typing error/,
  )
  await expect(positions).toContainText('1 hole is far from the rest and not in the plan.')
  await expect(positions.getByRole('img', { name: 'Plan of 3 holes, north upwards' })).toBeVisible()
  await expect(positions.getByRole('list', { name: 'Nearest towns' })).toContainText('Machynlleth')
})

test('a hole selected by keyboard or in the plan shows its log', async ({ page, service }) => {
  await openPage(page, service.url)
  await choose(page, 'dyfi.ags', DYFI)
  const dyfi = report(page, 'dyfi.ags')
  await holes(page, 'dyfi.ags').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dyfi.getByRole('group', { name: /BH2/ })).toBeVisible()
  await expect(dyfi.getByRole('table')).toContainText('Dense sandy GRAVEL')
  await pointOnPlan(dyfi, 'BH3').click()
  await expect(holes(page, 'dyfi.ags')).toHaveValue('BH3')
  await expect(dyfi.getByRole('group', { name: /BH2/ })).toHaveCount(0)
})

test('whatever file is checked, the same scripts are loaded before it and nothing after', async ({
  page,
  service,
}) => {
  const requested: string[][] = []
  for (const [text, hole] of [
    [DYFI, 'BH2'],
    [LONDON, 'A1'],
  ] as const) {
    await page.goto('about:blank')
    page.removeAllListeners('request')
    const requests = await openPage(page, service.url)
    const before = requests.length
    await choose(page, 'site.ags', text)
    await holes(page, 'site.ags').selectOption(hole)
    const log = report(page, 'site.ags').getByRole('group', { name: new RegExp(hole) })
    await expect(logDrawings(log)).toBeVisible()
    await logDrawings(log).hover({ position: { x: 60, y: 60 } })
    await expect(report(page, 'site.ags').getByRole('region', { name: 'Positions' })).toContainText('27700')
    expect(requests.slice(before).map((request) => request.url())).toEqual([])
    expect(requests.filter((request) => request.method() !== 'GET' || request.postData() !== null)).toEqual(
      [],
    )
    expect(requests.filter((request) => request.url().includes('?'))).toEqual([])
    requested.push(requests.map((request) => request.url()).sort())
  }
  expect(requested[0]).toEqual(requested[1])
})

test('files of an archive are checked with the files beside them', async ({ page, service }) => {
  const files =
    row('GROUP', 'FILE') +
    row('HEADING', 'FILE_FSET', 'FILE_NAME', 'FILE_DESC', 'FILE_TYPE') +
    row('UNIT', '', '', '', '') +
    row('TYPE', 'X', 'X', 'X', 'PT') +
    row('DATA', 'F1', 'log.pdf', 'Log', '') +
    row('DATA', 'F2', 'photo.jpg', 'Photograph', '')
  const archive = zipBytes([
    { name: 'job/dyfi.ags', content: `${DYFI}\r\n${files}` },
    { name: 'job/FILE/F1/log.pdf', content: 'log' },
    { name: 'job/london.ags', content: LONDON },
    { name: 'job/older.zip', content: 'PK' },
    { name: '__MACOSX/job/._dyfi.ags', content: 'shadow' },
  ])
  await openPage(page, service.url)
  await choose(page, 'delivery.zip', archive)
  await expect(report(page, 'delivery.zip').getByRole('status')).toHaveText('Unpacked: 2 AGS files')
  await expect(report(page, 'delivery.zip')).toContainText('job/older.zip')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3)
  const rules = report(page, 'delivery.zip/job/dyfi.ags').getByRole('region', { name: 'AGS rules' })
  await rules.getByText('Rule 20 (files)', { exact: true }).click()
  await expect(rules).toContainText('The folder FILE/F2 is not beside the file')
  await expect(rules).not.toContainText('FILE/F1')
  await expect(
    report(page, 'delivery.zip/job/london.ags').getByRole('region', { name: 'Positions' }),
  ).toContainText('1 of 1 hole has a position.')
  await choose(page, 'broken.zip', archive.subarray(0, 200))
  await expect(report(page, 'broken.zip').getByRole('alert')).toContainText(
    'It cannot be read as a zip archive',
  )
})

declare global {
  interface Window {
    blockedShare?: () => number
  }
}

/**
 * Longest part of the check during which the page may not answer; a page that does the work itself is near 1.
 */
const MAX_BLOCKED_SHARE = 0.25

/**
 * Starts to note how long the page does not answer; the returned function gives the longest part, 0 to 1, of
 * the time since.
 */
async function watchBlocking(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const started = performance.now()
    let last = started
    let longest = 0
    setInterval(() => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }, 10)
    window.blockedShare = () => longest / (last - started)
  })
  return () => page.evaluate(() => window.blockedShare?.() ?? NaN)
}

test('200,000 holes do not stop the page: the plan and the list of names are bounded', async ({
  page,
  service,
}) => {
  test.setTimeout(400_000)
  const count = 200_000
  const rows = Array.from({ length: count }, (_, index) =>
    row(
      'DATA',
      `H${index}`,
      'TP',
      `${274000 + (index % 500) * 2}.00`,
      `${302000 + Math.floor(index / 500) * 2}.00`,
      '3.00',
    ),
  )
  const path = join(tmpdir(), `holes-${process.pid}.ags`)
  writeFileSync(path, project('Machynlleth') + LOCATIONS + rows.join(''))
  try {
    await openPage(page, service.url)
    const blockedShare = await watchBlocking(page)
    await page.getByLabel('Select files').setInputFiles(path)
    const file = report(page, `holes-${process.pid}.ags`)
    const positions = file.getByRole('region', { name: 'Positions' })
    await expect(positions).toContainText('200,000 of 200,000 holes have a position.', { timeout: 300_000 })
    await expect(positions).toContainText(/The plan shows [12],\d{3} of 200,000 holes/)
    const field = file.getByRole('combobox', { name: /^Hole/ })
    await field.fill('H19999')
    await expect(suggestionsOf(file)).toHaveCount(11)
    await field.fill('H199999')
    await expect(file.getByText('No data with depths for this hole')).toBeVisible({ timeout: 60_000 })
    expect(await blockedShare()).toBeLessThan(MAX_BLOCKED_SHARE)
  } finally {
    rmSync(path)
  }
})

test('50 MB do not stop the page', async ({ page, service }) => {
  test.setTimeout(180_000)
  const rows = Array.from({ length: 4000 }, (_, index) =>
    row('DATA', 'BH2', `${index / 100}`, `${(index + 1) / 100}`, 'Dense sandy GRAVEL '.repeat(6), '504'),
  ).join('')
  const path = join(tmpdir(), `check-${process.pid}.ags`)
  writeFileSync(path, DYFI + rows.repeat(Math.ceil(50e6 / rows.length)))
  try {
    await openPage(page, service.url)
    const blockedShare = await watchBlocking(page)
    await page.getByLabel('Select files').setInputFiles(path)
    const name = `check-${process.pid}.ags`
    await expect(report(page, name).getByRole('status')).toHaveText(/^Checked:/, { timeout: 120_000 })
    expect(await blockedShare()).toBeLessThan(MAX_BLOCKED_SHARE)
    await holes(page, name).selectOption('BH3')
    await expect(report(page, name).getByText('No data with depths for this hole')).toBeVisible({
      timeout: 60_000,
    })
  } finally {
    rmSync(path)
  }
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`axe finds nothing in plan and log at ${width} px, ${colorScheme}`, async ({ page, service }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await openPage(page, service.url)
    await choose(page, 'dyfi.ags', DYFI)
    await holes(page, 'dyfi.ags').selectOption('BH2')
    await expect(logDrawings(report(page, 'dyfi.ags'))).toBeVisible()
    await expect(report(page, 'dyfi.ags').getByRole('region', { name: 'Positions' })).toBeVisible()
    const { violations } = await axe(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
