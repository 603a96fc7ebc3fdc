import type { CellCount } from '../../store/holes/count-cells.ts'
import type { CellRange } from '../../store/holes/cells.ts'
import type { HolePosition } from '../../store/holes/hole-position.ts'
import type { AccessScope } from '../../store/read-store.ts'
import { LAST_CLUSTERED_ZOOM } from '../../store/holes/count-cells.ts'
import {
  cellsOfTile,
  clustersOf,
  countedCells,
  countedLevel,
  toCluster,
} from '../../store/tiles/tile-cells.ts'
import {
  MAX_HOLES_OF_TILE,
  type Cluster,
  type TileAddress,
  type TileContent,
  type TileHole,
} from '../../store/tiles/tile-request.ts'
import {
  projectsOfHoles,
  withTileValues,
  type PackedProject,
  type StoredTileHole,
} from '../../store/tiles/tile-values.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import type { Statements } from '../statements.ts'

/** What a tile shows of the holes that a key reaches. */
export function readTile(statements: Statements, access: AccessScope, tile: TileAddress): TileContent {
  if (tile.zoom > LAST_CLUSTERED_ZOOM) return readNear(statements, access, tile)
  const level = countedLevel(tile)
  const binding = { ...bindAccess(access), level, ...countedCells(tile) }
  const counts = statements.many(COUNTS, binding) as Omit<CellCount, 'level'>[]
  return showCells(
    statements,
    access,
    counts.map((count) => toCluster({ level, ...count })),
  )
}

/** A cell of one hole shows it. */
const showCells = (statements: Statements, access: AccessScope, cells: readonly Cluster[]): TileContent => ({
  clusters: cells.filter(({ holes }) => holes > 1),
  holes: addTileValues(
    statements,
    access,
    cells.flatMap((cell) => (cell.holes === 1 ? readTileHoles(statements, access, cell, 1) : [])),
  ),
})

const VALUES = `SELECT project_seq AS projectSeq, packed FROM json_each(@projectSeqs) AS requested
  CROSS JOIN hole_values ON project_seq = requested.value
  CROSS JOIN project ON project.seq = project_seq
  WHERE ${WITHIN_ACCESS}`

/** Holes of a tile with their depths and days. */
export function addTileValues(
  statements: Statements,
  access: AccessScope,
  holes: readonly StoredTileHole[],
): TileHole[] {
  const projectSeqs = JSON.stringify(projectsOfHoles(holes))
  const packed = holes.length === 0 ? [] : statements.many(VALUES, { ...bindAccess(access), projectSeqs })
  return withTileValues(holes, packed as PackedProject[])
}

const REACHED = `SELECT seq FROM project WHERE ${WITHIN_ACCESS}`

const COUNTS = `SELECT cell, sum(holes) AS holes, sum(longitude) AS longitude, sum(latitude) AS latitude
  FROM hole_count
  WHERE company_id = +@company AND level = +@level AND cell BETWEEN +@first AND +@last
    AND (@projects IS NULL OR project_seq IN (${REACHED}))
  GROUP BY cell ORDER BY cell`

/** A tile of few holes shows each. */
function readNear(statements: Statements, access: AccessScope, tile: TileAddress): TileContent {
  const cells = cellsOfTile(tile)
  // The index alone is read until it is known that there are few.
  const found = statements.one(upToMaximum(access), { ...bindAccess(access), ...cells }) as { holes: number }
  if (found.holes <= MAX_HOLES_OF_TILE)
    return {
      clusters: [],
      holes: addTileValues(statements, access, readTileHoles(statements, access, cells, MAX_HOLES_OF_TILE)),
    }
  const positions = statements.many(positionsOf(access), {
    ...bindAccess(access),
    ...cells,
  }) as HolePosition[]
  return showCells(statements, access, clustersOf(tile, positions))
}

/** Of a few projects, the holes of others are not read: how long they take would show that they are there. */
const inCells = ({ projectIds }: AccessScope): string =>
  projectIds === null
    ? 'location INDEXED BY location_by_cell WHERE location.company_id = +@company AND cell BETWEEN ' +
      '+@first AND +@last'
    : `location INDEXED BY location_by_cell_of_project
  WHERE location.project_seq IN (${REACHED}) AND cell BETWEEN +@first AND +@last`

const upToMaximum = (access: AccessScope) =>
  `SELECT count(*) AS holes FROM (SELECT 1 FROM ${inCells(access)} LIMIT ${MAX_HOLES_OF_TILE + 1})`

const positionsOf = (access: AccessScope) =>
  `SELECT cell, latitude, longitude FROM ${inCells(access)} ORDER BY cell, seq`

/** The access scope is checked here once more, on what is sent. */
const holesOf = (access: AccessScope) =>
  `SELECT found.project_seq AS projectSeq, found.seq AS seq, found.id AS id, loca_id AS name,
    project.id AS projectId,
    longitude, latitude, style
  FROM (SELECT * FROM ${inCells(access)}) AS found CROSS JOIN project ON project.seq = found.project_seq
  WHERE ${WITHIN_ACCESS} ORDER BY cell, found.seq LIMIT @limit + 0`

const readTileHoles = (
  statements: Statements,
  access: AccessScope,
  { first, last }: CellRange,
  limit: number,
): StoredTileHole[] =>
  statements.many(holesOf(access), { ...bindAccess(access), first, last, limit }) as StoredTileHole[]

/** Every style of the holes that a key reaches, once. */
export function readHoleStyles(statements: Statements, access: AccessScope): string[] {
  const sql = `SELECT DISTINCT style FROM hole_style WHERE project_seq IN (${REACHED}) ORDER BY style`
  return (statements.many(sql, bindAccess(access)) as { style: string }[]).map(({ style }) => style)
}
