import { expect, test } from 'vitest'
import type { HoleFilter } from '../src/data/hole-filter.ts'
import { describeFilter } from '../src/features/filters/describe-filter.ts'

const names = { group: (id: string) => `Group ${id}`, table: 'ISPT' }
const words = (filter: HoleFilter) => describeFilter(filter, names).map(({ text }) => text)

test.each<[HoleFilter, string[]]>([
  [{}, []],
  [{ types: ['CP', ''] }, ['Type: CP, No type']],
  [{ depth: { least: 10, most: 25 } }, ['Depth 10 to 25 m']],
  [{ depth: { least: null, most: 2.5 } }, ['Depth to 2.5 m']],
  [{ depth: { least: 0.5, most: null } }, ['Depth from 0.5 m']],
  [{ tables: ['GEOL', 'ISPT'] }, ['Has GEOL, ISPT']],
  [{ groups: ['1', '2'] }, ['In Group 1, Group 2']],
  [{ unplaced: true, rows: new Set() }, ['Without a position', 'Rows of ISPT match']],
  [{ text: 'bh1', types: ['TP'] }, ['Type: TP', '“bh1” in name or type']],
])('%j reads %j', (filter, expected) => expect(words(filter)).toEqual(expected))
