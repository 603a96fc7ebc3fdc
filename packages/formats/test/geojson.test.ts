import { expect, test } from 'vitest'
import { signedArea } from '../src/geojson/wind-rings.ts'
import { writeGeoJson } from '../src/geojson/write-geojson.ts'
import type { ExportSource } from '../src/index.ts'
import { collectText, hole, smallSource, STYLE } from './small-source.ts'

interface Feature {
  id: string
  geometry: { type: string; coordinates: [number, number][][] } | null
  properties: Record<string, unknown>
}

async function features(parts: Partial<ExportSource> = {}, options = {}): Promise<Feature[]> {
  const text = await collectText(writeGeoJson(smallSource(parts), options))
  const collection = JSON.parse(text) as { type: string; features: Feature[] }
  expect(collection.type).toBe('FeatureCollection')
  return collection.features
}

const group = (locationIds: string[]) => ({
  id: 'a'.repeat(24),
  name: 'Phase 1',
  locationIds,
  locationCount: locationIds.length,
  markerSymbol: 'circle',
  showMarkers: true,
  visible: true,
  labelVisible: true,
  style: STYLE,
  updatedAt: '2026-01-31T00:00:00.000Z',
})

const boundary = (coordinates: [number, number][][]) => ({
  ...group([]),
  geometry: { type: 'Polygon' as const, coordinates },
})

test('holes are points with their data; one without position is listed with none', async () => {
  const [placed, unplaced] = await features()
  expect(placed?.geometry).toEqual({ type: 'Point', coordinates: [-1.25, 52.5] })
  expect(placed?.properties).toMatchObject({
    kind: 'hole',
    locationId: 'BH1',
    finalDepth: 20,
    LOCA_TYPE: 'CP',
  })
  expect(unplaced).toMatchObject({ geometry: null, properties: { locationId: 'BH2' } })
})

test('a note states how many holes have no position', async () => {
  const notes: string[] = []
  await collectText(writeGeoJson(smallSource(), {}, (note) => notes.push(note)))
  expect(notes).toEqual(['1 hole listed without a position: no coordinates, or coordinates in doubt'])
})

test('a final depth of 0 that was not set is null; the heading keeps its text', async () => {
  const data = { LOCA_ID: 'BH1', LOCA_TYPE: 'CP', LOCA_FDEP: '0.00' }
  const [feature] = await features({ holes: () => [hole('BH1', { finalDepth: 0, data })] })
  expect(feature?.properties).toMatchObject({ finalDepth: null, LOCA_FDEP: '0.00' })
})

test('a pinned position takes precedence over the surveyed one and is marked', async () => {
  const pinned = hole('BH1', { latitude: 50, longitude: 1, mapPlacement: { latitude: 51, longitude: 2 } })
  const [feature] = await features({ holes: () => [pinned] })
  expect(feature?.geometry?.coordinates).toEqual([2, 51])
  expect(feature?.properties.isPinned).toBe(true)
})

test('outer rings are written anticlockwise and holes clockwise', async () => {
  const square: [number, number][] = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
    [0, 0],
  ]
  const inner: [number, number][] = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
  ]
  for (const rings of [
    [square, inner],
    [square.toReversed(), inner.toReversed()],
  ]) {
    const found = (await features({ boundaries: [boundary(rings)] })).find(
      ({ properties }) => properties.kind === 'boundary',
    )
    const [outer = [], hollow = []] = found?.geometry?.coordinates ?? []
    expect(signedArea(outer)).toBeGreaterThan(0)
    expect(signedArea(hollow)).toBeLessThan(0)
  }
})

test('a group is the hull of its positioned members, and none where they are two or in a line', async () => {
  const at = (id: string, longitude: number, latitude: number) => hole(id, { longitude, latitude })
  const holes = () => [
    at('A', 0, 0),
    at('B', 1, 0),
    at('C', 0, 1),
    at('D', 2, 0),
    at('E', 0.2, 0.2),
    hole('F'),
  ]
  const ids = (...names: string[]) => names.map((name) => name.padStart(24, '0'))
  const outlines = async (...names: string[]) =>
    (await features({ holes, groups: [group(ids(...names))] })).filter(
      ({ properties }) => properties.kind === 'group',
    )
  const [outline] = await outlines('A', 'B', 'C', 'E')
  expect(outline?.geometry?.coordinates[0]).toHaveLength(4)
  expect(signedArea(outline?.geometry?.coordinates[0] ?? [])).toBeGreaterThan(0)
  expect(await outlines('A', 'B', 'F')).toEqual([])
  expect(await outlines('A', 'B', 'D')).toEqual([])
})

test('shapes can be left out', async () => {
  const square: [number, number][] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 0],
  ]
  expect(await features({ boundaries: [boundary([square])] }, { shapes: false })).toHaveLength(2)
})
