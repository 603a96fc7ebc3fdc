import { expect, test } from 'vitest'
import { logStrings } from '../../../src/ui/strings/log-strings.ts'

test('a base that cannot be drawn is quoted; only a blank one is reported as not stated', () => {
  const finding = { kind: 'no-base', table: 'GEOL', top: 3, base: null, row: null } as const
  expect(logStrings.finding(finding)).toMatch(/states no base$/)
  expect(logStrings.finding({ ...finding, text: '1e300' })).toMatch(/not a possible depth \(“1e300”\)$/)
})

test('tests that are stated twice and several tests at one depth name their depths', () => {
  const at = { table: 'ISPT', top: 1, base: 9, row: null }
  const depths = [
    { depth: 1, rows: 2 },
    { depth: 9, rows: 3 },
  ]
  expect(logStrings.finding({ ...at, kind: 'stated-twice', count: 3, depths })).toMatch(
    /: tests are stated twice and drawn once: 1.00 m, 9.00 m \(3 times\) and 1 more$/,
  )
  expect(logStrings.finding({ ...at, kind: 'several-tests', count: 2, depths })).toMatch(
    /: different tests at one depth: 2 tests at 1.00 m, 3 tests at 9.00 m$/,
  )
})
