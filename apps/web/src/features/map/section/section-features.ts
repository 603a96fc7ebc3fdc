import type { FeatureCollection } from 'geojson'
import type { Path } from '../../../url-state/path.ts'
import { feature, toPosition } from '../view/geojson-feature.ts'
import { widthAtZoomZero } from '../view/ground-width.ts'
import { labelPlace } from '../markers/hole-features.ts'
import { legsOf } from '../measure/geodesic.ts'

/** The line of a section, and how far from it holes are shown on it. */
export interface SectionLine {
  readonly path: Path
  /** Metres to either side. */
  readonly offset: number
}

/** CSS px beyond its end at which the letter of an end stands. */
const LETTER_DISTANCE_PX = 20
export const END_LETTER_SIZE_PX = 14

/**
 * The line with its corridor, and a letter beyond either end. `width`: of the corridor at zoom 0, CSS px.
 * `turned`: degrees clockwise from north that the top of the map points to; letters keep beyond the ends.
 */
export function sectionFeatures(section: SectionLine | null, turned: number): FeatureCollection {
  const first = section?.path[0]
  const last = section?.path.at(-1)
  if (!section || !first || !last) return { type: 'FeatureCollection', features: [] }
  const legs = legsOf(section.path, false)
  const [begins = 0, ends = 0] = [legs[0]?.bearing, legs.at(-1)?.bearing]
  const coordinates = section.path.map(toPosition)
  return {
    type: 'FeatureCollection',
    features: [
      feature({ type: 'LineString', coordinates }, { width: widthAtZoomZero(2 * section.offset, first[1]) }),
      endOf(first, 'A', begins + 180 - turned),
      endOf(last, 'A′', ends - turned),
    ],
  }
}

function endOf(point: Path[number], letter: string, bearing: number) {
  const { offset } = labelPlace(bearing, LETTER_DISTANCE_PX, END_LETTER_SIZE_PX)
  return feature({ type: 'Point', coordinates: toPosition(point) }, { letter, offset })
}
