import type { Box } from '../holes/cells.ts'
import { LAST_CLUSTERED_ZOOM, createCellCounter } from '../holes/count-cells.ts'
import { cellsOfTile, countedLevel, toCluster } from '../tiles/tile-cells.ts'
import { MAX_HOLES_OF_TILE, type Cluster, type TileAddress } from '../tiles/tile-request.ts'
import {
  testsOf,
  wordsRead,
  type HoleFilter,
  type HolesWithWords,
  type ProjectValues,
  type WordsRead,
} from './hole-filter.ts'

/** A hole that a tile shows by itself, by what it is read by. */
export interface TileHoleKey {
  readonly projectSeq: number
  readonly seq: number
  readonly cell: number
}

export interface FilteredTile extends WordsRead {
  readonly clusters: readonly Cluster[]
  /** In the order of the curve. */
  readonly holes: readonly TileHoleKey[]
}

/** Clusters and holes of a tile among those that a filter leaves, by the rules of tiles without a filter. */
export function createTileCounter(tile: TileAddress, filter: HoleFilter, withWords: HolesWithWords | null) {
  const { first, last } = cellsOfTile(tile)
  const level = countedLevel(tile)
  const counter = createCellCounter(level)
  const firstOfCell = new Map<number, TileHoleKey>()
  const near: TileHoleKey[] = []
  let found = 0

  function add(project: ProjectValues): void {
    const { projectSeq, values } = project
    const tests = testsOf(filter, project, withWords)
    for (let hole = 0; hole < values.count; hole++) {
      const cell = values.cell[hole] ?? NaN
      if (!(cell >= first && cell <= last) || !tests.every(({ keeps }) => keeps(hole))) continue
      const key = { projectSeq, seq: values.seq[hole] ?? NaN, cell }
      const [longitude, latitude] = [values.longitude[hole] ?? NaN, values.latitude[hole] ?? NaN]
      const counted = counter.add({ cell, longitude, latitude })
      if (!firstOfCell.has(counted)) firstOfCell.set(counted, key)
      found++
      if (found <= MAX_HOLES_OF_TILE) near.push(key)
    }
  }

  function finish(): FilteredTile {
    if (tile.zoom > LAST_CLUSTERED_ZOOM && found <= MAX_HOLES_OF_TILE)
      return { clusters: [], holes: alongCurve(near), ...wordsRead(withWords) }
    const counts = counter.counts().sort((a, b) => a.cell - b.cell)
    const single = counts.filter(({ holes }) => holes === 1)
    return {
      clusters: counts.filter(({ holes }) => holes > 1).map(toCluster),
      holes: alongCurve(single.flatMap(({ cell }) => firstOfCell.get(cell) ?? [])),
      ...wordsRead(withWords),
    }
  }
  return { add, finish }
}

const alongCurve = (holes: readonly TileHoleKey[]): TileHoleKey[] =>
  holes.toSorted((a, b) => a.cell - b.cell || a.seq - b.seq)

/** Edges of a tile are those of a box; a little is added, so that rounding leaves no project out. */
const MARGIN_DEGREES = 1e-6

/** Where holes of a tile can be: those beyond the square of Web Mercator lie on its edge. */
export function boxOfTile({ zoom, x, y }: TileAddress): Box {
  const tiles = 2 ** zoom
  const latitudeAt = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) * 180) / Math.PI
  return [
    Math.max(-180, (x / tiles) * 360 - 180 - MARGIN_DEGREES),
    y + 1 === tiles ? -90 : latitudeAt(y + 1) - MARGIN_DEGREES,
    Math.min(180, ((x + 1) / tiles) * 360 - 180 + MARGIN_DEGREES),
    y === 0 ? 90 : latitudeAt(y) + MARGIN_DEGREES,
  ]
}
