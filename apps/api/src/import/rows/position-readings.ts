import { NUMBER } from '@groundsheet/ags'
import { agree, MAX_CONTRADICTION_M } from '@groundsheet/coordinates'
import { parseLatitude, parseLongitude } from '@groundsheet/readings/limits'
import type { Conflict, Reading } from './reading-headings.ts'

/** Easting and northing, and what they are in. */
const NATIONAL = ['NATE', 'NATN', 'GREF'] as const
const LOCAL = ['LOCX', 'LOCY', 'LREF'] as const
const DEGREES = ['LAT', 'LON', 'LLZ'] as const

/**
 * What deliveries state of the position of a hole. Two coordinates are one point, and of another grid they
 * are another one. Where a point is elsewhere, nothing that came with it holds: neither its grid nor the
 * other coordinates of the same place.
 */
const positionReadings = (group: string): Reading[] => {
  const reading = (names: readonly string[], contradictedBy?: Reading['contradictedBy']): Reading => ({
    headings: new Set(names.map((name) => `${group}_${name}`)),
    ...(contradictedBy === undefined ? {} : { contradictedBy }),
  })
  const systems = [NATIONAL, LOCAL, DEGREES].flatMap(([one, other, system]) => [
    reading([one, other]),
    reading([one, other, system], (conflicts) => otherSystem(conflicts, `${group}_${system}`)),
  ])
  return [
    ...systems,
    reading(LOCAL, (conflicts) => movedInGrid(conflicts, group, LOCAL)),
    reading([...NATIONAL, ...DEGREES, ...LOCAL], (conflicts) => [
      ...movedInGrid(conflicts, group, NATIONAL),
      ...movedInDegrees(conflicts, group),
    ]),
  ]
}

type Names = readonly [string, string, string]

const find = (conflicts: readonly Conflict[], group: string, name: string) =>
  conflicts.find(({ heading }) => heading === `${group}_${name}`)

/** The name of a grid or datum, if it is another one. */
function otherSystem(conflicts: readonly Conflict[], heading: string): string[] {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return conflicts.flatMap((one) =>
    one.heading === heading && plain(one.first.value) !== plain(one.second) ? [heading] : [],
  )
}

/** Those of easting and northing that differ, if the point is elsewhere. */
function movedInGrid(conflicts: readonly Conflict[], group: string, [x, y]: Names): string[] {
  const both = [x, y].flatMap((name) => find(conflicts, group, name) ?? [])
  const points = (['first', 'second'] as const).map((side) =>
    both.map((conflict) => textOf(conflict, side).trim()),
  )
  // Programs write 0, 0 for missing coordinates.
  const isStated = points.every((texts) => texts.every((text) => NUMBER.test(text)) && !areUnset(texts))
  const distance = Math.hypot(...both.map(({ first, second }) => Number(first.value) - Number(second)))
  return isStated && distance > MAX_CONTRADICTION_M ? both.map(({ heading }) => heading) : []
}

const areUnset = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text) => Number(text) === 0)

const textOf = ({ first, second }: Conflict, side: 'first' | 'second'): string =>
  side === 'first' ? first.value : second

/** Those of latitude and longitude that differ, if the point is elsewhere. */
function movedInDegrees(conflicts: readonly Conflict[], group: string): string[] {
  const [north, east] = [find(conflicts, group, 'LAT'), find(conflicts, group, 'LON')]
  const both = north !== undefined && east !== undefined
  const [first, second] = (['first', 'second'] as const).map((side) => ({
    // What does not differ counts as 0: at the equator, a degree of longitude is longest.
    latitude: north === undefined ? 0 : parseLatitude(textOf(north, side)),
    longitude: east === undefined ? 0 : parseLongitude(textOf(east, side)),
  }))
  if (first === undefined || second === undefined || !isPoint(first) || !isPoint(second)) return []
  // Programs write 0, 0 for missing degrees, too.
  if (both && [first, second].some(({ latitude, longitude }) => latitude === 0 && longitude === 0)) return []
  if (agree(first, second)) return []
  return [north, east].flatMap((conflict) => (conflict === undefined ? [] : [conflict.heading]))
}

interface Point {
  readonly latitude: number | null
  readonly longitude: number | null
}

const isPoint = (point: Point): point is { latitude: number; longitude: number } =>
  point.latitude !== null && point.longitude !== null

export const POSITION_READINGS: readonly Reading[] = ['LOCA', 'HOLE'].flatMap(positionReadings)
