import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import { basemapLayers } from '../layers/draw-order.ts'
import { builtInBasemapLayers } from '../layers/built-in-basemap-layers.ts'
import { mapFonts } from './map-fonts.ts'
import { mapThemes, type MapTheme, type Scheme } from './map-theme.ts'
import { attributionMarkup, isOverlayKey } from './tile-layers.ts'

/** What this program itself draws: on any basemap, and beside the built-in one. */
export interface Overlay {
  readonly sources: Readonly<Record<string, GeoJSONSourceSpecification | VectorSourceSpecification>>
  readonly layers: (theme: MapTheme) => readonly LayerSpecification[]
}

/** A basemap of the network: `arriving` until its first tile has come, `here` from then on. */
export interface OnlineBasemap {
  readonly style: StyleSpecification
  readonly stage: 'arriving' | 'here'
  /** Plain text, for sources that state no attribution themselves. */
  readonly attribution: string | undefined
}

/**
 * The whole style of the map. While an online basemap loads, its background is left out, so that the built-in
 * one shows through. Once it is loaded, the built-in one is removed.
 */
export function composeMapStyle(
  scheme: Scheme,
  online: OnlineBasemap | null,
  overlay: Overlay,
): StyleSpecification {
  const theme = mapThemes[online ? 'light' : scheme]
  const arriving = online?.stage !== 'here'
  const onlineLayers =
    online?.style.layers.filter((layer) => !(arriving && layer.type === 'background')) ?? []
  return {
    version: 8,
    ...(online?.style.sprite ? { sprite: online.style.sprite } : {}),
    ...(online?.style.glyphs ? { glyphs: online.style.glyphs } : {}),
    'font-faces': mapFonts(),
    sources: { ...attributedSources(online), ...overlay.sources },
    layers: [...(arriving ? basemapLayers(theme) : []), ...onlineLayers, ...overlay.layers(theme)],
  }
}

/** Attribution of the map: that of the style, else of the configuration. */
function attributedSources(online: OnlineBasemap | null): StyleSpecification['sources'] {
  const sources = online?.style.sources ?? {}
  if (online?.attribution === undefined) return sources
  const attribution = attributionMarkup(online.attribution)
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, { attribution, ...source }]),
  )
}

/** What the names of a basemap begin with: it may well have a layer `land` or a source `holes` of its own. */
export const BASEMAP_ID_PREFIX = 'basemap/'

/** The style of a basemap under names that are not ours. */
export function prefixBasemapIds(style: StyleSpecification): StyleSpecification {
  return {
    ...style,
    sources: Object.fromEntries(
      Object.entries(style.sources).map(([name, source]) => [BASEMAP_ID_PREFIX + name, source]),
    ),
    layers: style.layers.map((layer): LayerSpecification => {
      const id = BASEMAP_ID_PREFIX + layer.id
      return layer.type === 'background'
        ? { ...layer, id }
        : { ...layer, id, source: BASEMAP_ID_PREFIX + layer.source }
    }),
  }
}

/** Whether something from the network is a style at all; its details are MapLibre's to judge. */
export function isMapStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false
  if (!('version' in value && value.version === 8)) return false
  const sourced = 'sources' in value && typeof value.sources === 'object' && value.sources !== null
  return sourced && 'layers' in value && Array.isArray(value.layers)
}

/** Addresses of the icons of a basemap. */
export const spriteUrlsOf = ({ sprite = [] }: StyleSpecification): string[] =>
  typeof sprite === 'string' ? [sprite] : sprite.map(({ url }) => url)

export function withoutSprite(style: StyleSpecification): StyleSpecification {
  const plain = { ...style }
  delete plain.sprite
  return plain
}

const BUILT_IN_LAYER_IDS = new Set(builtInBasemapLayers(mapThemes.light).map(({ id }) => id))

/**
 * The layer that overlays lie under, in a list of layers from the lowest up: the first above land and
 * basemap.
 */
export const firstLayerAbove = (order: readonly string[]): string | undefined =>
  order.find((id) => !BUILT_IN_LAYER_IDS.has(id) && !id.startsWith(BASEMAP_ID_PREFIX) && !isOverlayKey(id))

/** The style `next` with the overlays of the one before it, in their place. */
export function withOverlaysOf(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  const layers = previous?.layers.filter(({ id }) => isOverlayKey(id)) ?? []
  if (layers.length === 0) return next
  const sources = Object.entries(previous?.sources ?? {}).filter(([name]) => isOverlayKey(name))
  const above = firstLayerAbove(next.layers.map(({ id }) => id))
  const index = next.layers.findIndex(({ id }) => id === above)
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(sources) },
    layers: next.layers.toSpliced(index, 0, ...layers),
  }
}
