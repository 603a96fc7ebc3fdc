import type { Basemap, Overlay, TileSource } from '@groundsheet/contract'
import type { RasterLayerSpecification, RasterSourceSpecification, StyleSpecification } from 'maplibre-gl'
import { mapThemes } from './map-theme.ts'

/** What the names of overlays begin with, among sources and layers of the map. */
const OVERLAY = 'overlay/'

export const overlayKey = ({ id }: Pick<Overlay, 'id'>): string => OVERLAY + id

export const isOverlayKey = (name: string): boolean => name.startsWith(OVERLAY)

/** Characters that MapLibre would read as markup. */
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** An attribution as MapLibre takes it, of one that is plain text. */
export const attributionMarkup = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => MARKUP[character] ?? character)

export const tileSource = (
  tiles: TileSource,
  attribution: string | undefined,
): RasterSourceSpecification => ({
  type: 'raster',
  tiles: [tiles.url],
  tileSize: tiles.tileSize,
  minzoom: tiles.minZoom,
  maxzoom: tiles.maxZoom,
  ...(tiles.bounds ? { bounds: [...tiles.bounds] } : {}),
  ...(attribution === undefined ? {} : { attribution: attributionMarkup(attribution) }),
})

/**
 * Zoom of the map from which tiles are fetched. MapLibre's zoom is that of tiles of 512 px, and the level of
 * picture tiles is rounded to the nearest.
 */
export const minSourceZoom = ({ minZoom, tileSize }: TileSource): number =>
  Math.max(0, minZoom - Math.log2(512 / tileSize) - 0.5)

/** The layer of an overlay; its source has the same name. */
export const overlayLayer = (overlay: Overlay): RasterLayerSpecification => ({
  id: overlayKey(overlay),
  type: 'raster',
  source: overlayKey(overlay),
  minzoom: Math.min(24, minSourceZoom(overlay.tiles)),
  paint: { 'raster-opacity': overlay.opacity, 'raster-fade-duration': 0 },
})

/** A basemap of picture tiles as a style; undefined for any other. */
export function styleOfTiles({ tiles, attribution, opacity = 1 }: Basemap): StyleSpecification | undefined {
  if (!tiles) return undefined
  return {
    version: 8,
    sources: { tiles: tileSource(tiles, attribution) },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': mapThemes.light.paper } },
      { id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-opacity': opacity } },
    ],
  }
}
