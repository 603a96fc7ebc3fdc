import type { HoleToPlace } from '../holes/hole-to-place.ts'
import { POSITION_ADVICE, type PositionAdvice } from '../holes/position-subjects.ts'

/** A hole without a position that nothing else is said of. */
export type UnplacedHole = Pick<HoleToPlace, 'locaId' | 'easting' | 'northing' | 'gref' | 'unused'>

interface Lack extends PositionAdvice {
  /** Of the holes of a group. */
  readonly what: (group: string) => string
}

const LACKS = {
  easting: {
    what: (group) => `no easting (${group}_NATE)`,
    heading: 'NATE',
    advice: (group) => `State the easting as a number in ${group}_NATE`,
  },
  northing: {
    what: (group) => `no northing (${group}_NATN)`,
    heading: 'NATN',
    advice: (group) => `State the northing as a number in ${group}_NATN`,
  },
  both: {
    what: (group) => `no easting and no northing (${group}_NATE, ${group}_NATN)`,
    heading: 'NATE',
    advice: (group) => `State both as numbers in ${group}_NATE and ${group}_NATN`,
  },
  unread: {
    what: (group) => `coordinates that cannot be read (${group}_NATE, ${group}_NATN)`,
    heading: 'NATE',
    advice: (group) =>
      `Write ${group}_NATE and ${group}_NATN as numbers, with a point and without separators of thousands`,
  },
  zero: {
    what: (group) => `the coordinates 0, 0, which are read as missing (${group}_NATE, ${group}_NATN)`,
    heading: 'NATE',
    advice: (group) => `State the surveyed coordinates in ${group}_NATE and ${group}_NATN`,
  },
  grid: { what: () => 'no coordinates in a known grid', ...POSITION_ADVICE.missing },
} as const satisfies Record<string, Lack>

/** What holes need for a position: one of their coordinates, or a grid. `isGridKnown`: of the whole site. */
export function describeUnplaced(holes: readonly UnplacedHole[], group: string, isGridKnown: boolean) {
  const lackOf = ({ easting, northing, gref, unused }: UnplacedHole): keyof typeof LACKS => {
    const isIncomplete = easting === null || northing === null
    if (isIncomplete && unused !== null && unused !== undefined) return unused
    if (easting === null && northing === null) return isGridKnown || gref !== '' ? 'both' : 'grid'
    if (easting === null) return 'easting'
    return northing === null ? 'northing' : 'grid'
  }
  return [...Map.groupBy(holes, lackOf)].map(([lack, alike]) => {
    const { what, heading, advice } = LACKS[lack]
    const names = alike.map(({ locaId }) => locaId)
    const have = names.length === 1 ? '1 hole has' : `${names.length} holes have`
    return { names, holes: names, heading, advice, message: `${have} ${what(group)}` }
  })
}
