import type { CheckedFile, RuleFinding } from '../src/index.ts'

export const finding = (parts: Partial<RuleFinding>): RuleFinding => ({
  level: 'ags',
  rule: '8',
  severity: 'error',
  group: 'GEOL',
  heading: null,
  message: 'The value is wrong',
  advice: 'Correct it',
  count: 1,
  lines: [[7, 7]],
  ...parts,
})

export const file = (...findings: RuleFinding[]): CheckedFile => ({
  path: 'site.ags',
  edition: 'AGS4',
  encoding: 'ascii',
  bytes: 1234,
  sha256: 'abc',
  checkedAt: '2026-11-26T14:57:31.000Z',
  dictionary: '4.1',
  findings,
  unlisted: 0,
  unlistedCounts: [],
})

export const report = (...files: CheckedFile[]) => ({
  version: '1.0.0',
  levels: ['ags', 'bgs'] as const,
  files,
})
