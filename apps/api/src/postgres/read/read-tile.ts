import type { CellRange } from '../../store/holes/cells.ts'
import { LAST_CLUSTERED_ZOOM, type CellCount } from '../../store/holes/count-cells.ts'
import type { HolePosition } from '../../store/holes/hole-position.ts'
import type { AccessScope } from '../../store/read-store.ts'
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
import { COMPANY, Bindings, withinAccess, type ReadSession } from './read-session.ts'

/** What a tile shows of the holes that a key reaches. */
export async function readTile(
  session: ReadSession,
  access: AccessScope,
  tile: TileAddress,
): Promise<TileContent> {
  if (tile.zoom > LAST_CLUSTERED_ZOOM) return readNear(session, access, tile)
  return showCells(session, access, await readCounts(session, access, tile))
}

/** A cell of one hole shows it. */
async function showCells(
  session: ReadSession,
  access: AccessScope,
  cells: readonly Cluster[],
): Promise<TileContent> {
  const single = cells.filter(({ holes }) => holes === 1)
  return {
    clusters: cells.filter(({ holes }) => holes > 1),
    holes:
      single.length === 0
        ? []
        : await addTileValues(
            session,
            access,
            await readTileHoles(session, access, single, MAX_HOLES_OF_TILE),
          ),
  }
}

async function readCounts(session: ReadSession, access: AccessScope, tile: TileAddress): Promise<Cluster[]> {
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const level = countedLevel(tile)
  const sql = `SELECT cell, sum(holes)::bigint AS holes, sum(longitude)::bigint AS longitude,
      sum(latitude)::bigint AS latitude
    FROM hole_count WHERE hole_count.company_id = ${COMPANY} AND level = ${bindings.add(level, 'integer')}
      AND ${isIn(bindings, countedCells(tile))} AND project_seq IN (SELECT seq FROM project WHERE ${reached})
    GROUP BY cell ORDER BY cell`
  const counts = await session.many<Omit<CellCount, 'level'>>(sql, bindings.values)
  return counts.map((count) => toCluster({ level, ...count }))
}

const isIn = (bindings: Bindings, { first, last }: CellRange): string =>
  `cell BETWEEN ${bindings.add(first, 'bigint')} AND ${bindings.add(last, 'bigint')}`

/** A tile of few holes shows each. */
async function readNear(session: ReadSession, access: AccessScope, tile: TileAddress): Promise<TileContent> {
  const cells = cellsOfTile(tile)
  const holes = await readTileHoles(session, access, [cells], MAX_HOLES_OF_TILE + 1)
  if (holes.length <= MAX_HOLES_OF_TILE)
    return { clusters: [], holes: await addTileValues(session, access, holes) }
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const sql = `SELECT cell, latitude, longitude FROM location WHERE location.company_id = ${COMPANY}
      AND ${isIn(bindings, cells)} AND project_seq IN (SELECT seq FROM project WHERE ${reached})
    ORDER BY cell, location.seq`
  const positions = await session.many<HolePosition>(sql, bindings.values)
  return showCells(session, access, clustersOf(tile, positions))
}

/** Holes of a tile with their depths and days. */
export async function addTileValues(
  session: ReadSession,
  access: AccessScope,
  holes: readonly StoredTileHole[],
): Promise<TileHole[]> {
  const projects = projectsOfHoles(holes)
  if (projects.length === 0) return []
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const sql = `SELECT project_seq AS "projectSeq", packed FROM hole_values
    WHERE hole_values.company_id = ${COMPANY} AND project_seq = ANY (${bindings.add(projects, 'bigint[]')})
      AND project_seq IN (SELECT seq FROM project WHERE ${reached})`
  return withTileValues(holes, await session.many<PackedProject>(sql, bindings.values))
}

function readTileHoles(
  session: ReadSession,
  access: AccessScope,
  ranges: readonly CellRange[],
  limit: number,
): Promise<StoredTileHole[]> {
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const firsts = bindings.add(ranges.map(({ first }) => first), 'bigint[]') // oxfmt-ignore
  const lasts = bindings.add(ranges.map(({ last }) => last), 'bigint[]') // oxfmt-ignore
  const sql = `SELECT location.project_seq AS "projectSeq", location.seq, location.id, loca_id AS name,
      project.id AS "projectId", longitude, latitude, style
    FROM unnest(${firsts}, ${lasts}) AS range (first, last)
    JOIN location ON location.company_id = ${COMPANY} AND cell BETWEEN range.first AND range.last
    JOIN project ON project.company_id = ${COMPANY} AND project.seq = location.project_seq
    WHERE ${reached} ORDER BY cell, location.seq LIMIT ${bindings.add(limit, 'bigint')}`
  return session.many(sql, bindings.values)
}

/** Every style of the holes that a key reaches, once. */
export async function readHoleStyles(session: ReadSession, access: AccessScope): Promise<string[]> {
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const sql = `SELECT DISTINCT style COLLATE "C" AS style FROM hole_style
      WHERE hole_style.company_id = ${COMPANY}
      AND project_seq IN (SELECT seq FROM project WHERE ${reached}) ORDER BY 1`
  return (await session.many<{ style: string }>(sql, bindings.values)).map(({ style }) => style)
}
