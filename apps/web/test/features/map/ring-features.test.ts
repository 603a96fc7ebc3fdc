import { expect, test } from 'vitest'
import {
  readyRingFeatures,
  ringFeatures,
  type Marks,
} from '../../../src/features/map/markers/ring-features.ts'
import type { PlacedHole } from '../../../src/features/map/markers/hole-features.ts'

const hole = (id: string) =>
  ({ id, position: { longitude: -2, latitude: 53 }, style: { markerSize: 14 } }) as PlacedHole
const HOLES = new Map(['a', 'b', 'c', 'd'].map((id) => [id, hole(id)]))

const rings = (marks: Partial<Marks>): { ring?: unknown }[] =>
  ringFeatures(HOLES, { selectedIds: new Set(), ...marks }).features.map(({ properties }) => properties ?? {})

test('nothing is ringed unless a hole is marked', () => {
  expect(rings({})).toEqual([])
})

test('a hole that is marked in several ways has one ring: open before highlighted before pointed at', () => {
  const highlightedIds = new Set(['a', 'b'])
  expect(rings({ openId: 'a', highlightedIds, hovered: 'a' }).map(({ ring }) => ring)).toEqual([
    'open',
    'highlighted',
  ])
  expect(rings({ highlightedIds, hovered: 'b' }).map(({ ring }) => ring)).toEqual([
    'highlighted',
    'highlighted',
  ])
  expect(rings({ hovered: 'c' })).toEqual([{ size: 14, ring: 'hovered' }])
})

test('a selected hole has a rim, and a ring besides if it is open', () => {
  expect(rings({ selectedIds: new Set(['a', 'b']), openId: 'b' })).toEqual([
    { size: 14, selected: true },
    { size: 14, ring: 'open', selected: true },
  ])
})

test('a marked hole that is not on the map has no ring', () => {
  expect(rings({ openId: 'elsewhere', highlightedIds: new Set(['nowhere', 'd']) })).toEqual([
    { size: 14, ring: 'highlighted' },
  ])
})

test('a map with holes has an invisible ring in advance; one without holes has none', () => {
  const selectedIds = new Set(['a'])
  const marks = { openId: null, hovered: null, highlightedIds: new Set<string>(), selectedIds }
  const ready = (holes: typeof HOLES) =>
    readyRingFeatures(holes, marks).features.map(({ properties }) => properties)
  expect(ready(HOLES)).toEqual([
    { size: 14, ring: 'unseen' },
    { size: 14, selected: true },
  ])
  expect(ready(new Map())).toEqual([])
})
