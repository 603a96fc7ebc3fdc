import {
  featureFilter,
  validateStyleMin,
  type FilterSpecification,
  type StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { DASHES } from '../../../src/features/map/layers/shape-layers.ts'
import { holeClusters } from '../../../src/features/map/view/hole-clusters.ts'
import { emptySources } from '../../../src/features/map/view/map-sources.ts'
import { prefixBasemapIds } from '../../../src/features/map/view/map-style.ts'
import { evaluate, layer, layersOf, layout, paint } from './style-layers.ts'

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

test('the pin stands at the upper right of its marker', () => {
  expect(
    evaluate('layout_symbol', 'icon-offset', layout('hole-pin', 'icon-offset'), { tick: [9, -3] }),
  ).toEqual([9, -3])
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
  const { sources, layers } = prefixBasemapIds(foreign)
  const ours = new Set([...Object.keys(emptySources()), ...layersOf('light').map(({ id }) => id)])
  expect([...Object.keys(sources), ...layers.map(({ id }) => id)].filter((name) => ours.has(name))).toEqual(
    [],
  )
  expect(validateStyleMin({ ...foreign, sources, layers })).toEqual([])
})
