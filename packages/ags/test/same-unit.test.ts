import { expect, test } from 'vitest'
import { isSameUnit } from '../src/index.ts'

test.each([
  ['kPa', 'kN/m2'],
  ['yyyy-mm-dd', 'YYYY-MM-DD '],
  ['yyyy-mm-dd', 'yyyy-mm-ddThh:mm'],
  ['yyyy-mm-ddThh:mm:ss', 'yyyy-mm-dd hh:mm'],
  ['hh:mm', 'hh:mm:ss'],
])('%s and %s are one unit', (before, unit) => {
  expect([isSameUnit(before, unit), isSameUnit(unit, before)]).toEqual([true, true])
})

test.each([
  ['kPa', 'MPa'],
  ['yyyy-mm-dd', 'dd/mm/yyyy'],
  ['yyyy-mm-dd', 'yyyy-dd-mm'],
  ['hh:mm', 'mm:ss'],
  ['yyyy', 'hh:mm'],
])('%s and %s are two', (before, unit) => {
  expect([isSameUnit(before, unit), isSameUnit(unit, before)]).toEqual([false, false])
})
