import type { LocationGroup } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { toFeatureId } from '../../../src/features/map/view/feature-id.ts'
import { groupMarkerFeatures } from '../../../src/features/map/markers/group-markers.ts'
import { holeFeatures, isPlaced } from '../../../src/features/map/markers/hole-features.ts'
import { parseMarkerImageId } from '../../../src/features/map/markers/marker-image-id.ts'

const locationAt = (id: string, pinned = false) => ({
  id,
  locationId: id,
  table: 'LOCA',
  easting: null,
  northing: null,
  latitude: 54,
  longitude: -2,
  groundLevel: null,
  finalDepth: null,
  mapPlacement: pinned ? { latitude: 54.5, longitude: -2.5 } : null,
  data: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const holes = ['a', 'b', 'c'].map((id) => holeOf(locationAt(id))).filter(isPlaced)
const byId = new Map(holes.map((hole) => [hole.id, hole]))

const group = (id: string, locationIds: string[], change: Partial<LocationGroup> = {}): LocationGroup => ({
  id,
  name: id,
  locationIds,
  locationCount: locationIds.length,
  markerSymbol: 'square',
  showMarkers: true,
  visible: true,
  labelVisible: true,
  style: {
    strokeColor: '#ff0000',
    strokeWidth: 2,
    strokeOpacity: 1,
    strokeStyle: 'solid',
    fillColor: '#ff0000',
    fillOpacity: 0.1,
  },
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})

const looks = (...groups: LocationGroup[]) =>
  groupMarkerFeatures(groups, byId).features.map(({ properties }) =>
    parseMarkerImageId(String(properties?.image)),
  )

test('each member on the map is on the symbol of its group, larger than its marker, in its colour', () => {
  expect(looks(group('g', ['a', 'b', 'nowhere']))).toEqual([
    { symbol: 'square', icon: null, colour: '#ff0000', size: 24 },
    { symbol: 'square', icon: null, colour: '#ff0000', size: 24 },
  ])
})

test('a group that does not show markers draws none', () => {
  expect(looks(group('g', ['a'], { showMarkers: false }))).toEqual([])
})

test('a member of two groups shows both: the larger symbol lies below', () => {
  const sizes = looks(group('g', ['a']), group('h', ['a', 'b'], { markerSymbol: 'star' })).map((look) => [
    look?.symbol,
    look?.size,
  ])
  expect(sizes).toEqual([
    ['star', 34],
    ['square', 24],
    ['star', 24],
  ])
})

test('a member that is listed twice is drawn once', () => {
  expect(looks(group('g', ['a', 'a']))).toHaveLength(1)
})

test('a hole pinned by hand is marked as pinned, and is where it was pinned', () => {
  const [feature] = holeFeatures([holeOf(locationAt('a', true))].filter(isPlaced)).features
  expect(feature?.properties).toMatchObject({ pinned: true })
  expect(feature?.geometry.coordinates).toEqual([-2.5, 54.5])
  expect(holeFeatures(holes).features.some(({ properties }) => properties && 'pinned' in properties)).toBe(
    false,
  )
})

test('holes that filters leave out are faint, without a name, and lie below the others', () => {
  const [a, ...others] = holes
  const reported = holeFeatures(others, a ? [a] : []).features.map(({ properties }) => ({ ...properties }))
  expect(reported).toMatchObject([
    { id: toFeatureId('a'), faint: true, unnamed: true },
    { id: toFeatureId('b'), name: 'b' },
    { id: toFeatureId('c'), name: 'c' },
  ])
  expect(reported.filter((properties) => 'unnamed' in properties)).toHaveLength(1)
  expect(reported.filter((properties) => 'faint' in properties)).toHaveLength(1)
})
