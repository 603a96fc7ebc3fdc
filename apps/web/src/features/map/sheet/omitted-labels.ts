import type { FeatureCollection, Position } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { fromFeatureId } from '../view/feature-id.ts'
import { LABEL_LAYERS } from '../layers/hole-label-layers.ts'

/**
 * Ids of the holes in view for whose labels MapLibre found no room, in natural order of their names; of a map
 * at rest.
 */
export function omittedLabels(map: MapLibreMap, holes: FeatureCollection | undefined): string[] {
  const layers = LABEL_LAYERS.filter((id) => map.getLayer(id))
  const placed = new Set(
    map.queryRenderedFeatures({ layers }).map(({ properties }) => fromFeatureId(properties)),
  )
  const { clientWidth, clientHeight } = map.getContainer()
  const isInView = ([longitude = 0, latitude = 0]: Position) => {
    const { x, y } = map.project([longitude, latitude])
    return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight
  }
  return (holes?.features ?? [])
    .filter(({ geometry }) => geometry.type === 'Point' && isInView(geometry.coordinates))
    .flatMap(({ properties }) => {
      const id = fromFeatureId(properties)
      return id !== null && !properties?.unnamed && !placed.has(id)
        ? [{ id, name: String(properties?.name) }]
        : []
    })
    .sort((a, b) => compareNaturally(a.name, b.name))
    .map(({ id }) => id)
}
