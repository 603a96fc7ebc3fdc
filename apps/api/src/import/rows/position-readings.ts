import type { Conflict, Reading } from './reading-headings.ts'

/** Easting and northing, and what they are in. */
const NATIONAL = ['NATE', 'NATN', 'GREF'] as const
const LOCAL = ['LOCX', 'LOCY', 'LREF'] as const
const DEGREES = ['LAT', 'LON', 'LLZ'] as const

/** Two headings that are one point. */
export interface Point {
  readonly headings: readonly [string, string]
  /** Where the point is another one, nothing that came with it holds: neither its grid nor other points. */
  readonly withIt: ReadonlySet<string>
  readonly isDegrees: boolean
}

const named = (group: string, names: readonly string[]): Set<string> =>
  new Set(names.map((name) => `${group}_${name}`))

const pointsOf = (group: string): Point[] =>
  [NATIONAL, LOCAL, DEGREES].map((names) => ({
    headings: [`${group}_${names[0]}`, `${group}_${names[1]}`],
    withIt: named(group, names === LOCAL ? LOCAL : [...NATIONAL, ...DEGREES, ...LOCAL]),
    isDegrees: names === DEGREES,
  }))

/** What deliveries state of the position of a hole: coordinates in another grid are another point, too. */
const positionReadings = (group: string): Reading[] =>
  [NATIONAL, LOCAL, DEGREES].flatMap(([one, other, system]) => [
    { headings: named(group, [one, other]) },
    {
      headings: named(group, [one, other, system]),
      contradictedBy: (conflicts) => otherSystem(conflicts, `${group}_${system}`),
    },
  ])

/** The name of a grid or datum, if it is another one. */
function otherSystem(conflicts: readonly Conflict[], heading: string): string[] {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return conflicts.flatMap((one) =>
    one.heading === heading && plain(one.first.value) !== plain(one.second) ? [heading] : [],
  )
}

const GROUPS = ['LOCA', 'HOLE']

export const POINTS: readonly Point[] = GROUPS.flatMap(pointsOf)

export const POSITION_READINGS: readonly Reading[] = GROUPS.flatMap(positionReadings)
