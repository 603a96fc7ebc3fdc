import type { LayerSpecification } from 'maplibre-gl'
import { overlayLayers } from '../layers/draw-order.ts'
import type { HoleOverlay } from '../layers/hole-label-layers.ts'
import { emptySources, isOwnSource } from './map-sources.ts'
import type { Overlay } from './map-style.ts'

/** What the map of a project draws beside its basemap. */
export const projectOverlay = (holes: HoleOverlay): Overlay => ({
  sources: emptySources(),
  layers: (theme) => overlayLayers(theme, holes),
})

/**
 * What shows our own sources, hidden: for a map that has nothing to show yet, and needs no empty
 * tiles.
 */
export const hidden = (layers: readonly LayerSpecification[]): LayerSpecification[] =>
  layers.map((layer) => ('source' in layer && isOwnSource(layer.source) ? hide(layer) : layer))

const hide = (layer: LayerSpecification) =>
  ({ ...layer, layout: { ...layer.layout, visibility: 'none' } }) as LayerSpecification
