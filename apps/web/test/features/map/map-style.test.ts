import {
  expression,
  featureFilter,
  latest,
  validateStyleMin,
  type FilterSpecification,
  type StylePropertySpecification,
  type StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { basemapLayers, overlayLayers } from '../../../src/features/map/layers/draw-order.ts'
import { DASHES } from '../../../src/features/map/layers/shape-layers.ts'
import { holeClusters } from '../../../src/features/map/view/hole-clusters.ts'
import { emptySources } from '../../../src/features/map/view/map-sources.ts'
import { renameBasemap } from '../../../src/features/map/view/map-style.ts'
import { mapThemes } from '../../../src/features/map/view/map-theme.ts'
import { labelPlace } from '../../../src/features/map/markers/hole-features.ts'

const layersOf = (scheme: 'light' | 'dark') => [
  ...basemapLayers(mapThemes[scheme]),
  ...overlayLayers(mapThemes[scheme], { labelsFrom: 0, labels: true }),
]

/** What a paint or layout expression gives for a feature. */
function evaluate(
  name: 'paint_line' | 'paint_circle' | 'paint_symbol' | 'layout_symbol',
  property: string,
  value: unknown,
  properties: Record<string, unknown>,
  state: Record<string, boolean> = {},
): unknown {
  const specifications: unknown = latest[name]
  const specification = (specifications as Record<string, StylePropertySpecification>)[property]
  if (!specification) throw new Error(`MapLibre has no ${property}`)
  const parsed = expression.createPropertyExpression(value, property, specification)
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join('; '))
  const answer: unknown = parsed.value.evaluate({ zoom: 15 }, { type: 1, properties }, state)
  return answer
}

const layer = (id: string, scheme: 'light' | 'dark' = 'light'): LayerSpecification => {
  const found = layersOf(scheme).find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no layer ${id}`)
  return found
}
const paint = (id: string, property: string, scheme: 'light' | 'dark' = 'light'): unknown =>
  (layer(id, scheme).paint as Record<string, unknown>)[property]
const layout = (id: string, property: string): unknown =>
  (layer(id).layout as Record<string, unknown>)[property]

test.each(['light', 'dark'] as const)('the %s style is one MapLibre accepts', (scheme) => {
  const style: StyleSpecification = {
    version: 8,
    glyphs: 'https://example.org/{fontstack}/{range}.pbf',
    sources: emptySources(),
    layers: layersOf(scheme),
  }
  expect(validateStyleMin(style)).toEqual([])
})

test('markers lie above labels, so that labels make room for them', () => {
  const order = layersOf('light').map(({ id }) => id)
  expect(order.indexOf('hole-marker')).toBeGreaterThan(order.indexOf('hole-label'))
  expect(order.indexOf('hole-ring')).toBeLessThan(order.indexOf('hole-marker'))
})

test.each([
  ['solid', [1, 0]],
  ['dashed', [4, 2.5]],
  ['dotted', [1, 1.8]],
  ['dashdot', [5, 2, 1, 2]],
  ['something new', [1, 0]],
])('a %s line has dashes %j', (strokeStyle, dashes) => {
  expect(evaluate('paint_line', 'line-dasharray', DASHES, { strokeStyle })).toEqual(dashes)
})

test('the ring of the open hole is the widest, that of one pointed at the thinnest', () => {
  const width = (ring: string) =>
    evaluate('paint_circle', 'circle-stroke-width', paint('hole-ring', 'circle-stroke-width'), { ring })
  expect(['hovered', 'highlighted', 'selected'].map(width)).toEqual([1.5, 2, 2.5])
})

test('a line in a dark colour has a light edge on the dark map only, and keeps its colour', () => {
  const hasHalo = (strokeColor: string) => {
    const { filter } = layer('boundaries-halo', 'dark') as { filter: FilterSpecification }
    return featureFilter(filter, 'filter').filter({ zoom: 15 }, { type: 2, properties: { strokeColor } })
  }
  expect(['#000000', '#1b2124', '#1e3a8a', '#7f1d1d', '#123'].map(hasHalo)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['#ffffff', '#f59e0b', '#22c55e', '#60a5fa'].map(hasHalo)).toEqual([false, false, false, false])
  const ids = layersOf('dark').map(({ id }) => id)
  expect(ids.indexOf('boundaries-halo')).toBeLessThan(ids.indexOf('boundaries-line'))
  expect(paint('boundaries-line', 'line-color', 'dark')).toEqual(['get', 'strokeColor'])
  expect(layersOf('light').map(({ id }) => id)).not.toContain('boundaries-halo')
})

test('a highlighted hole has a colour of its own', () => {
  const colour = (ring: string) =>
    String(
      evaluate('paint_circle', 'circle-stroke-color', paint('hole-ring', 'circle-stroke-color'), { ring }),
    )
  expect(colour('highlighted')).toBe('rgba(217,119,6,1)')
  expect(colour('selected')).toBe(colour('hovered'))
})

test('a hole that filters leave out is drawn at a quarter, marker and pin alike', () => {
  for (const id of ['hole-marker', 'hole-pin']) {
    const opacity = (properties: Record<string, unknown>) =>
      evaluate('paint_symbol', 'icon-opacity', paint(id, 'icon-opacity'), properties)
    expect([opacity({ faint: true }), opacity({})]).toEqual([0.25, 1])
  }
})

test('only pinned holes have a pin, and no hole without a marker has one', () => {
  const drawn = (id: string, properties: Record<string, unknown>) =>
    featureFilter((layer(id) as { filter: FilterSpecification }).filter, `layers.${id}.filter`).filter(
      { zoom: 15 },
      { type: 1, properties, geometry: [] },
    )
  expect(drawn('hole-pin', { pinned: true, image: 'marker?0' })).toBe(true)
  expect(drawn('hole-pin', { image: 'marker?0' })).toBe(false)
  expect(drawn('hole-pin', { pinned: true })).toBe(false)
  expect(drawn('hole-marker', { name: 'BH1' })).toBe(false)
  expect(drawn('hole-label', { name: 'BH1' })).toBe(true)
  expect(drawn('hole-label', { name: 'BH1', unnamed: true })).toBe(false)
  expect(drawn('hole-label-placed', { name: 'BH1' })).toBe(false)
})

test('only more holes than a tile can take are clustered; a cluster is no marker and no name', () => {
  expect([1000, 20_000, 20_001].map((holes) => holeClusters(holes).cluster)).toEqual([false, false, true])
  const drawn = ['hole-marker', 'hole-label', 'hole-label-placed', 'hole-pin', 'hole-cluster'].filter((id) =>
    featureFilter((layer(id) as { filter: FilterSpecification }).filter, `layers.${id}.filter`).filter(
      { zoom: 12 },
      { type: 1, properties: { point_count: 40 }, geometry: [] },
    ),
  )
  expect(drawn).toEqual(['hole-cluster'])
})

test('a ring lies around the marker, and around the rim of a chosen one', () => {
  const radius = (id: string, properties: Record<string, unknown>) =>
    evaluate('paint_circle', 'circle-radius', paint(id, 'circle-radius'), { size: 14, ...properties })
  expect([
    radius('hole-ring', { ring: 'highlighted' }),
    radius('hole-chosen', { chosen: true }),
    radius('hole-ring', { ring: 'highlighted', chosen: true }),
  ]).toEqual([12, 10, 15])
})

test('the pin stands at the upper right of its marker', () => {
  expect(
    evaluate('layout_symbol', 'icon-offset', layout('hole-pin', 'icon-offset'), { tick: [9, -3] }),
  ).toEqual([9, -3])
})

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

test('a hole says only what is not as usual, and the layers know what is', () => {
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

test('a basemap may call its layers and sources what it likes', () => {
  const foreign: StyleSpecification = {
    version: 8,
    sources: { holes: { type: 'vector', url: 'https://example.org/tiles.json' } },
    layers: [
      { id: 'ground', type: 'background' },
      { id: 'land', type: 'fill', source: 'holes', 'source-layer': 'land' },
    ],
  }
  const { sources, layers } = renameBasemap(foreign)
  const ours = new Set([...Object.keys(emptySources()), ...layersOf('light').map(({ id }) => id)])
  expect([...Object.keys(sources), ...layers.map(({ id }) => id)].filter((name) => ours.has(name))).toEqual(
    [],
  )
  expect(validateStyleMin({ ...foreign, sources, layers })).toEqual([])
})
