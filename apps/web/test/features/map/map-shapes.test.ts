import fc from 'fast-check'
import type { ShapeStyle } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { formatAngle, graticule } from '../../../src/features/map/basemap/graticule.ts'
import { extentOf } from '../../../src/features/map/content/extent.ts'
import { labelPoint } from '../../../src/features/map/shapes/label-point.ts'
import {
  boundaryShapes,
  shapeFeatures,
  shapeLabelFeatures,
} from '../../../src/features/map/shapes/shape-features.ts'

const style: ShapeStyle = {
  strokeColor: '#ff0000',
  strokeWidth: 2,
  strokeOpacity: 1,
  strokeStyle: 'dashed',
  fillColor: '#00ff00',
  fillOpacity: 0.1,
}
const DEFAULT_SWITCHES = { on: [], off: [] }
const line = {
  type: 'LineString' as const,
  coordinates: [
    [0, 0],
    [0, 1],
    [0, 4],
  ] as [number, number][],
}
const boundary = (name: string, visible: boolean, labelVisible: boolean) => ({
  id: name.padEnd(24, '0'),
  name,
  geometry: line,
  visible,
  labelVisible,
  style,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('hidden boundaries are not drawn, and those without label not named', () => {
  const shapes = boundaryShapes(
    [boundary('a', true, true), boundary('b', false, true), boundary('c', true, false)],
    DEFAULT_SWITCHES,
  )
  expect(shapeFeatures(shapes).features.map(({ properties }) => properties?.name as string)).toEqual([
    'a',
    'c',
  ])
  expect(shapeLabelFeatures(shapes).features.map(({ properties }) => properties?.name as string)).toEqual([
    'a',
  ])
})

test('a shape carries the colours and widths it was given', () => {
  const [feature] = shapeFeatures(boundaryShapes([boundary('a', true, true)], DEFAULT_SWITCHES)).features
  expect(feature?.properties).toMatchObject(style)
})

test('a line is named half way along, an area at its top', () => {
  expect(labelPoint(line).coordinates).toEqual([0, 2])
  const area = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [2, 3],
        [4, 1],
        [0, 0],
      ],
    ],
  }
  expect(labelPoint(area).coordinates).toEqual([2, 3])
})

test('the extent holds every hole and every shape, and is null without any', () => {
  expect(extentOf([], [])).toBeNull()
  expect(extentOf([], boundaryShapes([boundary('a', true, true)], DEFAULT_SWITCHES))).toEqual([0, 0, 0, 4])
})

test('the graticule has a handful of lines at any scale', () => {
  for (const span of [0.0005, 0.01, 0.3, 5, 60]) {
    const lines = graticule([-span, 51 - span / 4, span, 51 + span / 4]).features.filter(
      ({ geometry }) => geometry.type === 'LineString',
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.length).toBeLessThan(60)
  }
})

/** Where the names of the graticule stand, by name. */
const names = (...view: Parameters<typeof graticule>) =>
  new Map(
    graticule(...view).features.flatMap(({ geometry, properties }) =>
      geometry.type === 'Point'
        ? [[String(properties?.label), geometry.coordinates.map((degrees) => Number(degrees.toFixed(9)))]]
        : [],
    ),
  )

test('meridians are named at the upper edge, parallels at the left one', () => {
  const found = names([0.001, 51.001, 0.009, 51.009])
  expect(found.get('0°00′05″E')).toEqual([0.001388889, 51.009])
  expect(found.get('51°00′10″N')).toEqual([0.001, 51.002777778])
})

test('on a map turned upside down they are at the same edges of the screen', () => {
  const upsideDown = [
    [0.009, 51.001],
    [0.001, 51.001],
    [0.001, 51.009],
    [0.009, 51.009],
  ] as const
  const found = names([0.001, 51.001, 0.009, 51.009], upsideDown)
  expect(found.get('0°00′05″E')).toEqual([0.001388889, 51.001])
  expect(found.get('51°00′20″N')?.[0]).toBe(0.009)
})

test('every name is on the edge of the view at any bearing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (turn) => {
      const corners = [135, 45, -45, -135].map((degrees) => {
        const angle = (degrees * Math.PI) / 180 + turn
        return [0.01 * Math.cos(angle), 0.01 * Math.sin(angle)] as const
      })
      const found = names([-0.01, -0.01, 0.01, 0.01], corners)
      expect(found.size).toBeGreaterThan(2)
      for (const [x = 0, y = 0] of found.values()) {
        const [across, up] = [
          x * Math.cos(turn) + y * Math.sin(turn),
          y * Math.cos(turn) - x * Math.sin(turn),
        ]
        expect(Math.max(Math.abs(across), Math.abs(up))).toBeCloseTo(0.01 * Math.SQRT1_2, 6)
      }
    }),
  )
})

test.each([
  [51.5, 60, 'NS', '51°30′N'],
  [-0.25, 60, 'EW', '0°15′W'],
  [-4.3791666667, 5, 'EW', '4°22′45″W'],
  [0, 3600, 'EW', '0°'],
  [-90, 3600, 'NS', '90°S'],
] as const)('%d° with steps of %i″ reads %s %s', (degrees, step, sides, text) => {
  expect(formatAngle(degrees, step, sides)).toBe(text)
})
