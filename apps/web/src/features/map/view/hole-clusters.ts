import type { Point } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { MapPoint } from './map-point.ts'

/**
 * MapLibre throws on more than 65,535 markers in one tile; a third of that is more than anybody can tell
 * apart.
 */
const MANY_HOLES = 20_000

/** Zoom up to which so many are drawn as clusters; the next has some hundred metres to a tile. */
const CLUSTERED_TO = 15

/** The zoom from which a group is distinct from the next. */
export const GROUPS_FROM = 12

/** Zoom from which the symbols of groups are drawn: each stands under a hole that is seen. */
export const groupsFrom = (holes: number): number => (holes > MANY_HOLES ? CLUSTERED_TO + 1 : GROUPS_FROM)

/** How the source of so many holes clusters them. */
export const holeClusters = (holes: number) => ({
  cluster: holes > MANY_HOLES,
  clusterMaxZoom: CLUSTERED_TO,
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
