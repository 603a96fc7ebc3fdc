import { expect, test } from 'vitest'
import { isUnplaced, positionOf } from '../../src/data/holes/hole.ts'
import { nextIndex } from '../../src/features/hole-list/next-index.ts'
import { orderHoles } from '../../src/features/hole-list/order-holes.ts'
import { readPress } from '../../src/features/map/popups/read-press.ts'
import { isPlaced } from '../../src/features/map/markers/hole-features.ts'
import { hole } from './hole-fixture.ts'

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

test('a press on one hole opens it, on several lists them, on none closes', () => {
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
