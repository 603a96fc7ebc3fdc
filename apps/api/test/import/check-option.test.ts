import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasRealFiles, REAL_FILES, realFilePath } from '../../../../test/real-files.ts'
import { ags3, smallSite } from './ags-text.ts'
import { checkFiles } from '../../src/import/index.ts'
import { createWorkspace } from './workspace.ts'
import { runCommand } from '../cli/run-command.ts'
import { SITE } from './checked-import.ts'

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
