import type { LayerSpecification } from 'maplibre-gl'
import { labelEdgeLayer } from '../basemap/label-edge-layer.ts'
import { markedPlaceLayer } from '../coordinates/marked-place.ts'
import { devicePositionLayers } from '../coordinates/device-position.ts'
import type { MapTheme } from '../view/map-theme.ts'
import { clusterLayers } from './cluster-layers.ts'
import { graticuleLayers, builtInBasemapLayers } from './built-in-basemap-layers.ts'
import { areaLayers, sketchLayers } from './area-layers.ts'
import {
  holeLabelLayer,
  holeOpenLabelLayer,
  holePlacedLabelLayer,
  type HoleOverlay,
} from './hole-label-layers.ts'
import {
  groupMarkerLayer,
  holeMarkerLayer,
  holeOpenMarkerLayer,
  holePinLayer,
  selectedHolesLayer,
  holeRingLayer,
} from './hole-marker-layers.ts'
import { measureLayers, sideLabelLayer } from './measure-layers.ts'
import { sectionLineLayers, sectionEndLayers } from './section-layers.ts'
import { shapeLabelLayer, shapeLayers } from './shape-layers.ts'
import { townLayers } from './town-layers.ts'

/** The built-in basemap, lowest first. */
export const basemapLayers = (theme: MapTheme): LayerSpecification[] => [
  ...builtInBasemapLayers(theme),
  ...townLayers(theme),
  ...graticuleLayers(theme),
]

/**
 * What lies on any basemap, lowest first. What is further up is placed before what is below: labels make room
 * for markers.
 */
export function overlayLayers(theme: MapTheme, holes: HoleOverlay): LayerSpecification[] {
  // Holes close together, where there are many: there are none unless `holeClusters` sets it.
  const clusters = clusterLayers(theme, { of: 'hole', source: 'holes', largest: { count: 900, radius: 24 } })
  return [
    ...shapeLayers('boundaries', theme),
    ...shapeLayers('groups', theme),
    ...areaLayers(theme),
    ...devicePositionLayers(theme),
    ...sectionLineLayers(theme),
    ...measureLayers(theme),
    // A marked hole is seen on the disc of its cluster.
    clusters.discs,
    groupMarkerLayer(),
    holeRingLayer(theme),
    selectedHolesLayer(theme),
    holeLabelLayer(theme, holes),
    holePlacedLabelLayer(theme, holes),
    holeMarkerLayer(),
    holeOpenMarkerLayer(),
    holePinLayer(),
    clusters.numbers,
    shapeLabelLayer(theme),
    ...sketchLayers(theme),
    sideLabelLayer(theme, 'measure'),
    sideLabelLayer(theme, 'sketch'),
    holeOpenLabelLayer(theme),
    ...sectionEndLayers(theme),
    markedPlaceLayer(theme),
    labelEdgeLayer(),
  ]
}
