import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { basemapLayers, overlayLayers } from '../../../src/features/map/layers/draw-order.ts'
import { emptySources } from '../../../src/features/map/view/map-sources.ts'
import {
  firstLayerAbove,
  prefixBasemapIds,
  withOverlaysOf,
} from '../../../src/features/map/view/map-style.ts'
import { mapThemes } from '../../../src/features/map/view/map-theme.ts'
import {
  minSourceZoom,
  overlayLayer,
  styleOfTiles,
  tileSource,
} from '../../../src/features/map/view/tile-layers.ts'

const TILES = { url: 'https://a.example/{z}/{x}/{y}.png', tileSize: 256, minZoom: 3, maxZoom: 18 }
const BEDROCK = { id: 'bedrock', name: 'Bedrock', tiles: TILES, opacity: 0.5, attribution: 'B & <S>' }

const aerial = styleOfTiles({ id: 'aerial', name: 'Aerial', tiles: TILES, attribution: 'Us' })
if (!aerial) throw new Error('no style')
const { sources, layers: aerialLayers } = prefixBasemapIds(aerial)

/** The map of a project on the offline map, or on aerial pictures. */
const mapOn = (ground: 'offline' | 'aerial'): StyleSpecification => ({
  version: 8,
  sources: { ...(ground === 'aerial' ? sources : {}), ...emptySources() },
  layers: [
    ...(ground === 'aerial' ? aerialLayers : basemapLayers(mapThemes.light)),
    ...overlayLayers(mapThemes.light, { labelsFrom: 0, labels: true }),
  ],
})

function withBedrock(style: StyleSpecification): StyleSpecification {
  const above = firstLayerAbove(style.layers.map(({ id }) => id))
  const index = style.layers.findIndex(({ id }) => id === above)
  return {
    ...style,
    sources: { ...style.sources, 'overlay/bedrock': tileSource(TILES, BEDROCK.attribution) },
    layers: style.layers.toSpliced(index, 0, overlayLayer(BEDROCK)),
  }
}

const firstOwn = overlayLayers(mapThemes.light, { labelsFrom: 0, labels: true })[0]?.id

test.each([
  ['offline', ['ground', 'land', 'coast'], 'town'],
  ['aerial', ['basemap/paper', 'basemap/tiles'], firstOwn],
] as const)('an overlay lies between the ground, %s, and all that is drawn on it', (ground, below, above) => {
  const ids = withBedrock(mapOn(ground)).layers.map(({ id }) => id)
  const index = ids.indexOf('overlay/bedrock')
  expect(ids.slice(0, index)).toEqual(below)
  expect(ids[index + 1]).toBe(above)
})

test('overlays stay when the basemap changes', () => {
  const next = withOverlaysOf(withBedrock(mapOn('offline')), mapOn('aerial'))
  expect(next).toEqual(withBedrock(mapOn('aerial')))
  expect(withOverlaysOf(undefined, next)).toBe(next)
})

test('a basemap of tiles with an overlay is a style that MapLibre accepts', () =>
  expect(validateStyleMin(withBedrock({ ...aerial, layers: [...aerial.layers, ...overlayLines()] }))).toEqual(
    [],
  ))

/** Something to lie under. */
const overlayLines = (): StyleSpecification['layers'] => [{ id: 'lines', type: 'background' }]

test('an attribution is text, whatever stands in it', () =>
  expect(tileSource(TILES, BEDROCK.attribution).attribution).toBe('B &amp; &lt;S&gt;'))

test.each([
  [256, 12, 10.5],
  [512, 12, 11.5],
  [1024, 12, 12.5],
  [256, 0, 0],
])('tiles of %i px from level %i on are fetched from zoom %d', (tileSize, minZoom, zoom) =>
  expect(minSourceZoom({ ...TILES, tileSize, minZoom })).toBe(zoom),
)
