import { expect, test } from 'vitest'
import { logStrings } from '../../../src/ui/log-strings.ts'

test('a base that cannot be drawn is quoted; only a blank one is reported as not stated', () => {
  const finding = { kind: 'no-base', table: 'GEOL', top: 3, base: null, row: null } as const
  expect(logStrings.finding(finding)).toMatch(/states no base$/)
  expect(logStrings.finding({ ...finding, text: '1e300' })).toMatch(/too deep to be drawn \(“1e300”\)$/)
})
