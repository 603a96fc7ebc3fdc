import { finding } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { smallSite } from './ags-text.ts'
import { checkFiles } from '../../src/import/index.ts'
import { createWorkspace } from './workspace.ts'
import { SITE } from './checked-import.ts'

const ruleFindings = (workspace: ReturnType<typeof createWorkspace>) =>
  workspace.findings().filter(({ rule }) => /^(AGS|BGS data) rules/.test(rule))

test('a stored finding has the level and the code that check states', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('site.ags', SITE)
  await workspace.import(file, { check: true })
  const { files } = await checkFiles([file], { levels: ['ags', 'bgs', 'import'] })
  const named = (found: readonly { level?: string | undefined; code?: string | undefined }[]) =>
    [...new Set(found.map(({ level, code }) => `${level} ${code}`))].toSorted()
  const checked = (files[0]?.findings ?? []).map(({ level, rule }) => ({ level, code: rule }))
  expect(named(workspace.findings())).toEqual(named(checked))
  expect(named(checked).map((one) => one.split(' ')[0])).toEqual(expect.arrayContaining(['ags', 'bgs']))
})

test('what the rules found is stored with the project; an import without check removes it', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('in/site.ags', SITE)
  await workspace.importAgain(file, { check: true })
  const found = ruleFindings(workspace)
  expect(z.array(finding).parse(found)).toEqual(found)
  expect(found.find(({ rule }) => rule.startsWith('AGS rules, Rule 14 '))).toMatchObject({
    file: 'site.ags',
    severity: 'error',
    level: 'ags',
    code: '14',
  })
  await workspace.importAgain(file, { check: true })
  expect(ruleFindings(workspace)).toEqual(found)
  await workspace.importAgain(file)
  expect(ruleFindings(workspace)).toEqual([])
})

test('what the rules found is stored by group and heading, with the first line', async () => {
  const workspace = createWorkspace()
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_MINE', 'GEOL_OURS'],
    ['BH1', '0.0', '1.00', '', ''],
    ['BH1', '1.00', '2.0', '', ''],
    ['BH1', '2.0', '3.00', '', ''],
  ]
  const types = '"TYPE","ID","2DP","2DP","X","X"'
  const text = smallSite({ GEOL }).replace(/(?<="GEOL_OURS"\r?\n.*\r?\n)"TYPE".*(?=\r?\n)/, types)
  const report = await workspace.import(workspace.write('site.ags', text), { check: true })
  const lines = text.split(/\r?\n/)
  const of = (rule: string) =>
    ruleFindings(workspace)
      .filter((one) => one.rule.startsWith(`AGS rules, Rule ${rule} `) && one.group === 'GEOL')
      .map(({ heading, line, count = 1 }) => [heading, lines[(line ?? 0) - 1], count])
      .sort()
  expect(of('8')).toEqual([
    ['GEOL_BASE', '"DATA","BH1","1.00","2.0","",""', 1],
    ['GEOL_TOP', '"DATA","BH1","0.0","1.00","",""', 2],
  ])
  expect(ruleFindings(workspace).find(({ count = 1 }) => count > 1)?.message).toBe(
    'Found 2 times. Example: GEOL_TOP 0.0 is not of data type 2DP',
  )
  expect(of('9').map(([heading]) => heading)).toEqual(['GEOL_MINE', 'GEOL_OURS'])
  expect(report.diagnostics.items.filter(({ rule }) => /Rule (?:8|9|1[3-7])$/.test(rule))).toEqual([])
})

test('headings that the company does not send are not named', async () => {
  const workspace = createWorkspace()
  const hidden = { name: 'Quiet', tables: { LOCA: { code: null } }, fields: { LOCA_TYPE: { code: null } } }
  workspace.write('company/company.json', JSON.stringify({ ...hidden, tables: { GEOL: { code: null } } }))
  workspace.write('company/projects/a/site.ags', SITE)
  await workspace.import(`${workspace.folder}/company`, { check: true })
  expect(ruleFindings(workspace).length).toBeGreaterThan(0)
  expect(JSON.stringify(ruleFindings(workspace))).not.toMatch(/GEOL|LOCA_TYPE/)
})

test('a rule that compares with a table that the company does not send is left out', async () => {
  const workspace = createWorkspace()
  const drilled = smallSite({
    HDPH: [
      ['LOCA_ID', 'HDPH_TOP', 'HDPH_BASE'],
      ['BH1', '0.00', '20.00'],
      ['BH2', '0.00', '18.00'],
    ],
  })
  const against = (tables: object) => async (name: string) => {
    workspace.write(`${name}/company.json`, JSON.stringify({ name, tables }))
    workspace.write(`${name}/projects/a/site.ags`, drilled)
    await workspace.import(`${workspace.folder}/${name}`, { check: true, replace: true })
    return ruleFindings(workspace).filter(({ rule }) => rule.includes('Hole depth')).length
  }
  const open = await against({})('Open')
  expect(open).toBe(1)
  expect(await against({ GEOL: { code: null } })('Quiet')).toBe(open)
})
