import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { areaOf, crossesItself, legsOf } from './geodesic.ts'
import type { Measure } from './measure.ts'

/**
 * What was measured in words: the figure that matters, what goes with it, each leg, and all of it to be
 * copied.
 */
export function describeMeasure({ path, closed }: Measure) {
  const words = mapStrings.measure
  const measured = legsOf(path, closed)
  const around = words.length(measured.reduce((sum, { length }) => sum + length, 0))
  const legs = measured.map(({ length, bearing }) => ({
    length: words.length(length),
    bearing: words.bearing(bearing),
  }))
  const [first, ...others] = legs
  const figure = closed ? (crossesItself(path) ? words.crossing : words.area(areaOf(path))) : around
  const outline = closed
    ? words.perimeter(around)
    : others.length === 0 && first
      ? first.bearing
      : words.legCount(legs.length)
  const copy = [figure, ...(closed ? [words.perimeter(around)] : []), ...legs.map(words.leg)].join('\n')
  return { figure, outline, legs, copy }
}
