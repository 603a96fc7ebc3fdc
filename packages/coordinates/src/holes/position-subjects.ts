/** What a finding of positions is about. */
export type PositionSubject = 'grid' | 'gridCoordinates' | 'degrees' | 'datum' | 'missing'

/** Where such a finding is in a file, and what to do about it. */
export interface PositionAdvice {
  /** The first heading concerned, without its group: `NATE`. */
  readonly heading: string
  readonly advice: (group: string) => string
}

const coordinates = (group: string) => `${group}_NATE and ${group}_NATN`
const degrees = (group: string) => `${group}_LAT and ${group}_LON`

export const POSITION_ADVICE: Readonly<Record<PositionSubject, PositionAdvice>> = {
  grid: {
    heading: 'GREF',
    advice: (group) => `State the right grid of the coordinates in ${group}_GREF, such as OSGB`,
  },
  gridCoordinates: {
    heading: 'NATE',
    advice: (group) => `Correct ${coordinates(group)}, or state their grid in ${group}_GREF`,
  },
  degrees: {
    heading: 'LAT',
    advice: (group) => `Correct ${degrees(group)}, or ${coordinates(group)}, whichever are wrong`,
  },
  datum: {
    heading: 'LAT',
    advice: (group) => `State the datum of ${degrees(group)} in ${group}_LLZ, or give them in WGS 84`,
  },
  missing: {
    heading: 'NATE',
    advice: (group) => `Fill in ${coordinates(group)} and their grid in ${group}_GREF`,
  },
}
