import type { Point } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { MapPoint } from './map-point.ts'

/**
 * MapLibre throws on more than 65,535 markers in one tile; a third of that is more than a reader can
 * distinguish.
 */
const MAX_UNCLUSTERED_HOLES = 20_000

/** Zoom up to which so many are drawn as clusters; the next has some hundred metres to a tile. */
const MAX_CLUSTER_ZOOM = 15

/** The zoom from which a group is distinct from the next. */
export const MIN_GROUP_ZOOM = 12

/** Zoom from which the symbols of groups are drawn: each stands under a hole that is seen. */
export const groupsFrom = (holes: number): number =>
  holes > MAX_UNCLUSTERED_HOLES ? MAX_CLUSTER_ZOOM + 1 : MIN_GROUP_ZOOM

/** How the source of so many holes clusters them. */
export const holeClusters = (holes: number) => ({
  cluster: holes > MAX_UNCLUSTERED_HOLES,
  clusterMaxZoom: MAX_CLUSTER_ZOOM,
  clusterRadius: 40,
})

/** The view in which the cluster at a point is split into its holes; null: there is none. */
export async function clusterAt(
  map: MapLibreMap,
  { x, y }: MapPoint,
): Promise<{ readonly position: readonly [number, number]; readonly zoom: number } | null> {
  const [found] = map.queryRenderedFeatures([x, y], {
    layers: ['hole-cluster'].filter((layer) => map.getLayer(layer)),
  })
  if (!found) return null
  try {
    const source = map.getSource<GeoJSONSource>('holes')
    const zoom = await source?.getClusterExpansionZoom(Number(found.properties.cluster_id))
    const [longitude = 0, latitude = 0] = (found.geometry as Point).coordinates
    return zoom === undefined ? null : { position: [longitude, latitude], zoom: zoom + 0.2 }
  } catch {
    // The holes changed meanwhile, and with them the clusters.
    return null
  }
}
