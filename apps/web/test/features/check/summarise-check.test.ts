import type { CheckedFile, RuleFinding } from '@groundsheet/rules'
import { expect, it } from 'vitest'
import { furtherFindings, summariseCheck } from '../../../src/features/check/summarise-check.ts'

const finding = (line: number, more: Partial<RuleFinding> = {}): RuleFinding => ({
  level: 'ags',
  rule: '8',
  severity: 'error',
  group: 'GEOL',
  heading: 'GEOL_TOP',
  message: `GEOL_TOP ${line} is not of data type 2DP`,
  advice: 'Write it as such',
  count: 1,
  lines: [[line, line]],
  ...more,
})

const file = (findings: readonly RuleFinding[]): CheckedFile => ({
  path: 'site.ags',
  edition: 'AGS4',
  encoding: 'utf-8',
  bytes: 10,
  sha256: 'a',
  checkedAt: '2026-11-26T14:57:31.000Z',
  dictionary: '4.1.1',
  findings,
  unlisted: 0,
  unlistedCounts: [],
})

const LAST_LINE = 20_000
/** From the last line to the first. */
const MANY = file(Array.from({ length: LAST_LINE }, (_, index) => finding(LAST_LINE - index)))

it('a summary of 20,000 findings has their number and the first 50 by line', () => {
  const { counts, levels } = summariseCheck(MANY)
  expect(counts).toEqual({ error: LAST_LINE, warning: 0, note: 0 })
  expect(levels.map(({ level, verdict }) => [level, verdict])).toEqual([
    ['ags', '1 kind of error (20,000 in all)'],
    ['bgs', 'no findings'],
    ['import', 'no findings'],
  ])
  const [rule] = levels[0]?.rules ?? []
  expect(rule).toMatchObject({
    rule: '8',
    times: '20,000 findings',
    total: LAST_LINE,
    groups: ' (GEOL 20,000)',
  })
  expect(rule?.findings.map(({ firstLine }) => firstLine)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 1),
  )
  expect(JSON.stringify(summariseCheck(MANY)).length).toBeLessThan(20_000)
})

it('further findings are the next ones by line, up to the last', () => {
  const read = (from: number) =>
    furtherFindings(MANY, { level: 'ags', rule: '8', from }).map(({ firstLine }) => firstLine)
  expect(read(50)).toEqual(Array.from({ length: 50 }, (_, index) => index + 51))
  expect(read(LAST_LINE - 1)).toEqual([LAST_LINE])
  expect(furtherFindings(MANY, { level: 'bgs', rule: '8', from: 0 })).toEqual([])
})

it('lines of a finding are written with the first runs alone', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => [index * 2 + 1, index * 2 + 1] as const)
  const [rule] = summariseCheck(file([finding(1, { lines, count: 1000 })])).levels[0]?.rules ?? []
  expect(rule?.findings[0]).toMatchObject({
    lines: '1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 988 more',
    firstLine: 1,
  })
})

it('a file that cannot be read has its reason, and what to do', () => {
  const found = finding(1, { message: 'The file is empty', advice: 'Get it again' })
  expect(summariseCheck({ ...file([found]), encoding: null }).refusal).toBe('The file is empty. Get it again')
})

it('findings that are counted and not listed are in the counts of the file, its levels and its rules', () => {
  const beyond = { level: 'ags', rule: '10c', severity: 'error', group: 'GEOL', count: 3 } as const
  const full = { ...file([finding(1)]), unlisted: 3, unlistedCounts: [beyond] }
  const { counts, levels } = summariseCheck(full)
  expect(counts).toEqual({ error: 4, warning: 0, note: 0 })
  expect(levels[0]).toMatchObject({
    counts: { error: 4 },
    kinds: { error: 2 },
    verdict: '2 kinds of error (4 in all)',
  })
  expect(levels[0]?.rules[1]).toMatchObject({
    rule: '10c',
    severity: 'error',
    times: '3 findings',
    total: 0,
    unlisted: '3 more findings of this rule are counted, not listed',
  })
})
