import { CELL_BITS } from './cells.ts'
import type { HolePosition } from './hole-position.ts'

/** Holes of a project in one cell of a coarser level. */
export interface CellCount {
  readonly level: number
  /** On the curve of that level. */
  readonly cell: number
  readonly holes: number
  /** Sums over the holes, in millionths of a degree: whole numbers add up alike in any order and store. */
  readonly longitude: number
  readonly latitude: number
}

/** Tiles of zoom 0 to 13 show clusters, 8 along each side. */
export const CELLS_OF_TILE_SIDE_BITS = 3
export const LAST_CLUSTERED_ZOOM = 13

const LEVELS = Array.from({ length: LAST_CLUSTERED_ZOOM + 1 }, (_, zoom) => zoom + CELLS_OF_TILE_SIDE_BITS)

/** The cell of a coarser level that holds a cell of the curve. */
const cellAtLevel = (cell: number, level: number): number => Math.floor(cell / 4 ** (CELL_BITS - level))

const millionths = (degrees: number): number => Math.round(degrees * 1e6)

/** How many holes lie in each cell of the levels that tiles show. */
export function countCells(
  positions: readonly HolePosition[],
  levels: readonly number[] = LEVELS,
): CellCount[] {
  return levels.flatMap((level) => {
    const counter = createCellCounter(level)
    for (const position of positions) counter.add(position)
    return counter.counts()
  })
}

/** Counts holes by the cells of a level. */
export function createCellCounter(level: number) {
  const counts = new Map<number, { holes: number; longitude: number; latitude: number }>()
  return {
    /** Returns the cell of the level that the hole lies in. */
    add(position: HolePosition): number {
      const cell = cellAtLevel(position.cell, level)
      const count = counts.get(cell) ?? { holes: 0, longitude: 0, latitude: 0 }
      count.holes++
      count.longitude += millionths(position.longitude)
      count.latitude += millionths(position.latitude)
      counts.set(cell, count)
      return cell
    },
    counts: (): CellCount[] => [...counts].map(([cell, count]) => ({ level, cell, ...count })),
  }
}

/** What has to be stored and removed so that the counts of a project are these. */
export function changedCounts(
  stored: readonly CellCount[],
  requested: readonly CellCount[],
): { removed: CellCount[]; added: CellCount[] } {
  const textOf = ({ level, cell, holes, longitude, latitude }: CellCount) =>
    `${level} ${cell} ${holes} ${longitude} ${latitude}`
  const [before, now] = [new Set(stored.map(textOf)), new Set(requested.map(textOf))]
  return {
    removed: stored.filter((count) => !now.has(textOf(count))),
    added: requested.filter((count) => !before.has(textOf(count))),
  }
}
