import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import {
  createRowMatcher,
  parseRowFilter,
  unknownHeadings,
} from '../../src/features/rows-table/row-filter.ts'

const row: TableRow = {
  id: '0'.repeat(24),
  table: 'GEOL',
  locationId: 'BH7',
  parents: [],
  data: {
    GEOL_TOP: '9.50',
    GEOL_DESC: 'Stiff brown <b>CLAY</b>',
    GEOL_LEG: '201',
    GEOL_STAT: '',
    GEOL_DATE: '09/03/2021',
  },
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const matcher = createRowMatcher({
  meaning: (heading, value) => (heading + value === 'GEOL_LEG201' ? 'Clay of alluvium' : null),
  heading: (_table, heading) =>
    heading === 'GEOL_DATE' ? { heading, name: null, unit: 'dd/mm/yyyy', type: null } : undefined,
})
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
  '"9 Mar 2021"',
  '09/03/2021',
  'GEOL_DATE=2021-03-09',
  'GEOL_DATE>28/02/2021',
  'GEOL_DATE<2021-04-01',
])('the row matches: %s', (text) => {
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
  '"9 Sept 2021"',
  'GEOL_DATE>2021-03-09',
  'GEOL_DATE<28/02/2021',
])('the row does not match: %s', (text) => {
  expect(matches(text)).toBe(false)
})

test.each([
  'ISPT_NVAL>>50',
  'GEOL_TOP=>5',
  'GEOL_TOP==9.5',
  'GEOL_TOP!9',
  'GEOL_TOP<>9',
  'GEOL_LEG=',
  'GEOL_TOP>',
])('a malformed condition is named and no row matches: %s', (condition) => {
  expect(parseRowFilter(`stiff ${condition}`)).toMatchObject({ words: ['stiff'], malformed: [condition] })
  expect(matches(`stiff ${condition}`)).toBe(false)
})

test('a condition with spaces is named', () => {
  expect(parseRowFilter('stiff GEOL_TOP > 9').malformed).toEqual(['GEOL_TOP >'])
  expect(parseRowFilter('"stiff"GEOL_TOP>9')).toMatchObject({ words: ['stiff'], malformed: [] })
})

test('a quoted text is searched for even if it looks like a condition', () => {
  expect(parseRowFilter('"ISPT_NVAL>>50"')).toMatchObject({ words: ['ispt_nval>>50'], malformed: [] })
})

test('headings that no row has are listed', () => {
  expect(unknownHeadings([row], 'clay geol_top>5')).toEqual([])
  expect(unknownHeadings([row], 'clay ISPT_NVAL>50 GEOL_LEG=201')).toEqual(['ISPT_NVAL'])
})
