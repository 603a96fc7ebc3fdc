import { expect, test } from 'vitest'
import { areaOfView } from '../../src/data/holes/area-around.ts'
import { facetsOf, filterQueryOf } from '../../src/data/holes/filtered-hole-counts.ts'
import { parseDay } from '../../src/url-state/date-range.ts'
import { mapContextOf, readProjectsSearch } from '../../src/url-state/projects-search.ts'

test('a filter is sent to the service part by part', () => {
  expect(filterQueryOf({})).toEqual({})
  const filter = {
    types: ['CP'],
    statuses: ['open'],
    depth: { min: 5, max: null },
    date: { min: parseDay('2020-01-02'), max: parseDay('2021-03-04') },
    tables: ['ISPT'],
    words: { text: 'peat', holes: null },
  }
  expect(filterQueryOf(filter)).toEqual({
    type: ['CP'],
    status: ['open'],
    minDepth: 5,
    minDate: '2020-01-02',
    maxDate: '2021-03-04',
    hasData: ['ISPT'],
    words: 'peat',
  })
})

test('counts of the service are counts of facets, without those of parts that are not given', () => {
  const { index, counts, without } = facetsOf({
    total: 9,
    matching: 4,
    types: [{ type: 'CP', count: 4 }],
    statuses: [{ status: 'open', count: 4 }],
    depths: { edges: [0, 5, 10], counts: [1, 3] },
    dates: { edges: ['2020-01-01', '2020-02-01'], counts: [4] },
    tables: [{ code: null, name: 'LABX', count: 2 }],
    without: { depth: 7, hasData: 5 },
    areWordsWhole: true,
  })
  expect([...counts.types, ...counts.statuses, ...counts.tables]).toEqual([
    ['CP', 4],
    ['open', 4],
    ['LABX', 2],
  ])
  expect(index.dayBins.edges).toEqual([parseDay('2020-01-01'), parseDay('2020-02-01')])
  expect([counts.depths, index.depthBins.edges]).toEqual([
    [1, 3],
    [0, 5, 10],
  ])
  expect([...without]).toEqual([
    ['depth', 7],
    ['tables', 5],
  ])
})

test.each([
  [
    [-3, 50, 2, 54],
    [-3, 50, 2, 54],
  ],
  [
    [170, -20, 190, -10],
    [170, -20, -170, -10],
  ],
  [
    [-200, -95, 200, 95],
    [-180, -90, 180, 90],
  ],
  [
    [-190, 0, -180, 1],
    [170, 0, 180, 1],
  ],
] as const)('the view %j is the area %j', (view, area) => expect(areaOfView(view)).toEqual(area))

test('the line of a section is in the address with its distance, and neither alone', () => {
  const line = '-1.26,51.7;-1.25,51.71'
  const read = readProjectsSearch({ line, offset: '250' })
  expect(read.offset).toBe('250')
  expect(readProjectsSearch({ line: read.line })).toEqual({ line: read.line })
  expect(readProjectsSearch({ offset: '250' })).toEqual({})
  expect(readProjectsSearch({ line: 'nowhere', offset: '250' })).toEqual({})
})

test('a project opens with the filter, basemap and overlays of the list, and nothing else', () => {
  const search = readProjectsSearch({ q: 'x', status: 'open', base: 'offline', type: 'CP', depth: '5-' })
  expect(mapContextOf(search)).toEqual({ base: 'offline', overlay: undefined, type: ['CP'], depth: '5-' })
})
