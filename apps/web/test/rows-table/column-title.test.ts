import { expect, test } from 'vitest'
import { columnTitle, MAX_TITLE_CHARACTERS, shortenName } from '../../src/features/rows-table/column-title.ts'

const top = { code: 'GEOL_TOP', name: 'Depth to top of stratum', unit: 'm' }

test('the heading of a column is its name and unit, then its code', () =>
  expect(columnTitle(top, false)).toEqual({ first: 'Depth to top of stratum (m)', second: 'GEOL_TOP' }))

test('with AGS headings the code is first', () =>
  expect(columnTitle(top, true)).toEqual({ first: 'GEOL_TOP', second: 'Depth to top of stratum (m)' }))

test('the heading of an unknown column is its code with its unit', () => {
  const own = { code: 'GEOL_XX', name: '', unit: 'kPa' }
  expect(columnTitle(own, false)).toEqual({ first: 'GEOL_XX (kPa)', second: '' })
  expect(columnTitle(own, true)).toEqual({ first: 'GEOL_XX', second: '(kPa)' })
  expect(columnTitle({ ...own, unit: '' }, true)).toEqual({ first: 'GEOL_XX', second: '' })
})

test('long names are shortened before their unit, short names are unchanged', () => {
  const long = {
    code: 'ISPT_PEN1',
    name: 'Penetration of the first increment of the seating drive',
    unit: 'mm',
  }
  const { first } = columnTitle(shortenName(long), false)
  expect(first).toMatch(/^Penetration of the first .*… \(mm\)$/)
  expect(first.length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS + 1)
  expect(shortenName(top)).toBe(top)
})
