import { describe, expect, test } from 'vitest'
import { filterHoles } from '../../src/data/holes/filter-holes.ts'
import type { HoleFilter } from '../../src/data/holes/hole-filter.ts'
import { indexHoles } from '../../src/data/holes/hole-index.ts'
import { counts, days, hole, HOLES, index } from './filtered-holes.ts'

const names = (filter: HoleFilter) => filterHoles(index, filter).holes.map(({ name }) => name)

describe('a filter keeps', () => {
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  test.each<[string, HoleFilter, string[]]>([
    ['everything, without conditions', {}, ['BH1', 'BH2', 'TP1', 'WS1']],
    ['any of several types', { types: ['TP', 'WS'] }, ['TP1', 'WS1']],
    ['no hole of a type that does not exist', { types: ['XX'] }, []],
    ['depths from one end to the other, both included', { depth: { min: 3.2, max: 10 } }, ['BH2', 'TP1']],
    ['depths without end', { depth: { min: 10, max: null } }, ['BH1', 'BH2']],
    ['days from one to the other, both included', { date: days('2021-03-08', '2021-03-09') }, ['BH1', 'BH2']],
    ['the day a hole ended, where no start is stated', { date: days('2021-03-10') }, ['TP1']],
    ['holes with rows in all the tables', { tables: ['GEOL', 'ISPT'] }, ['BH1']],
    ['members of any of the groups', { groups: ['south', 'north'] }, ['BH1', 'TP1']],
    ['what lies inside a drawn area', { inside: square }, ['BH1', 'TP1']],
    ['what has no position', { unplaced: true }, ['WS1']],
    ['holes of matching rows', { rows: new Set(['BH2', 'WS1']) }, ['BH2', 'WS1']],
    ['names in upper or lower case', { text: ' bh ' }, ['BH1', 'BH2']],
    ['names and types', { text: 'tp' }, ['TP1']],
    ['words in descriptions', { words: { text: 'clay', holes: new Set(['BH2', 'gone']) } }, ['BH2']],
    ['all while words are read', { words: { text: 'clay', holes: null } }, ['BH1', 'BH2', 'TP1', 'WS1']],
    ['what fulfils all conditions', { types: ['CP'], tables: ['ISPT'], text: '1' }, ['BH1']],
  ])('%s', (_what, filter, expected) => expect(names(filter)).toEqual(expected))
})

test('a filter without conditions returns the same array, so that nothing is drawn again', () => {
  expect(filterHoles(index, { text: '  ' }).holes).toBe(HOLES)
})

test('a facet counts what would remain if its value were selected', () => {
  const { types, tables, groups } = counts({ types: ['TP'], tables: ['GEOL'] })
  expect(Object.fromEntries(types)).toEqual({ CP: 2, TP: 1, WS: 0 })
  expect(Object.fromEntries(tables)).toEqual({ GEOL: 1, ISPT: 0 })
  expect(Object.fromEntries(groups)).toEqual({ north: 1, south: 0 })
})

test('the count of a facet is the number of holes left once its value is selected', () => {
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

test('a table without a code is found by its name', () => {
  const odd = { ...hole('BH9', {}), tables: [{ code: null, rows: 1, name: 'Field notes' }] }
  expect(filterHoles(indexHoles([odd], []), { tables: ['Field notes'] }).holes).toHaveLength(1)
})

test('holes without a filter are neither read nor counted until the counts are read', () => {
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
