import { rmSync, writeFileSync } from 'node:fs'
import { zipBytes } from '../test/zip-bytes.ts'
import { longestTask } from './longest-task.ts'
import { test as base, expect } from './test.ts'
import type { Page } from '@playwright/test'

/** A page without the check of console errors, since failed requests are expected here. */
const test = base.extend<{ tab: Page }>({
  tab: async ({ browser }, use) => {
    const tab = await browser.newPage()
    await use(tab)
    await tab.close()
  },
})

const choose = (page: Page, name: string, buffer: Buffer = Buffer.from('"GROUP","PROJ"')) =>
  page.getByLabel('Select files').setInputFiles({ name, mimeType: 'text/plain', buffer })

const report = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('without the script that checks files, the result of each file is to reload the page', async ({
  tab,
  service,
}) => {
  const [refused] = await Promise.all([
    tab.waitForEvent('requestfailed', (request) => request.url().includes('check-worker')),
    tab.route(/check-worker.*js/, (route) => route.abort()).then(() => tab.goto(`${service.url}/check`)),
  ])
  expect(refused.url()).toContain('/assets/')
  for (const name of ['a.ags', 'b.zip']) {
    await choose(tab, name)
    await expect(report(tab, name).getByRole('alert')).toHaveText(
      `${name} could not be checked: The part of this page that checks files could not be loaded, or has ` +
        'stopped. Reload the page.',
    )
  }
})

test('a script that stops after the check is reported where a line is requested', async ({
  tab,
  service,
}) => {
  await tab.goto(`${service.url}/check`)
  await choose(tab, 'a.ags')
  const file = report(tab, 'a.ags')
  await expect(file.getByRole('status')).toHaveText(/^Checked:/)
  await expect(file).toContainText('Rule 13')
  const [worker] = tab.workers()
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('stopped by the test')
    })
  })
  await expect(async () => {
    await file
      .getByText(/^Rule /)
      .first()
      .click()
    await file
      .getByRole('button', { name: /^Show line/ })
      .first()
      .click({ timeout: 1000 })
  }).toPass()
  await expect(file.getByText('has stopped. Reload the page.')).toBeVisible()
  await expect(file).not.toContainText('The file has changed since it was checked')
})

test('a file that is removed after it was selected is reported as such', async ({ tab, service }, info) => {
  const path = info.outputPath('a.ags')
  writeFileSync(path, '"GROUP","PROJ"\r\n')
  await tab.goto(`${service.url}/check`)
  await tab.getByLabel('Select files').setInputFiles(path)
  const file = report(tab, 'a.ags')
  await expect(file.getByRole('status')).toHaveText(/^Checked:/)
  rmSync(path)
  await file
    .getByText(/^Rule 2b/)
    .first()
    .click()
  await file
    .getByRole('button', { name: /^Show line/ })
    .first()
    .click()
  await expect(file).toContainText('It was changed, moved or removed after it was selected')
})

test('archives that cannot be checked, or hold nothing to check, are errors', async ({ tab, service }) => {
  await tab.goto(`${service.url}/check`)
  const encrypted = { name: 'a.ags', content: 'x', isEncrypted: true }
  for (const [name, file, message] of [
    ['empty.zip', { name: 'readme.txt', content: 'x' }, 'Unpacked: no AGS file. The archive holds no file'],
    ['locked.zip', encrypted, 'locked.zip could not be checked: a.ags is encrypted. Unpack the archive'],
    [
      'changed.zip',
      { name: 'a.ags', content: 'x', statedContent: 'y' },
      'a.ags is damaged: its size or CRC-32',
    ],
  ] as const) {
    await choose(tab, name, zipBytes([file]))
    await expect(report(tab, name).getByRole('alert')).toContainText(message)
    await expect(report(tab, name).getByRole('status')).toHaveCount(0)
  }
})

/** Processor time of the longest task of the page, milliseconds; all reports drawn at once took seconds. */
const MAX_TASK_MS = 500

test('a thousand files in an archive do not stop the page, and each has its result', async ({
  tab,
  service,
}) => {
  test.setTimeout(180_000)
  const content = '"GROUP","PROJ"\r\n"HEADING","PROJ_ID"\r\n"UNIT",""\r\n"TYPE","ID"\r\n"DATA","P1"\r\n'
  const names = Array.from({ length: 1000 }, (_, index) => `f${index}.ags`)
  await tab.goto(`${service.url}/check`)
  const last = report(tab, 'many.zip/f999.ags')
  const ms = await longestTask(tab, async () => {
    await choose(tab, 'many.zip', zipBytes(names.map((name) => ({ name, content }))))
    await expect(report(tab, 'many.zip').getByRole('status')).toHaveText('Unpacked: 1,000 AGS files')
    await expect(last.getByRole('status')).toHaveText(/^Checked: \d+ kinds? of error/, { timeout: 150_000 })
  })
  expect(ms).toBeLessThan(MAX_TASK_MS)
  await expect(tab.getByText(/^Checked: \d+ kinds? of error/)).toHaveCount(1000)
  await last.getByRole('button', { name: 'Show the report' }).click()
  await expect(last.getByRole('heading', { name: 'AGS rules' })).toBeVisible()
})

test('headings show the hidden characters of file names', async ({ tab, service }) => {
  await tab.goto(`${service.url}/check`)
  await choose(tab, 'job.zip', zipBytes([{ name: '\u202Esga.ags', content: '"GROUP","PROJ"' }]))
  const name = 'job.zip/[U+202E]sga.ags'
  await expect(report(tab, name).getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(report(tab, name).getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  expect(await tab.getByRole('main').innerText()).not.toContain('\u202E')
})
