import { expect, test } from 'vitest'
import type { HoleFilter } from '../src/data/holes/hole-filter.ts'
import { describeFilter } from '../src/features/filters/describe-filter.ts'

const names = {
  group: (id: string) => `Group ${id}`,
  type: (code: string) => (code === 'CP' ? 'Cable percussion' : code || 'No type'),
  hasRows: (table: string) => (table === 'GEOL' ? 'Strata' : table),
  table: 'Standard penetration tests',
}
const words = (filter: HoleFilter) => describeFilter(filter, names).map(({ text }) => text)

test.each<[HoleFilter, string[]]>([
  [{}, []],
  [{ types: ['CP', ''] }, ['Type: Cable percussion, No type']],
  [{ depth: { min: 10, max: 25 } }, ['Final depth 10 to 25 m']],
  [{ depth: { min: null, max: 2.5 } }, ['Final depth ≤ 2.5 m']],
  [{ depth: { min: 0.5, max: null } }, ['Final depth ≥ 0.5 m']],
  [{ tables: ['GEOL', 'ISPT'] }, ['Has data for Strata, ISPT']],
  [{ groups: ['1', '2'] }, ['Group: Group 1, Group 2']],
  [
    { unplaced: true, rows: new Set() },
    ['No coordinates', 'Has matching rows of Standard penetration tests'],
  ],
  [{ text: 'bh1', types: ['TP'] }, ['Type: TP', '“bh1” in name or type']],
])('%j is described as %j', (filter, expected) => expect(words(filter)).toEqual(expected))
