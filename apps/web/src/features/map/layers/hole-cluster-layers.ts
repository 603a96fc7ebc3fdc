import type { MapTheme } from '../view/map-theme.ts'
import { clusterLayers } from './cluster-layers.ts'

/** Many holes that stand close together. There are none unless `holeClusters` says so. */
export const holeClusterLayers = (theme: MapTheme) =>
  clusterLayers(theme, { of: 'hole', source: 'holes', largest: { count: 900, radius: 24 } })
