import { expect, test } from 'vitest'
import { areaFeatures, sketchFeatures } from '../../../src/features/map/drawing/sketch.ts'

const CORNERS = [
  [0, 0],
  [2, 0],
  [2, 2],
] as const

const kinds = (features: readonly { geometry: { type: string } }[]) =>
  features.map(({ geometry }) => geometry.type)

test('nothing is drawn before the first corner', () => {
  expect(sketchFeatures({ corners: [], next: [1, 1] }).features).toEqual([])
})

test('one corner is drawn with a side to the pointer', () => {
  expect(kinds(sketchFeatures({ corners: CORNERS.slice(0, 1), next: [1, 1] }).features)).toEqual([
    'LineString',
    'Point',
  ])
})

test('from the second corner on the pointer makes an area', () => {
  const { features } = sketchFeatures({ corners: CORNERS.slice(0, 2), next: [1, 1] })
  expect(kinds(features)).toEqual(['Polygon', 'LineString', 'Point', 'Point'])
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

test('the first corner is the one that closes', () => {
  const corners = sketchFeatures({ corners: CORNERS, next: null }).features.filter(
    ({ geometry }) => geometry.type === 'Point',
  )
  expect(corners.map(({ properties }) => properties?.first as boolean)).toEqual([true, false, false])
})

test('an area that stays is a closed polygon, and none is nothing', () => {
  expect(areaFeatures(null).features).toEqual([])
  expect(areaFeatures(CORNERS).features[0]?.geometry).toEqual({
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
