import { readFileSync } from 'node:fs'
import { finding } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hasRealFiles, REAL_FILES, realFilePath } from '../../../../test/real-files.ts'
import { ags3, smallSite } from './ags-text.ts'
import { checkFiles } from '../../src/import/index.ts'
import { createWorkspace } from './workspace.ts'
import { runCommand } from '../cli/run-command.ts'

/** Rule 14: there is no group TRAN. */
const SITE = smallSite()

const ruleFindings = (workspace: ReturnType<typeof createWorkspace>) =>
  workspace.findings().filter(({ rule }) => /^(AGS|BGS data) rules/.test(rule))

test('an import with check reports the counts that the command check finds, and takes the data', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('site.ags', SITE)
  const report = await workspace.import(file, { check: true, strict: true })
  const { files } = await checkFiles([file], { levels: ['ags', 'bgs'] })
  const errors = (level: string) =>
    (files[0]?.findings ?? [])
      .filter((one) => one.level === level && one.severity === 'error')
      .reduce((sum, { count }) => sum + count, 0)
  const [ags, bgs] = report.files[0]?.rules?.levels ?? []
  expect(errors('ags')).toBeGreaterThan(0)
  expect([ags?.level, ags?.counts.error]).toEqual(['ags', errors('ags')])
  expect([bgs?.level, bgs?.counts.error]).toEqual(['bgs', errors('bgs')])
  const counts = report.files[0]?.rules?.rules.map(({ count }) => count) ?? []
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(workspace.holes()).toHaveLength(2)
  expect(report.diagnostics.errors).toBe(0)
})

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

test('AGS 3 files are checked against their own rules only', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('old.ags', ags3({ PROJ: [['PROJ_ID'], ['J3']], HOLE: [['HOLE_ID'], ['BH1']] }))
  const report = await workspace.import(file, { check: true })
  expect(report.files[0]?.rules?.levels.map(({ level }) => level)).toEqual(['ags'])
})

test.skipIf(!hasRealFiles).each(REAL_FILES)(
  'import, its findings and check have the same number of errors of %s',
  async (name) => {
    const workspace = createWorkspace()
    const file = workspace.write(name, readFileSync(realFilePath(name)))
    const { findings } = await workspace.import(file, { check: true })
    const { files } = await checkFiles([file])
    const sum = (found: readonly { severity: string; count?: number | undefined }[], wanted: string) =>
      found.filter(({ severity }) => severity === wanted).reduce((total, { count = 1 }) => total + count, 0)
    expect(findings.error + findings.warning + findings.note).toBeGreaterThan(0)
    expect(sum(files[0]?.findings ?? [], 'error')).toBe(findings.error)
    for (const severity of ['error', 'warning', 'note'] as const)
      expect(sum(workspace.findings(), severity)).toBe(findings[severity])
  },
)

test('findings beyond those that are stored are counted with their severity', async () => {
  const workspace = createWorkspace()
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'],
    ...Array.from({ length: 6000 }, (_, index) => ['BH1', `${index}.x`, '']),
  ]
  const { findings } = await workspace.import(workspace.write('many.ags', smallSite({ GEOL })), {
    check: true,
  })
  const stored = workspace.findings()
  expect(stored.length).toBeLessThan(5010)
  const errors = stored.filter(({ severity }) => severity === 'error')
  expect(errors.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(findings.error)
  expect(stored.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(
    findings.error + findings.warning + findings.note,
  )
})

test('the command prints counts, rules and the command that lists them; with --no-check none', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('the site.ags', SITE)
  const database = `${workspace.folder}/x.sqlite`
  const { code, out } = await runCommand(['import', file, '--database', database])
  expect(code).toBe(0)
  expect(out).toMatch(/\n {2}AGS rules: \d+ errors/)
  expect(out).toMatch(/\n {4}AGS rules, Rule \w+ \([a-z ]+\): \d+ findings?, such as: /)
  expect(out).toContain(`    to list them: npx groundsheet check '${file}'`)
  expect(out).toMatch(/\nImport and rules together: \d+ errors.*; the import alone: no errors\n/)
  const plain = await runCommand(['import', file, '--database', database, '--no-check'])
  expect(plain.out).not.toContain('AGS rules')
  expect(out).toContain(`\nStored in ${database} for company Local (new database, new company)\n`)
  expect(plain.out).toContain(`\nStored in ${database} for company Local\n`)
})

test('an import and check count the same findings by level, rule, severity, group and heading', async () => {
  const workspace = createWorkspace()
  const text = smallSite({
    LOCA: [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '530000', '180000'],
      ['BH2', '', ''],
    ],
    GEOL: [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'],
      ['BH1', '0.00', '1.00'],
      ['BH1', '0.00', '2.00'],
      ['BH9', '0.00', '1.00'],
    ],
  })
  const file = workspace.write(
    'site.ags',
    text.replace('"DATA","BH1","0.00","1.00"', '"DATA","BH1","0.00","1.0\r\n0"'),
  )
  const report = await workspace.import(file, { check: true })
  const { files } = await checkFiles([file])
  const named = (one: { rule: string; severity: string; group: string | null; heading: string | null }) =>
    [one.rule, one.severity, one.group, one.heading].join(' ')
  const countOf = (found: readonly (Parameters<typeof named>[0] & { level?: string; count?: number })[]) =>
    [...Map.groupBy(found, (one) => `${one.level ?? 'import'} ${named(one)}`)]
      .map(([key, all]) => `${key}: ${all.reduce((sum, { count = 1 }) => sum + count, 0)}`)
      .toSorted()
  const imported = [...report.diagnostics.items, ...(report.files[0]?.rules?.places ?? [])]
  expect(countOf(imported)).toEqual(countOf(files[0]?.findings ?? []))
  expect(countOf(imported).some((one) => one.startsWith('import position'))).toBe(true)
})
