import type { Wgs84 } from './wgs84.ts'

/** Shifts of a datum at the nodes of a grid, read row by row from the north-west. */
export interface ShiftNodes {
  /** Degrees, of the first node. */
  readonly west: number
  readonly north: number
  /** Degrees from node to node. */
  readonly stepEast: number
  readonly stepSouth: number
  readonly columns: number
  readonly rows: number
  /** Seconds of arc, northwards and eastwards, one for each node. */
  readonly latitudes: ArrayLike<number>
  readonly longitudes: ArrayLike<number>
}

/** The shift of a grid, bilinear between its four nearest nodes, as NTv2 defines it; null beyond the grid. */
export function shiftByGrid(nodes: ShiftNodes, { longitude, latitude }: Wgs84): Wgs84 | null {
  const column = (longitude - nodes.west) / nodes.stepEast
  const row = (nodes.north - latitude) / nodes.stepSouth
  const inside = column >= 0 && row >= 0 && column < nodes.columns - 1 && row < nodes.rows - 1
  if (!inside) return null
  const first = Math.floor(row) * nodes.columns + Math.floor(column)
  const [east, south] = [column - Math.floor(column), row - Math.floor(row)]
  const between = (values: ArrayLike<number>): number => {
    const at = (index: number) => values[first + index] ?? NaN
    const upper = at(0) * (1 - east) + at(1) * east
    const lower = at(nodes.columns) * (1 - east) + at(nodes.columns + 1) * east
    return (upper * (1 - south) + lower * south) / 3600
  }
  return { longitude: longitude + between(nodes.longitudes), latitude: latitude + between(nodes.latitudes) }
}
