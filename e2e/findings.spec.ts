import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { axe } from './axe.ts'
import { importSite, row, siteText } from './site-file.ts'
import { expect, mapIsReplaced, test } from './test.ts'

/** A stratum that is stated twice, with different descriptions. */
const STRATA = [
  row('GROUP', 'GEOL'),
  row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'),
  row('UNIT', '', 'm', 'm', ''),
  row('TYPE', 'ID', '2DP', '2DP', 'X'),
  row('DATA', 'BH1', '0.00', '1.00', 'Soft CLAY'),
  row('DATA', 'BH1', '0.00', '1.00', 'Dense GRAVEL'),
  '',
].join('\r\n')

test('findings of the import are listed on the page of the project', async ({ page, open, service }) => {
  const text = `${siteText('FINDINGS', [['BH1', 'CP', 430_000, 433_500]])}\r\n${STRATA}`
  const { key, project } = await importSite(service, 'Contradicting', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}`, key)
  await mapIsReplaced(page)
  await page.getByRole('button', { name: /^Import findings: \d+ kinds of error/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import findings' })
  const item = dialog
    .getByRole('listitem')
    .filter({ hasText: '"Soft CLAY" at line 17 and "Dense GRAVEL" here' })
  await expect(item).toContainText('Contradicting.ags, line 18 · GEOL_DESC')
  await expect(dialog).toContainText('AGS rules, Rule 14 (transmission)')
  const { violations } = await axe(page).include('dialog').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('findings that several files share are listed once, and a link opens them', async ({
  page,
  open,
  service,
}) => {
  const text = `${siteText('SHARED', [['BH1', 'CP', 430_000, 433_500]])}\r\n`
  const { key, project } = await importSite(service, 'Shared', text, '--crs', 'EPSG:27700')
  const files = ['Shared.ags', 'More.ags'].map((name) => join(service.folder, name))
  await writeFile(join(service.folder, 'More.ags'), `${text}\r\n`)
  const options = ['--company', 'Shared', '--database', service.database, '--crs', 'EPSG:27700']
  const imported = service.run('import', ...files, ...options)
  expect(imported.status, imported.stderr).toBe(0)
  await open(`/projects/${project}?dialog=findings`, key)
  const dialog = page.getByRole('dialog', { name: 'Import findings' })
  const item = dialog.getByRole('listitem').filter({ hasText: 'Group TRAN is missing' })
  await expect(item).toHaveCount(1)
  await expect(item).toContainText('What to do:')
  await expect(item).toContainText('More.ags')
  await expect(item).toContainText('Shared.ags')
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/dialog=/)
})

test('the viewer, the API and the command check count the same errors of a file', async ({
  page,
  open,
  service,
}) => {
  const text = `${siteText('COUNTED', [['BH1', 'CP', 430_000, 433_500]])}\r\n${STRATA}`
  const { client, key, project } = await importSite(service, 'Counted', text, '--crs', 'EPSG:27700')
  const { stdout } = service.run('check', join(service.folder, 'Counted.ags'))
  const findings = await Array.fromAsync(client.findings(project))
  const errors = findings.filter(({ severity }) => severity === 'error')
  const total = errors.reduce((sum, { count = 1 }) => sum + count, 0)
  const kinds = new Set(errors.map(({ rule }) => rule)).size
  const counted = `${kinds} kinds of error (${total} in all)`
  expect(stdout.trimEnd().split('\n').at(-1)).toContain(counted)
  await open(`/projects/${project}`, key)
  await page.getByRole('button', { name: `Import findings: ${counted}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: counted })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Check files' })).toHaveAttribute('href', '/check')
})

test('a selected hole stays in view when the findings appear above the list', async ({
  page,
  open,
  service,
}) => {
  const holes = Array.from({ length: 60 }, (_, n) => [`BH${n + 1}`, 'CP', 430_000 + 10 * n, 433_500] as const)
  const text = `${siteText('LONG', [...holes])}\r\n${STRATA}`
  const { client, key, project } = await importSite(service, 'Long', text, '--crs', 'EPSG:27700')
  const stored = await Array.fromAsync(client.locations(project))
  const last = stored.find(({ locationId }) => locationId === 'BH30')
  await open(`/projects/${project}?hole=${last?.id}`, key)
  await expect(page.getByRole('button', { name: /^Import findings/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /^BH30/ })).toBeInViewport({ ratio: 1 })
})
