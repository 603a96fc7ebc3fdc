import { rangeOfSquare, type CellRange } from '../holes/cells.ts'
import { CELLS_OF_TILE_SIDE_BITS, countCells, type CellCount } from '../holes/count-cells.ts'
import type { HolePosition } from '../holes/hole-position.ts'
import type { Cluster, TileAddress } from './tile-request.ts'

/** The cells of the curve in a tile. */
export const cellsOfTile = ({ zoom, x, y }: TileAddress): CellRange => rangeOfSquare({ level: zoom, x, y })

/** The level of the cells in which a tile counts. */
export const countedLevel = ({ zoom }: TileAddress): number => zoom + CELLS_OF_TILE_SIDE_BITS

/** The cells of a level in a tile. */
export function countedCells(tile: TileAddress): CellRange {
  const { first } = cellsOfTile(tile)
  const level = countedLevel(tile)
  const size = cellSize(level)
  const cells = 4 ** CELLS_OF_TILE_SIDE_BITS
  return { first: first / size, last: first / size + cells - 1 }
}

const cellSize = (level: number): number => {
  const { first, last } = rangeOfSquare({ level, x: 0, y: 0 })
  return last - first + 1
}

export function toCluster({ level, cell, ...count }: CellCount): Cluster {
  const size = cellSize(level)
  return { ...count, first: cell * size, last: (cell + 1) * size - 1 }
}

/** Counts the holes of a tile that has too many to show each. */
export const clustersOf = (tile: TileAddress, positions: readonly HolePosition[]): Cluster[] =>
  countCells(positions, [countedLevel(tile)]).map(toCluster)
