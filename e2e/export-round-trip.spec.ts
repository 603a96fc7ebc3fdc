import { checkAgs, parseAgs } from '@groundsheet/ags'
import { findRules } from '../test/find-rules.ts'
import type { Client } from '@groundsheet/client'
import type { TableRow } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { hasRealFiles, NO_REAL_FILES, REAL_FILES, realFilePath } from '../test/real-files.ts'
import { chooseFormat, dialog, importFile, openDialog, projectCalled, save, test } from './export-test.ts'
import type { Service } from './service.ts'
import { expect } from './test.ts'

/** A project as in the API, without its `updatedAt`. */
async function everything(client: Client, id: string) {
  const { tables, projectName, client: owner, contractor, consultant } = await client.project(id)
  const rows: Record<string, TableRow[]> = {}
  for (const { code } of tables) {
    if (code !== null) rows[code] = await Array.fromAsync(client.rows(id, code, { limit: 1000 }))
  }
  const locations = await Array.fromAsync(client.locations(id, { limit: 1000 }))
  const names = { projectName, owner, contractor, consultant }
  const { units = {}, types = {}, ...dictionary } = await client.dictionary(id)
  return { tables, names, rows, locations, dictionary, terms: { units, types } }
}

async function checkRoundTrip(page: Page, service: Service, client: Client, id: string) {
  const before = await everything(client, id)
  await openDialog(page)
  await chooseFormat(page, 'AGS')
  await dialog(page).getByLabel('Keep line breaks inside values').check()
  const { path, bytes } = await save(page, service)
  const { groups } = parseAgs(bytes.toString())
  for (const [code, rows] of Object.entries(before.rows))
    expect([code, groups.get(code)?.rows.length]).toEqual([code, rows.length])
  expect(importFile(service, path).status).toBe(0)
  const { terms, ...after } = await everything(client, id)
  const { terms: stated, ...rest } = before
  expect(after).toEqual(rest)
  // Stated units and types are kept; missing ones required by the rules are added.
  expect(terms).toMatchObject(stated)
  return bytes.toString()
}

test('a project exported as AGS passes the checks and imports without changes', async ({
  page,
  open,
  client,
  service,
}) => {
  const id = await projectCalled(client, 'NGE-0614')
  await open(`/projects/${id}`)
  const text = await checkRoundTrip(page, service, client, id)
  expect(checkAgs(text).diagnostics).toEqual([])
  expect(await findRules(text)).toEqual([])
  await expect(dialog(page).getByText('Checked against the AGS rules: no findings.')).toBeVisible()
  await expect(dialog(page).getByText('npx groundsheet export --project "NGE-0614"')).toBeVisible()
})

for (const name of REAL_FILES) {
  test(`${name} exported as AGS imports without changes`, async ({ page, open, client, service }) => {
    test.skip(!hasRealFiles, NO_REAL_FILES)
    const original = checkAgs(readFileSync(realFilePath(name), 'latin1'))
    const { status, stdout, stderr } = importFile(service, realFilePath(name))
    expect([status, stderr]).toEqual([0, ''])
    const { projects } = JSON.parse(stdout) as {
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
