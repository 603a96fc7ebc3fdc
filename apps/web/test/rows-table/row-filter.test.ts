import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { createRowMatcher, parseRowFilter } from '../../src/features/rows-table/row-filter.ts'

const row: TableRow = {
  id: '0'.repeat(24),
  table: 'GEOL',
  locationId: 'BH7',
  parents: [],
  data: { GEOL_TOP: '9.50', GEOL_DESC: 'Stiff brown <b>CLAY</b>', GEOL_LEG: '201', GEOL_STAT: '' },
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const matcher = createRowMatcher((heading, value) =>
  heading + value === 'GEOL_LEG201' ? 'Clay of alluvium' : null,
)
const matches = (text: string) => matcher(parseRowFilter(text), row)

test.each([
  '',
  'stiff',
  'CLAY stiff',
  '"stiff brown"',
  'bh7',
  'alluvium',
  '<b>',
  'GEOL_TOP>9',
  'GEOL_TOP<10',
  'GEOL_TOP>=9.5',
  'GEOL_TOP=9.5',
  'geol_leg=201',
  'GEOL_DESC!=sand',
  'GEOL_STAT!=A',
  'stiff GEOL_TOP>9 GEOL_LEG=201',
  '"stiff brown',
])('the row is found by: %s', (text) => {
  expect(matches(text)).toBe(true)
})

test.each([
  'soft',
  '"brown stiff"',
  'GEOL_TOP>10',
  'GEOL_TOP<9',
  'GEOL_STAT=A',
  'GEOL_STAT<9',
  'stiff GEOL_LEG=102',
])('and not by: %s', (text) => {
  expect(matches(text)).toBe(false)
})
