import { overlayLayers } from './layers/draw-order.ts'
import type { HoleOverlay } from './layers/hole-label-layers.ts'
import { emptySources } from './map-sources.ts'
import type { Overlay } from './map-style.ts'

/** What the map of a project draws beside its basemap. */
export const projectOverlay = (holes: HoleOverlay): Overlay => ({
  sources: emptySources(),
  layers: (theme) => overlayLayers(theme, holes),
})
