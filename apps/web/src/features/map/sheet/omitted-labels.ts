import type { FeatureCollection, Position } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { compareNaturally } from '@groundsheet/contract/natural-order'
import { fromFeatureId } from '../view/feature-id.ts'
import { LABEL_LAYERS } from '../layers/hole-label-layers.ts'

/** Labels of holes in view for which MapLibre found no room, in natural order; of a map at rest. */
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
    .flatMap(({ properties }) =>
      properties && !properties.unnamed && !placed.has(fromFeatureId(properties))
        ? [String(properties.name)]
        : [],
    )
    .sort(compareNaturally)
}

/** As many names as `fits` allows, and how many more there are. */
export function shortenNames(
  names: readonly string[],
  write: (shown: readonly string[], more: number) => string,
  fits: (text: string) => boolean,
): string {
  let [least, most] = [0, names.length]
  const textOf = (shown: number) => write(names.slice(0, shown), names.length - shown)
  if (fits(textOf(most))) return textOf(most)
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (fits(textOf(middle))) least = middle
    else most = middle
  }
  return textOf(least)
}
