import type { FeatureCollection } from 'geojson'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { Path } from '../../../url-state/path.ts'
import type { Ring } from '../../../url-state/ring.ts'
import { feature, toPosition } from '../view/geojson-feature.ts'
import { legsOf } from '../measure/geodesic.ts'

/** A drawing in progress. */
export interface Sketch {
  /** The points so far. */
  readonly points: Path
  /** Where the pointer would put the next; null: the pointer is not on the map. */
  readonly next: Path[number] | null
  /** The last point is joined to the first: an area, not a line. */
  readonly closed: boolean
  /** Each side is labelled with its length. */
  readonly figures: boolean
}

export const NO_SKETCH: Sketch = { points: [], next: null, closed: false, figures: false }

/** The points so far and the one under the pointer. */
export const pathToPointer = ({ points, next }: Sketch): Path => (next ? [...points, next] : points)

/** The sides so far, those to the pointer, and the points. `ending` marks the point that ends the drawing. */
export function sketchFeatures(sketch: Sketch): FeatureCollection {
  const { points, closed, figures } = sketch
  const line = pathToPointer(sketch)
  const ending = closed ? 0 : points.length - 1
  return {
    type: 'FeatureCollection',
    features: [
      ...(closed && line.length > 2 ? areaFeatures(line).features : []),
      ...legsOf(line, false).map(({ path, length }) =>
        feature(
          { type: 'LineString', coordinates: path.map(toPosition) },
          figures ? { label: mapStrings.measure.length(length) } : {},
        ),
      ),
      ...points.map((point, index) =>
        feature({ type: 'Point', coordinates: toPosition(point) }, { ending: index === ending }),
      ),
    ],
  }
}

/** A finished area: a closed polygon. */
export const areaFeatures = (area: Ring | null): FeatureCollection => ({
  type: 'FeatureCollection',
  features: area
    ? [feature({ type: 'Polygon', coordinates: [[...area, ...area.slice(0, 1)].map(toPosition)] })]
    : [],
})
