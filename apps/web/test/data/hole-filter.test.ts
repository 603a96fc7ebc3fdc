import type { Location, LocationGroup } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { filterHoles } from '../../src/data/holes/filter-holes.ts'
import type { HoleFilter } from '../../src/data/holes/hole-filter.ts'
import { indexHoles } from '../../src/data/holes/hole-index.ts'
import { holeOf } from '../../src/data/holes/hole.ts'
import { binCount, binDays, binDepths } from '@groundsheet/readings'
import { formatDateRange, parseDateRange, parseDay } from '../../src/url-state/date-range.ts'
import { formatDepthRange, parseDepthRange } from '../../src/url-state/depth-range.ts'
import { partOf } from '../../../../test/part-of.ts'

interface Given {
  type?: string
  depth?: number | null
  tables?: string[]
  at?: [number, number] | null
  began?: string
  ended?: string
}

const hole = (
  name: string,
  { type = 'CP', depth = null, tables = [], at = [0, 0], began = '', ended = '' }: Given,
) =>
  holeOf(
    partOf<Location>({
      id: name,
      locationId: name,
      longitude: at?.[0] ?? null,
      latitude: at?.[1] ?? null,
      finalDepth: depth,
      groundLevel: null,
      mapPlacement: null,
      data: { LOCA_TYPE: type, LOCA_STAR: began, LOCA_ENDD: ended },
      tables: tables.map((code) => ({ code, rows: 3, name: code })),
    }),
  )

const group = (id: string, locationIds: string[]) => ({ id, locationIds }) as LocationGroup

const HOLES = [
  hole('BH1', { depth: 25, tables: ['GEOL', 'ISPT'], began: '2021-03-08', ended: '2021-03-11' }),
  hole('BH2', { depth: 10, tables: ['GEOL'], at: [5, 5], began: '09/03/2021' }),
  hole('TP1', { type: 'TP', depth: 3.2, tables: ['GEOL'], ended: '2021-05-01T16:00' }),
  hole('WS1', { type: 'WS', tables: ['ISPT'], at: null }),
]
const index = indexHoles(HOLES, [group('north', ['BH1', 'TP1']), group('south', ['BH1', 'gone'])])

const days = (from: string, to = '') => ({ min: parseDay(from), max: parseDay(to) })
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
    ['depths from one end to the other, both included', { depth: { min: 3.2, max: 10 } }, ['BH2', 'TP1']],
    ['depths without end', { depth: { min: 10, max: null } }, ['BH1', 'BH2']],
    ['days from one to the other, both included', { date: days('2021-03-08', '2021-03-09') }, ['BH1', 'BH2']],
    ['the day a hole ended, where none says when it began', { date: days('2021-03-10') }, ['TP1']],
    ['holes with rows in all the tables', { tables: ['GEOL', 'ISPT'] }, ['BH1']],
    ['members of any of the groups', { groups: ['south', 'north'] }, ['BH1', 'TP1']],
    ['what lies inside a drawn area', { inside: square }, ['BH1', 'TP1']],
    ['what has no position', { unplaced: true }, ['WS1']],
    ['holes of matching rows', { rows: new Set(['BH2', 'WS1']) }, ['BH2', 'WS1']],
    ['names in upper or lower case', { text: ' bh ' }, ['BH1', 'BH2']],
    ['names and types', { text: 'tp' }, ['TP1']],
    ['words in descriptions', { words: { text: 'clay', holes: new Set(['BH2', 'gone']) } }, ['BH2']],
    ['all while words are read', { words: { text: 'clay', holes: null } }, ['BH1', 'BH2', 'TP1', 'WS1']],
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
  const requested: HoleFilter = { text: '1', tables: ['ISPT'], groups: ['north'] }
  const { types, tables, groups, unplaced } = counts(requested)
  for (const [type, count] of types) expect(names({ ...requested, types: [type] })).toHaveLength(count)
  for (const [id, count] of groups) expect(names({ ...requested, groups: [id] })).toHaveLength(count)
  for (const [table, count] of tables)
    expect(names({ ...requested, tables: ['ISPT', table] })).toHaveLength(count)
  expect(names({ ...requested, unplaced: true })).toHaveLength(unplaced)
})

test('statuses of projects filter and count holes of several projects, those of unknown status none', () => {
  const statuses = new Map([
    ['BH1', 'open'],
    ['BH2', 'closed'],
    ['TP1', 'open'],
  ])
  const ofProjects = indexHoles(HOLES, [], ({ id }) => statuses.get(id))
  const { holes, counts } = filterHoles(ofProjects, { statuses: ['open'], types: ['CP'] })
  expect(holes.map(({ name }) => name)).toEqual(['BH1'])
  expect(Object.fromEntries(counts.statuses)).toEqual({ closed: 1, open: 1 })
  expect(index.statuses.names).toEqual([])
})

test('it is known what each part of the filter costs', () => {
  const { holes, without } = filterHoles(index, { types: ['WS'], depth: { min: 5, max: null } })
  expect(holes).toEqual([])
  expect(Object.fromEntries(without)).toEqual({ types: 2, depth: 1 })
})

test('depths are counted in round steps, with the other parts applied but not the range itself', () => {
  expect(index.depthBins.edges).toEqual(Array.from({ length: 14 }, (_, at) => at * 2))
  const { depths } = counts({ types: ['CP'], depth: { min: 0, max: 12 } })
  expect(depths).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
})

test.each([
  [[], 0],
  [[NaN], 0],
  [[0], 0],
  [[0.4], 21],
  [[1200], 13],
])('depths of %j give %i steps', (depths, expected) => {
  expect(binCount(binDepths(Float64Array.from(depths)))).toBe(expected)
})

test('dates are counted by weeks from Monday, with the other parts applied but not the range itself', () => {
  const found = counts({ types: ['CP'], date: days('2021-05-01') }).days
  expect(index.dayBins.edges.slice(0, 2).map((day) => new Date(day * 86_400_000).getUTCDay())).toEqual([1, 1])
  expect(found).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
})

test.each([
  ['2021-03-08', '2021-03-31', 24, '2021-03-08'],
  ['2021-03-08', '2021-04-01', 4, '2021-03-08'],
  ['2020-11-20', '2021-11-05', 13, '2020-11-01'],
  ['1998-07-01', '2021-03-08', 24, '1998-01-01'],
  ['0021-03-08', '2021-03-08', 21, '0000-01-01'],
])('dates from %s to %s give %i steps, the first from %s', (first, last, expected, start) => {
  const values = [first, last].map((day) => parseDay(day) ?? NaN)
  const bins = binDays(Float64Array.from([NaN, ...values]))
  expect(binCount(bins)).toBe(expected)
  expect(bins.edges[0]).toBe(parseDay(start))
  expect([...bins.binOf]).toEqual([-1, 0, expected - 1])
})

test.each(['2021-03-08..2021-04-30', '2021-03-08..', '..2021-03-08'])(
  'a range of dates such as %s survives the address',
  (text) => expect(formatDateRange(parseDateRange(text) ?? days(''))).toBe(text),
)

test.each(['', '..', '2021-03-08', '2021-02-30..', '8/3/2021..', undefined])(
  '%s is no range of dates',
  (text) => {
    expect(parseDateRange(text)).toBeNull()
  },
)

test('dates that were typed the wrong way round are turned', () => {
  expect(parseDateRange('2021-04-30..2021-03-08')).toEqual(days('2021-03-08', '2021-04-30'))
})

test('a table without a code goes by its name', () => {
  const odd = { ...hole('BH9', {}), tables: [{ code: null, rows: 1, name: 'Field notes' }] }
  expect(filterHoles(indexHoles([odd], []), { tables: ['Field notes'] }).holes).toHaveLength(1)
})

test.each(['10-25', '10-', '-25', '0.5-0.75'])(
  'a range of depths such as %s survives the address',
  (text) => {
    expect(formatDepthRange(parseDepthRange(text) ?? { min: null, max: null })).toBe(text)
  },
)

test.each(['', '-', 'x', '10', '1-2-3', '-1-5', undefined])('%s is no range of depths', (text) => {
  expect(parseDepthRange(text)).toBeNull()
})

test('a range that was typed the wrong way round is turned', () => {
  expect(parseDepthRange('25-10')).toEqual({ min: 10, max: 25 })
})

test('holes that nothing filters are neither gone through nor counted before somebody asks', () => {
  const read = { tables: 0 }
  const counted = HOLES.map((hole) => ({
    ...hole,
    get tables() {
      read.tables += 1
      return hole.tables
    },
  }))
  const all = filterHoles(indexHoles(counted, []), {})
  expect(all.holes).toEqual(counted)
  read.tables = 0
  expect(filterHoles(indexHoles(counted, []), {}).holes).toHaveLength(HOLES.length)
  expect(read.tables).toBe(0)
  expect(all.counts.tables.size).toBeGreaterThan(0)
  expect(read.tables).toBe(HOLES.length)
})
