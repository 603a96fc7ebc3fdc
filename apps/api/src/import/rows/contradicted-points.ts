import { isBlank, NUMBER } from '@groundsheet/ags'
import { parseLatitude, parseLongitude } from '@groundsheet/readings/file-checks'
import { POINTS, type Point } from './position-readings.ts'
import type { ContradictedReading } from './whole-readings.ts'

type Values = ReadonlyMap<string, string>

/**
 * Points of a hole of which another row states another one. Half a point is a point by itself, so that no
 * point is made of two deliveries. The same point has the same numbers, however near others are: distances
 * to values that were replaced are not known. `isCompared`: by the headings with a stored value.
 */
export const contradictedPoints = (
  stored: Values,
  delivered: Values,
  isCompared: (headings: readonly string[]) => boolean = () => true,
): ContradictedReading[] =>
  POINTS.flatMap((point) => {
    const [before, after] = [stated(point, stored), stated(point, delivered)]
    if (before.length === 0 || after.length === 0 || !isCompared(before)) return []
    if (numbersOf(point, stored) === numbersOf(point, delivered)) return []
    const isOther = isPlace(point, stored) && isPlace(point, delivered)
    return [{ headings: isOther ? point.withIt : new Set(point.headings), contradicted: before }]
  })

const stated = ({ headings }: Point, values: Values): string[] =>
  headings.filter((heading) => !isBlank(values.get(heading) ?? ''))

const textsOf = ({ headings }: Point, values: Values): string[] =>
  headings.map((heading) => values.get(heading)?.trim() ?? '')

/** Degrees to 1 cm, since they are written in several forms. */
const DEGREE_DECIMALS = 7

function numbersOf(point: Point, values: Values): string {
  const [one = '', other = ''] = textsOf(point, values)
  const texts = point.isDegrees
    ? [degreesOf(one, parseLatitude(one)), degreesOf(other, parseLongitude(other))]
    : [numberOf(one), numberOf(other)]
  return texts.join(' ')
}

const degreesOf = (text: string, degrees: number | null): string =>
  text === '' || degrees === null ? text : degrees.toFixed(DEGREE_DECIMALS)

const numberOf = (text: string): string => (NUMBER.test(text) ? `${Number(text)}` : text)

/** Whether it says where the hole is. Programs write 0, 0 for missing coordinates, and people `N/A`. */
function isPlace(point: Point, values: Values): boolean {
  const [one = '', other = ''] = textsOf(point, values)
  const isUnset = [one, other].every((text) => text !== '' && Number(text) === 0)
  const isRead = point.isDegrees
    ? (one === '' || parseLatitude(one) !== null) && (other === '' || parseLongitude(other) !== null)
    : [one, other].every((text) => text === '' || NUMBER.test(text))
  return isRead && !isUnset
}
