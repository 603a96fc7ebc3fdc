import { expect, test } from 'vitest'
import { describeSite, type UnplacedHole } from '../src/index.ts'

const BRITISH = { code: 'EPSG:27700', source: 'declared' as const }
const NO_GRID = { code: null, source: 'none' as const }

const said = (
  holes: readonly UnplacedHole[],
  group: string,
  crs: typeof BRITISH | typeof NO_GRID = BRITISH,
) =>
  describeSite({
    ...{ crs: { ...crs, reason: '', candidates: [], warnings: [] }, findings: [] },
    ...{ unplaced: holes, group },
  }).map(({ names, heading, advice, message }) => [names.join(), heading, message, advice(group)])

const hole = (locaId: string, easting: number | null, northing: number | null, gref = '') => ({
  ...{ locaId, easting, northing, gref },
})

test.each([
  ['LOCA', 'easting', hole('BH1', null, 435_200, 'OSGB'), 'LOCA_NATE'],
  ['LOCA', 'northing', hole('BH1', 432_100, null, 'OSGB'), 'LOCA_NATN'],
  ['HOLE', 'easting', hole('BH1', null, 435_200), 'HOLE_NATE'],
  ['HOLE', 'northing', hole('BH1', 432_100, null), 'HOLE_NATN'],
])('a hole of %s without its %s has that said, not a grid that is missing', (group, axis, one, heading) => {
  expect(said([one], group)).toEqual([
    [
      'BH1',
      heading.slice(5),
      `1 hole has no ${axis} (${heading})`,
      `State the ${axis} as a number in ${heading}`,
    ],
  ])
})

test('holes without both are reported together, and apart from those without one', () => {
  const holes = [hole('A', null, null, 'OSGB'), hole('B', 1, null, 'OSGB'), hole('C', null, null)]
  expect(said(holes, 'LOCA').map(([names, , message]) => [names, message])).toEqual([
    ['A,C', '2 holes have no easting and no northing (LOCA_NATE, LOCA_NATN)'],
    ['B', '1 hole has no northing (LOCA_NATN)'],
  ])
})

test('coordinates that are no numbers, and zeros, are not said to be missing', () => {
  const holes = [
    { ...hole('A', null, null), unused: 'unread' as const },
    { ...hole('B', null, 433_000), unused: 'unread' as const },
    { ...hole('C', null, null), unused: 'zero' as const },
  ]
  for (const crs of [BRITISH, NO_GRID])
    expect(said(holes, 'LOCA', crs).map(([names, , message]) => [names, message])).toEqual([
      ['A,B', '2 holes have coordinates that cannot be read (LOCA_NATE, LOCA_NATN)'],
      ['C', '1 hole has the coordinates 0, 0, which are read as missing (LOCA_NATE, LOCA_NATN)'],
    ])
})

test('without a grid, the advice asks for one, too', () => {
  const advice = 'Fill in LOCA_NATE and LOCA_NATN and their grid in LOCA_GREF'
  for (const one of [hole('A', null, null), hole('A', 1, 2)])
    expect(said([one], 'LOCA', NO_GRID)).toEqual([
      ['A', 'NATE', '1 hole has no coordinates in a known grid', advice],
    ])
})
