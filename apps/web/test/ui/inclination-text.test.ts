import type { Finding } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { logStrings } from '../../src/ui/strings/log-strings.ts'

const where = { table: 'HORN', top: 0, base: 12.5, row: null }
const text = (kind: Finding['kind'], angle: number, finding: Partial<Finding> = {}) =>
  logStrings.finding({ ...where, kind, angle, ...finding })

test('an inclination of 0 without other evidence is reported as probably not set', () => {
  expect(text('inclination-unset', 0, { table: 'HOLE', top: null, base: null })).toBe(
    'Holes (HOLE): inclination 0 degrees: probably not set; drawn as vertical',
  )
  expect(text('inclination-unset', 0)).toBe(
    'Inclination (HORN): inclination 0 degrees: probably not set (0.00 to 12.50 m); drawn as vertical',
  )
})

test('a hole described as inclined elsewhere is not only reported as having no inclination', () => {
  const finding = { table: 'HOLE', top: null, base: null, text: 'HOLE_REM “Drilled at 60 degrees”' }
  expect(text('inclination-elsewhere', 0, finding)).toBe(
    'Holes (HOLE): inclination 0 degrees, but the hole is stated to be inclined: HOLE_REM “Drilled at 60 ' +
      'degrees”; drawn as vertical; levels marked * are ground level less depth',
  )
  expect(text('inclination-elsewhere', 90, finding)).toBe(
    'Holes (HOLE): no inclination is stated, but the hole is stated to be inclined: HOLE_REM “Drilled at ' +
      '60 degrees”; drawn as vertical; levels marked * are ground level less depth',
  )
})

test('an inclination beyond 90 degrees is reported as one that cannot be right', () => {
  expect(text('inclination-impossible', 256)).toBe(
    'Inclination (HORN): inclination 256 degrees (0.00 to 12.50 m) cannot be right: AGS measures it from ' +
      '−90 to 90; drawn as vertical',
  )
})

test('an inclined hole is reported as inclined, with the sign of its angle as in AGS', () => {
  expect(text('inclined', 60)).toMatch(
    /^Inclination \(HORN\): inclined at 60° below the horizontal at 0.00 to 12.50 m;/,
  )
  expect(text('inclined', 0)).toMatch(
    /^Inclination \(HORN\): inclined at 0° \(horizontal\) at 0.00 to 12.50 m;/,
  )
  expect(text('inclined', -60)).toMatch(
    new RegExp(
      String.raw`^Inclination \(HORN\): inclined at -60° \(in AGS, negative is above the horizontal; the ` +
        String.raw`sign may be reversed\)`,
    ),
  )
})
