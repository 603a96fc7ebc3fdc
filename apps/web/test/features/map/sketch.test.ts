import { expect, test } from 'vitest'
import { areaFeatures, NO_SKETCH, sketchFeatures } from '../../../src/features/map/drawing/sketch.ts'

const POINTS = [
  [0, 0],
  [2, 0],
  [2, 2],
] as const

const AREA = { ...NO_SKETCH, closed: true }
const LINE = { ...NO_SKETCH, figures: true }

const kinds = (features: readonly { geometry: { type: string } }[]) =>
  features.map(({ geometry }) => geometry.type)

const endings = (closed: boolean) =>
  sketchFeatures({ ...NO_SKETCH, points: POINTS, closed })
    .features.filter(({ geometry }) => geometry.type === 'Point')
    .map(({ properties }) => properties?.ending as boolean)

test('nothing is drawn before the first point', () => {
  expect(sketchFeatures({ ...AREA, next: [1, 1] }).features).toEqual([])
})

test('one point is drawn with a side to the pointer', () => {
  const { features } = sketchFeatures({ ...AREA, points: POINTS.slice(0, 1), next: [1, 1] })
  expect(kinds(features)).toEqual(['LineString', 'Point'])
})

test('from the second corner on the pointer makes an area', () => {
  const { features } = sketchFeatures({ ...AREA, points: POINTS.slice(0, 2), next: [1, 1] })
  expect(kinds(features)).toEqual(['Polygon', 'LineString', 'LineString', 'Point', 'Point'])
  expect(features[0]?.geometry).toMatchObject({
    coordinates: [
      [
        [0, 0],
        [2, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  })
})

test('a line never makes an area', () => {
  const { features } = sketchFeatures({ ...LINE, points: POINTS, next: [1, 1] })
  expect(kinds(features)).toEqual(['LineString', 'LineString', 'LineString', 'Point', 'Point', 'Point'])
})

test('each side of what is measured has its length', () => {
  const { features } = sketchFeatures({
    ...LINE,
    points: [
      [0, 0],
      [0.001, 0],
    ],
  })
  expect(features[0]?.properties).toEqual({ label: '111.3\u00a0m' })
})

test('the first corner closes an area, the last point ends a line', () => {
  expect(endings(true)).toEqual([true, false, false])
  expect(endings(false)).toEqual([false, false, true])
})

test('an area that stays is a closed polygon, and none is nothing', () => {
  expect(areaFeatures(null).features).toEqual([])
  expect(areaFeatures(POINTS).features[0]?.geometry).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 0],
      ],
    ],
  })
})
