import { decideSiteCrs, placeHoles, type HoleToPlace } from '../src/index.ts'

interface Stated {
  readonly location: string
  readonly gref?: string
  readonly clients?: readonly string[]
  readonly offices?: readonly string[]
}

export const hole = (locaId: string, easting: number, northing: number, more: Partial<HoleToPlace> = {}) => ({
  ...{ locaId, easting, northing, latitude: null, longitude: null, gref: '' },
  ...more,
})

/** Places the holes of a project in Bristol, or elsewhere. */
export async function place(
  holes: readonly HoleToPlace[],
  { location, gref = 'OSGB', clients = [], offices = [] }: Stated,
) {
  const stating = holes.map((one) => ({ ...one, gref }))
  const project = { projectName: 'J1', projectLocation: location, organisations: [...clients] }
  const crs = await decideSiteCrs(stating, { grefHeading: 'LOCA_GREF', ...project })
  const text = { place: `J1 | ${location}`, organisations: clients, offices }
  const placed = await placeHoles(stating, { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' })
  return {
    crs,
    drawn: placed.holes.flatMap(({ hole: { locaId }, position }) => (position === null ? [] : [locaId])),
    doubts: placed.holes.flatMap(({ inDoubt }) => (inDoubt === null ? [] : [inDoubt.reason])),
    messages: placed.findings.map(({ message }) => message),
    findings: placed.findings,
  }
}

export const SHIFTS: readonly (readonly [east: number, north: number])[] = [
  [0, 0],
  [60, 20],
  [120, 5],
  [30, 90],
  [150, 140],
  [200, 60],
]

/** Holes within 200 m of each other. */
export const site = (name: string, easting: number, northing: number, count: number = SHIFTS.length) =>
  SHIFTS.slice(0, count).map(([east, north], index) =>
    hole(`${name}${index + 1}`, easting + east, northing + north),
  )
