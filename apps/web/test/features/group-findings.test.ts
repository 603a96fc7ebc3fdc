import type { Finding } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { groupFindings, matchesFinding } from '../../src/features/findings/group-findings.ts'

const finding = (parts: Partial<Finding>): Finding => ({
  id: '0'.repeat(24),
  severity: 'note',
  rule: 'AGS4 Rule 9',
  file: 'site.ags',
  line: 1,
  group: 'GEOL',
  heading: null,
  message: 'Heading GEOL_XXX is neither in the standard nor in DICT',
  updatedAt: '2026-03-01T08:00:00.000Z',
  ...parts,
})

test('findings on positions are first, others by severity, file and line; an unknown one is a note', () => {
  const all = [
    finding({ severity: 'note', line: 9 }),
    finding({ severity: 'warning', rule: 'position', line: 40 }),
    finding({ severity: 'hint', line: 3 }),
    finding({ severity: 'error', file: 'b.ags', line: 2 }),
    finding({ severity: 'error', file: 'a.ags', line: 7 }),
    finding({ severity: 'error', file: null, line: null }),
  ]
  const groups = groupFindings(all).map(({ topic, findings }) => [
    topic,
    findings.map(({ file, line }) => `${file ?? ''}:${line ?? ''}`),
  ])
  expect(groups).toEqual([
    ['positions', ['site.ags:40']],
    ['error', [':', 'a.ags:7', 'b.ags:2']],
    ['note', ['site.ags:3', 'site.ags:9']],
  ])
})

test.each([
  ['', true],
  ['geol', true],
  ['rule 9 SITE', true],
  ['samp', false],
])('search for "%s": %s', (search, matches) => {
  expect(matchesFinding(finding({}), search)).toBe(matches)
})
