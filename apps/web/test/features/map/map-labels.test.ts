import { expect, test } from 'vitest'
import { overlayLayers } from '../../../src/features/map/layers/draw-order.ts'
import { mapThemes } from '../../../src/features/map/view/map-theme.ts'
import { labelPlace } from '../../../src/features/map/markers/hole-features.ts'
import { evaluate, layout, paint } from './style-layers.ts'

test('names that are switched off are not drawn, but the open hole keeps its own', () => {
  const hidden = overlayLayers(mapThemes.light, { labelsFrom: 0, labels: false })
    .filter(({ layout }) => layout?.visibility === 'none')
    .map(({ id }) => id)
  expect(hidden).toEqual(['hole-label', 'hole-label-placed'])
})

test("a label keeps its own colour, and takes the theme's where it has none", () => {
  const colour = (properties: Record<string, unknown>, scheme: 'light' | 'dark' = 'light') =>
    String(evaluate('paint_symbol', 'text-color', paint('hole-label', 'text-color', scheme), properties))
  expect(colour({ labelColour: '#ff0000' })).toBe('rgba(255,0,0,1)')
  expect(colour({})).toBe('rgba(28,36,40,1)')
  expect(colour({ labelColour: '#800000' }, 'dark')).not.toBe('rgba(128,0,0,1)')
})

test('a label that finds its own place stands clear of its marker', () => {
  const offset = evaluate('layout_symbol', 'text-radial-offset', layout('hole-label', 'text-radial-offset'), {
    size: 24,
    labelSize: 12,
  })
  expect(offset).toBe(1.5)
})

test('a feature of a hole has only values other than the default, which the layers have', () => {
  const plain = { id: 'a', name: 'BH1', size: 24, image: 'marker?0' }
  const read = (property: 'text-size' | 'text-radial-offset', more = {}) =>
    evaluate('layout_symbol', property, layout('hole-label', property), { ...plain, ...more })
  expect([read('text-size'), read('text-size', { labelSize: 18 })]).toEqual([12, 18])
  expect(read('text-radial-offset')).toBe(1.5)
  const anchor = (more = {}) =>
    evaluate('layout_symbol', 'icon-anchor', layout('hole-marker', 'icon-anchor'), { ...plain, ...more })
  expect([anchor(), anchor({ anchor: 'bottom' })]).toEqual(['center', 'bottom'])
})

test.each([
  [0, 12, [0, -1], 'bottom'],
  [90, 24, [2, 0], 'left'],
  [180, 12, [0, 1], 'top'],
  [270, 12, [-1, 0], 'right'],
  [-90, 12, [-1, 0], 'right'],
  [405, 12, [0.707, -0.707], 'bottom-left'],
])('a label at %i° and %i px stands at %j ems by its %s', (bearing, distance, offset, labelAnchor) => {
  expect(labelPlace(bearing, distance, 12)).toEqual({ offset, labelAnchor })
})

test('a label without bearing or distance finds its own place', () => {
  expect(labelPlace(90, null, 12)).toEqual({})
  expect(labelPlace(null, 10, 12)).toEqual({})
})
