import type { Location, LocationStyle } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { holeTypesOf, ownMarkersOf } from '../../src/data/holes/hole-types.ts'
import { holeOf, isUnplaced, positionOf } from '../../src/data/holes/hole.ts'
import { nextIndex } from '../../src/features/hole-list/next-index.ts'
import { orderHoles } from '../../src/features/hole-list/order-holes.ts'
import { readPress } from '../../src/features/map/popups/read-press.ts'
import { isPlaced } from '../../src/features/map/markers/hole-features.ts'

const hole = (locationId: string, type: string, more: Partial<Location> = {}) =>
  holeOf({
    id: locationId.padEnd(24, '0'),
    locationId,
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: 51,
    longitude: -1,
    groundLevel: null,
    finalDepth: null,
    mapPlacement: null,
    data: { LOCA_TYPE: type },
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  })

test('the pinned position wins over the surveyed one', () => {
  const surveyed = { latitude: 51, longitude: -1 }
  expect(positionOf({ ...surveyed, mapPlacement: { latitude: 52, longitude: -2 } })).toEqual({
    latitude: 52,
    longitude: -2,
    pinned: true,
  })
  expect(positionOf({ ...surveyed, mapPlacement: null })).toEqual({ ...surveyed, pinned: false })
})

const IN_DOUBT = {
  latitude: 55,
  longitude: -1,
  distance: 322_000,
  reason: '322 km from the rest of the site',
}

test('a position in doubt is no position, unless one is pinned', () => {
  const far = { latitude: null, longitude: null, positionInDoubt: IN_DOUBT }
  const held = hole('BH9', 'CP', far)
  expect(held).toMatchObject({ position: null, doubtful: { latitude: 55, longitude: -1, metres: 322_000 } })
  expect([isPlaced(held), isUnplaced(held)]).toEqual([false, false])
  const pinned = hole('BH9', 'CP', { ...far, mapPlacement: { latitude: 51, longitude: -1 } })
  expect(pinned.position).toMatchObject({ latitude: 51, pinned: true })
  expect(pinned.doubtful).toBeUndefined()
})

test('half a position is none', () => {
  expect(positionOf({ latitude: 51, longitude: null, mapPlacement: null })).toBeNull()
})

test('zero degrees is a position', () => {
  expect(positionOf({ latitude: 0, longitude: 0, mapPlacement: null })).not.toBeNull()
})

test('without styles a hole is a plain marker of its type, in AGS4 and AGS3', () => {
  expect(hole('BH1', 'CP').style).toMatchObject({
    locationType: 'CP',
    markerSymbol: 'circle',
    showMarker: true,
  })
  expect(hole('BH1', '', { data: { HOLE_TYPE: 'RC' } }).style.locationType).toBe('RC')
})

test('the legend counts types by name and takes the look most of them have', () => {
  const types = holeTypesOf([hole('A', 'TP'), hole('B', 'CP'), hole('C', 'TP'), hole('D', '')])
  expect(types.map(({ code, count }) => [code, count])).toEqual([
    ['', 1],
    ['CP', 1],
    ['TP', 2],
  ])
})

test('types are in the order of their names, not of their codes', () => {
  const named = (locationType: string, locationTypeName: string) =>
    hole(locationType, locationType, {
      style: { ...hole('A', locationType).style, locationTypeName, source: 'default' },
    })
  const types = holeTypesOf([named('ACP', 'Window sampler'), named('CP', 'Cable percussion')])
  expect(types.map(({ code }) => code)).toEqual(['CP', 'ACP'])
})

const styled = (locationId: string, source: string, style: Partial<LocationStyle> = {}) => {
  const plain = hole(locationId, 'CP').style
  return hole(locationId, 'CP', { style: { ...plain, markerColor: '#1d4ed8', ...style, source } })
}

test('holes whose marker is not that of their type are named by that marker', () => {
  const red = { markerColor: '#ff0000' }
  const holes = [
    styled('BH1', 'default'),
    styled('BH3', 'location:1', red),
    styled('BH5', 'location:2', { markerIconId: 'a'.repeat(24), hasCustomIcon: true }),
    styled('BH7', 'location:3', red),
    styled('BH8', 'location:4', { showLabel: false }),
    styled('BH9', 'location:5', { markerSymbol: 'star', showMarker: false }),
  ]
  const types = holeTypesOf(holes)
  expect(types.map(({ style }) => style.markerColor)).toEqual(['#1d4ed8'])
  const own = ownMarkersOf(holes, types, null)
  expect(own.map(({ holes }) => holes.map(({ name }) => name))).toEqual([['BH3', 'BH7'], ['BH5']])
  expect(own[0]?.style).toMatchObject(red)
})

test('where colours say a value, only another symbol is a marker of its own', () => {
  const holes = [
    styled('BH1', 'default'),
    styled('BH2', 'default', { markerColor: '#00ff00' }),
    styled('BH3', 'location:1', { markerSymbol: 'star' }),
  ]
  const own = ownMarkersOf(holes, holeTypesOf(holes), '#5b6670')
  expect(own.map(({ style, holes }) => [style.markerColor, holes.map(({ name }) => name)])).toEqual([
    ['#5b6670', ['BH3']],
  ])
})

test('the marker of a type is not that of a hole with a style of its own, where there are others', () => {
  const [type] = holeTypesOf([
    styled('BH1', 'location:1', { markerColor: '#ff0000' }),
    styled('BH2', 'default'),
  ])
  expect(type?.style.markerColor).toBe('#1d4ed8')
})

test.each([
  [undefined, ['A', 'B', 'C', 'D']],
  ['depth', ['C', 'A', 'D', 'B']],
  ['-depth', ['A', 'D', 'C', 'B']],
  ['level', ['D', 'A', 'B', 'C']],
  ['-level', ['A', 'B', 'D', 'C']],
] as const)('in order of %s what states nothing comes last, and equals by name', (order, expected) => {
  const holes = [
    hole('A', 'CP', { finalDepth: 10, groundLevel: 5 }),
    hole('B', 'CP', { finalDepth: null, groundLevel: 5 }),
    hole('C', 'PP', { finalDepth: 0, groundLevel: null }),
    hole('D', 'CP', { finalDepth: 10, groundLevel: -1 }),
  ]
  expect(orderHoles(holes, order).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['End', 0, 99],
  ['Home', 50, 0],
  ['x', 50, null],
])('%s from %i leads to %s', (key, from, to) => {
  expect(nextIndex(key, from, 100)).toBe(to)
})

test('a press on one hole opens it, on several asks which, on none closes', () => {
  const [a, b] = [hole('A', 'CP'), hole('B', 'CP')].filter(isPlaced)
  if (!a || !b) throw new Error('both holes have a position')
  const byId = new Map([a, b].map((placed) => [placed.id, placed]))
  expect(readPress([a.id], byId)).toEqual({ kind: 'hole', id: a.id })
  expect(readPress([b.id, a.id], byId)).toEqual({ kind: 'choice', holes: [b, a] })
  expect(readPress([], byId)).toEqual({ kind: 'none' })
  expect(readPress(['gone'], byId)).toEqual({ kind: 'none' })
})

test.each([
  ['2021-03-09', '2021-03-11', '2021-03-09'],
  ['', '2021-03-11', '2021-03-11'],
  ['0001-01-01', '2021-03-11', null],
  ['2021-02-30', '2021-03-11', null],
])(
  'a hole started %j and ended %j has the day %j: the end is none of an impossible start',
  (start, end, day) => {
    const data = { LOCA_TYPE: 'CP', LOCA_STAR: start, LOCA_ENDD: end }
    expect(hole('BH1', 'CP', { data }).day).toBe(day === null ? null : Date.parse(day) / 86_400_000)
  },
)

test('a final depth of 0 that was not set is not stated in lists, on the map and in filters', () => {
  const tables = [{ code: 'CORE', rows: 22, name: 'Core runs' }]
  expect(hole('BHNH01', '', { finalDepth: 0, tables }).finalDepth).toBeNull()
  expect(hole('TP1', 'TP', { finalDepth: 0 }).finalDepth).toBeNull()
  expect(hole('PP1', 'PP', { finalDepth: 0 }).finalDepth).toBe(0)
})
