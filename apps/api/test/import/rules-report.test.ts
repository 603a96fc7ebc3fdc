import { expect, test } from 'vitest'
import { reportRules } from '../../src/import/rules-report.ts'

test('the report of an import counts findings that are not listed, by level, rule and group', () => {
  const count = { level: 'ags', rule: '10c', severity: 'error', group: 'GEOL', count: 3 } as const
  const checked = { findings: [], unlisted: 3, unlistedCounts: [count], dictionary: '4.1.1' } as const
  const { levels, rules, places } = reportRules(checked, 'AGS4')
  expect(levels[0]).toEqual({ level: 'ags', counts: { error: 3, warning: 0, note: 0 } })
  const advice = 'Correct those that are listed, then check the file again'
  const message = 'the file has too many findings to list this one'
  expect(rules).toEqual([{ ...count, group: null, heading: null, message }])
  expect(places).toEqual([{ ...count, heading: null, line: null, message, advice }])
})
