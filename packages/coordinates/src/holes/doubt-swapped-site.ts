import { kilometres } from '../distance-text.ts'
import { distanceMetres } from '../wgs84.ts'
import { findSwappedSite, gridPointsOf, type SwappedSite } from './find-swapped-site.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { GridOf } from './load-hole-grids.ts'
import type { DoubtContext, PositionInDoubt } from './position-in-doubt.ts'
import type { PositionStatement } from './position-statement.ts'

export interface SwappedHoles {
  /** Holes that have a position as they are stated. */
  readonly doubts: ReadonlyMap<PositionStatement, PositionInDoubt>
  /** Holes that have none: outside the grid, or of a site whose grid is not known. */
  readonly unplaced: readonly PositionStatement[]
  readonly findings: readonly PositionFinding[]
}

/**
 * Holes of a site whose easting and northing look exchanged in all of them, by the text of the project. Holes
 * that state latitude and longitude, or another grid than the site, are judged by those.
 */
export async function doubtSwappedSite(
  statements: readonly PositionStatement[],
  { transformer, evidenceAt }: DoubtContext,
  gridOf: GridOf,
): Promise<SwappedHoles> {
  const inGrid = statements.filter(
    ({ hole }) =>
      hole.easting !== null && hole.northing !== null && (transformer !== null || hole.gref === ''),
  )
  const exchanged = inGrid.filter(({ hole, stated }) => stated === null && gridOf(hole) === transformer)
  const points = gridPointsOf(exchanged.map(({ hole }) => hole))
  const isMost = exchanged.length * 2 > statements.length
  const site = isMost ? await findSwappedSite(points, transformer, evidenceAt) : null
  if (site === null) return { doubts: new Map(), unplaced: [], findings: [] }
  const unplaced = exchanged.filter(({ fromGrid }) => fromGrid === null)
  return {
    doubts: new Map(exchanged.flatMap((statement) => doubtOf(statement, site))),
    unplaced,
    findings: unplaced.length === 0 ? [] : [describeUnplaced(unplaced, site)],
  }
}

function doubtOf(
  statement: PositionStatement,
  { position, evidence }: SwappedSite,
): [PositionStatement, PositionInDoubt][] {
  const { fromGrid } = statement
  if (fromGrid === null) return []
  const distance = Math.round(distanceMetres(fromGrid, position))
  const reason =
    `${kilometres(distance)} from where the text of the project says (${evidence}); easting and northing ` +
    'look swapped'
  return [[statement, { ...fromGrid, distance, reason }]]
}

const describeUnplaced = (
  statements: readonly PositionStatement[],
  { grid, evidence }: SwappedSite,
): PositionFinding => ({
  rule: 'position',
  names: statements.map(({ hole }) => hole.locaId),
  holes: statements.map(({ hole }) => hole.locaId),
  subject: 'gridCoordinates',
  message:
    `easting and northing look swapped, so the holes are not placed: exchanged, they are in ${grid}, ` +
    `where the text of the project says (${evidence})`,
})
