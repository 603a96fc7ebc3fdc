import type { CellCount } from '../store/holes/count-cells.ts'
import type { CellRange } from '../store/holes/cells.ts'
import type { HolePosition } from '../store/holes/hole-position.ts'
import type { AccessScope } from '../store/read-store.ts'
import { LAST_CLUSTERED_ZOOM } from '../store/holes/count-cells.ts'
import { cellsOfTile, clustersOf, countedCells, countedLevel, toCluster } from '../store/tiles/tile-cells.ts'
import {
  MAX_HOLES_OF_TILE,
  type Cluster,
  type TileAddress,
  type TileContent,
  type TileHole,
} from '../store/tiles/tile-request.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import type { Statements } from './statements.ts'

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
  holes: cells.flatMap((cell) => (cell.holes === 1 ? readTileHoles(statements, access, cell, 1) : [])),
})

const REACHED = `SELECT seq FROM project WHERE ${WITHIN_ACCESS}`

const COUNTS = `SELECT cell, sum(holes) AS holes, sum(longitude) AS longitude, sum(latitude) AS latitude FROM hole_count
  WHERE company_id = +@company AND level = +@level AND cell BETWEEN +@first AND +@last AND project_seq IN (${REACHED})
  GROUP BY cell ORDER BY cell`

/** A tile of few holes shows each. */
function readNear(statements: Statements, access: AccessScope, tile: TileAddress): TileContent {
  const cells = cellsOfTile(tile)
  // The index alone is read until it is known that there are few.
  const found = statements.one(UP_TO_MAXIMUM, { ...bindAccess(access), ...cells }) as { holes: number }
  if (found.holes <= MAX_HOLES_OF_TILE)
    return { clusters: [], holes: readTileHoles(statements, access, cells, MAX_HOLES_OF_TILE) }
  const positions = statements.many(POSITIONS, { ...bindAccess(access), ...cells }) as HolePosition[]
  return showCells(statements, access, clustersOf(tile, positions))
}

const IN_CELLS = `location INDEXED BY location_by_cell
  WHERE company_id = +@company AND cell BETWEEN +@first AND +@last AND project_seq IN (${REACHED})`

const UP_TO_MAXIMUM = `SELECT count(*) AS holes FROM (SELECT 1 FROM ${IN_CELLS} LIMIT ${MAX_HOLES_OF_TILE + 1})`

const POSITIONS = `SELECT cell, latitude, longitude FROM ${IN_CELLS} ORDER BY cell, seq`

const HOLES = `SELECT location.id AS id, loca_id AS name, project.id AS projectId, longitude, latitude, style
  FROM location INDEXED BY location_by_cell CROSS JOIN project ON project.seq = location.project_seq
  WHERE location.company_id = +@company AND cell BETWEEN +@first AND +@last
    AND project.seq IN (${REACHED})
  ORDER BY cell, location.seq LIMIT @limit + 0`

const readTileHoles = (
  statements: Statements,
  access: AccessScope,
  { first, last }: CellRange,
  limit: number,
): TileHole[] => statements.many(HOLES, { ...bindAccess(access), first, last, limit }) as TileHole[]

/** Every style of the holes that a key reaches, once. */
export function readHoleStyles(statements: Statements, access: AccessScope): string[] {
  const sql = `SELECT DISTINCT style FROM hole_style WHERE project_seq IN (${REACHED}) ORDER BY style`
  return (statements.many(sql, bindAccess(access)) as { style: string }[]).map(({ style }) => style)
}
