import type { Location, LocationGroup } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { binDepths } from '../src/data/depth-bins.ts'
import { filterHoles } from '../src/data/filter-holes.ts'
import type { HoleFilter } from '../src/data/hole-filter.ts'
import { indexHoles } from '../src/data/hole-index.ts'
import { holeOf } from '../src/data/hole.ts'
import { formatDepthRange, parseDepthRange } from '../src/url-state/depth-range.ts'

interface Given {
  type?: string
  depth?: number | null
  tables?: string[]
  at?: [number, number] | null
}

const hole = (name: string, { type = 'CP', depth = null, tables = [], at = [0, 0] }: Given) =>
  holeOf({
    id: name,
    locationId: name,
    longitude: at?.[0] ?? null,
    latitude: at?.[1] ?? null,
    finalDepth: depth,
    groundLevel: null,
    mapPlacement: null,
    data: { LOCA_TYPE: type },
    tables: tables.map((code) => ({ code, rows: 3, name: code })),
  } as unknown as Location)

const group = (id: string, locationIds: string[]) => ({ id, locationIds }) as unknown as LocationGroup

const HOLES = [
  hole('BH1', { depth: 25, tables: ['GEOL', 'ISPT'] }),
  hole('BH2', { depth: 10, tables: ['GEOL'], at: [5, 5] }),
  hole('TP1', { type: 'TP', depth: 3.2, tables: ['GEOL'] }),
  hole('WS1', { type: 'WS', tables: ['ISPT'], at: null }),
]
const index = indexHoles(HOLES, [group('north', ['BH1', 'TP1']), group('south', ['BH1', 'gone'])])

const names = (filter: HoleFilter) => filterHoles(index, filter).holes.map(({ name }) => name)
const counts = (filter: HoleFilter) => filterHoles(index, filter).counts

describe('a filter keeps', () => {
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  test.each<[string, HoleFilter, string[]]>([
    ['everything, when nothing is asked', {}, ['BH1', 'BH2', 'TP1', 'WS1']],
    ['any of several types', { types: ['TP', 'WS'] }, ['TP1', 'WS1']],
    ['no hole of a type that does not exist', { types: ['XX'] }, []],
    ['depths from one end to the other, both included', { depth: { least: 3.2, most: 10 } }, ['BH2', 'TP1']],
    ['depths without end', { depth: { least: 10, most: null } }, ['BH1', 'BH2']],
    ['holes with rows in all the tables', { tables: ['GEOL', 'ISPT'] }, ['BH1']],
    ['members of any of the groups', { groups: ['south', 'north'] }, ['BH1', 'TP1']],
    ['what lies inside a drawn area', { inside: square }, ['BH1', 'TP1']],
    ['what has no position', { unplaced: true }, ['WS1']],
    ['holes of matching rows', { rows: new Set(['BH2', 'WS1']) }, ['BH2', 'WS1']],
    ['names in upper or lower case', { text: ' bh ' }, ['BH1', 'BH2']],
    ['names and types', { text: 'tp' }, ['TP1']],
    ['what everything asked has in common', { types: ['CP'], tables: ['ISPT'], text: '1' }, ['BH1']],
  ])('%s', (_what, filter, expected) => expect(names(filter)).toEqual(expected))
})

test('nothing asked gives the very same array, so that nothing is drawn again', () => {
  expect(filterHoles(index, { text: '  ' }).holes).toBe(HOLES)
})

test('a facet counts what would remain if its value were chosen', () => {
  const { types, tables, groups } = counts({ types: ['TP'], tables: ['GEOL'] })
  expect(Object.fromEntries(types)).toEqual({ CP: 2, TP: 1, WS: 0 })
  expect(Object.fromEntries(tables)).toEqual({ GEOL: 1, ISPT: 0 })
  expect(Object.fromEntries(groups)).toEqual({ north: 1, south: 0 })
})

test('every count of a facet comes true when its value is chosen', () => {
  const asked: HoleFilter = { text: '1', tables: ['ISPT'], groups: ['north'] }
  const { types, tables, groups, unplaced } = counts(asked)
  for (const [type, count] of types) expect(names({ ...asked, types: [type] })).toHaveLength(count)
  for (const [id, count] of groups) expect(names({ ...asked, groups: [id] })).toHaveLength(count)
  for (const [table, count] of tables)
    expect(names({ ...asked, tables: ['ISPT', table] })).toHaveLength(count)
  expect(names({ ...asked, unplaced: true })).toHaveLength(unplaced)
})

test('it is known what each part of the filter costs', () => {
  const { holes, without } = filterHoles(index, { types: ['WS'], depth: { least: 5, most: null } })
  expect(holes).toEqual([])
  expect(Object.fromEntries(without)).toEqual({ types: 2, depth: 1 })
})

test('depths are counted in round steps, with the other parts applied but not the range itself', () => {
  const { step, count } = index.bins
  expect([step, count]).toEqual([2, 13])
  const { depths } = counts({ types: ['CP'], depth: { least: 0, most: 12 } })
  expect(depths).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
})

test.each([
  [[], 0],
  [[NaN], 0],
  [[0], 0],
  [[0.4], 21],
  [[1200], 13],
])('depths of %j give %i steps', (depths, expected) => {
  expect(binDepths(Float64Array.from(depths)).count).toBe(expected)
})

test('a table without a code goes by its name', () => {
  const odd = { ...hole('BH9', {}), tables: [{ code: null, rows: 1, name: 'Field notes' }] }
  expect(filterHoles(indexHoles([odd], []), { tables: ['Field notes'] }).holes).toHaveLength(1)
})

test.each(['10-25', '10-', '-25', '0.5-0.75'])(
  'a range of depths such as %s survives the address',
  (text) => {
    expect(formatDepthRange(parseDepthRange(text) ?? { least: null, most: null })).toBe(text)
  },
)

test.each(['', '-', 'x', '10', '1-2-3', '-1-5', undefined])('%s is no range of depths', (text) => {
  expect(parseDepthRange(text)).toBeNull()
})

test('a range that was typed the wrong way round is turned', () => {
  expect(parseDepthRange('25-10')).toEqual({ least: 10, most: 25 })
})
