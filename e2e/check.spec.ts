import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { markedWords } from './page-parts.ts'
import { expect, test } from './test.ts'

const row = (...fields: string[]) => `${fields.map((field) => `"${field}"`).join(',')}\r\n`

/** A file that breaks two rules: a depth that is no number, and a strata row of a hole that is not listed. */
const FILE =
  row('GROUP', 'PROJ') +
  row('HEADING', 'PROJ_ID', 'PROJ_NAME') +
  row('UNIT', '', '') +
  row('TYPE', 'ID', 'X') +
  row('DATA', 'P1', 'Test') +
  '\r\n' +
  row('GROUP', 'LOCA') +
  row('HEADING', 'LOCA_ID', 'LOCA_FDEP') +
  row('UNIT', '', 'm') +
  row('TYPE', 'ID', '2DP') +
  row('DATA', 'BH1', '10.00') +
  '\r\n' +
  row('GROUP', 'GEOL') +
  row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC') +
  row('UNIT', '', 'm', 'm', '') +
  row('TYPE', 'ID', '2DP', '2DP', 'X') +
  row('DATA', 'BH1', 'ground', '1.20', 'Made ground') +
  row('DATA', 'BH2', '1.20', '3.00', 'Firm CLAY')

async function choose(page: Page, name: string, text: string) {
  const buffer = Buffer.from(text)
  await page.getByLabel('Select files').setInputFiles({ name, mimeType: 'text/plain', buffer })
}

const report = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a file is checked without a key and without any request',
  { tag: '@daily' },
  async ({ page, service }) => {
    await page.goto(service.url)
    // The last of what the worker fetches when the page opens; from then on nothing may be requested.
    const grid = page.waitForResponse(/shift-grid/)
    await page.getByRole('link', { name: 'Check AGS files without signing in' }).click()
    await expect(page.getByRole('heading', { name: 'Check AGS files' })).toBeVisible()
    await grid
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await choose(page, 'site.ags', FILE)
    const rules = report(page, 'site.ags').getByRole('region', { name: 'AGS rules' })
    await rules.getByText('Rule 8 (data types)', { exact: true }).click()
    await rules.getByRole('button', { name: 'Show line 17' }).click()
    await expect(markedWords(rules)).toHaveText('"ground"')
    await rules.getByText('Rule 10c (parent rows)', { exact: true }).click()
    await expect(rules.getByText('Line 18').first()).toBeVisible()
    await expect(report(page, 'site.ags')).toContainText('SHA-256')
    expect(requests).toEqual([])
  },
)

test('a raw line shows the codes of hidden characters, in the encoding of its file', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/check`)
  await choose(page, 'site.ags', FILE.replace('Made ground', 'Made \u202eground\u0000\u0007 6ºC'))
  const rules = report(page, 'site.ags').getByRole('region', { name: 'AGS rules' })
  await rules.getByText('Rule 8 (data types)', { exact: true }).click()
  await rules.getByRole('button', { name: 'Show line 17' }).click()
  await expect(rules.getByLabel('Line 17', { exact: true })).toHaveText(
    '17 "DATA","BH1","ground","1.20","Made [U+202E]ground[U+0000][U+0007] 6ºC"',
  )
})

test('the policy of the page stops every connection', async ({ page, service }) => {
  const answer = await page.goto(`${service.url}/check`)
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'none'")
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'))
  const outcome = await worker.evaluate(() =>
    fetch('/v1/projects').then(
      () => 'sent',
      () => 'stopped',
    ),
  )
  expect(outcome).toBe('stopped')
})

test('findings are downloaded as a page, as text and as JSON', async ({ page, service }) => {
  await page.goto(`${service.url}/check`)
  await choose(page, 'site.ags', FILE)
  for (const [name, ending] of [
    ['HTML', 'html'],
    ['Text', 'txt'],
    ['JSON', 'json'],
  ] as const) {
    const download = page.waitForEvent('download')
    await report(page, 'site.ags').getByRole('button', { name }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`site.ags.${ending}`)
    expect(await readFile(await file.path(), 'utf8')).toContain('GEOL_TOP')
  }
})

test('a file without any group is reported as not AGS only', async ({ page, service }) => {
  await page.goto(`${service.url}/check`)
  await choose(page, 'letter.ags', 'Dear Sir,\nthe holes are done.\n')
  const letter = report(page, 'letter.ags')
  await expect(letter.getByRole('status')).toHaveText('Could not be checked')
  await expect(letter.getByRole('heading', { name: 'AGS rules' })).toHaveText('AGS rules not checked')
  await expect(letter.getByRole('heading', { name: 'BGS data rules' })).toHaveText(
    'BGS data rules not checked',
  )
  await letter.getByText('File that cannot be read').click()
  await expect(letter).toContainText('This is not an AGS file: it has no GROUP line')
})

test('an empty file is reported as empty', async ({ page, service }) => {
  await page.goto(`${service.url}/check`)
  await choose(page, 'empty.ags', '')
  await expect(report(page, 'empty.ags').getByRole('alert')).toHaveText(
    'empty.ags could not be checked: The file is empty. See that the name is right and the file is whole; ' +
      'else get it again from where it came from',
  )
})

test('a file that is not text is reported, and others are still checked', async ({ page, service }) => {
  await page.goto(`${service.url}/check`)
  await choose(page, 'logs.pdf', '%PDF-1.7 \u0000\u0001')
  await expect(report(page, 'logs.pdf').getByRole('alert')).toHaveText(
    'logs.pdf could not be checked: The file is a PDF, not AGS text. Export AGS ' +
      'from the program that made it',
  )
  await choose(page, 'site.ags', FILE)
  await expect(report(page, 'site.ags').getByRole('region', { name: 'Import' })).toBeVisible()
  await report(page, 'logs.pdf').getByRole('button', { name: 'Remove logs.pdf' }).click()
  await expect(report(page, 'logs.pdf')).toHaveCount(0)
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`axe finds nothing in a report at ${width} px, ${colorScheme}`, async ({ page, service }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto(`${service.url}/check`)
    await choose(page, 'site.ags', FILE)
    const rules = report(page, 'site.ags').getByRole('region', { name: 'AGS rules' })
    await rules.getByText('Rule 8 (data types)', { exact: true }).click()
    await rules.getByRole('button', { name: 'Show line 17' }).click()
    await expect(markedWords(rules)).toHaveText('"ground"')
    const { violations } = await axe(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
