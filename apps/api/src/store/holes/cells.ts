/** Degrees, WGS 84. */
export interface Position {
  readonly longitude: number
  readonly latitude: number
}

/** West, south, east and north in degrees; a west that is greater than the east: across 180°. */
export type Box = readonly [number, number, number, number]

/** Bits of each axis: a cell is 0.6 m wide on the equator, and its number is a safe integer. */
export const CELL_BITS = 26
const CELLS_OF_AXIS = 2 ** CELL_BITS
const HALF_BITS = CELL_BITS / 2
const HALF_VALUES = 2 ** HALF_BITS

/**
 * Where a position lies on the square of Web Mercator (EPSG:3857), from 0 to 1 eastwards and southwards.
 * Beyond 85.05°, where the square ends, it lies on the edge.
 */
export function onSquare({ longitude, latitude }: Position): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const y = 0.5 - Math.atanh(Math.max(-1, Math.min(1, sine))) / (2 * Math.PI)
  return { x: (longitude + 180) / 360, y: Math.max(0, Math.min(1, y)) }
}

const column = (part: number): number =>
  Math.max(0, Math.min(CELLS_OF_AXIS - 1, Math.floor(part * CELLS_OF_AXIS)))

/** The cell of a position on a Z-order curve over Web Mercator: near holes have near numbers. */
export function cellOf(position: Position): number {
  const { x, y } = onSquare(position)
  return interleave(column(x), column(y))
}

/** The bits of x and y in turn, the lowest of x first. In halves, since bitwise operators take 32 bits. */
function interleave(x: number, y: number): number {
  const low = spread(x % HALF_VALUES) + 2 * spread(y % HALF_VALUES)
  const high = spread(Math.floor(x / HALF_VALUES)) + 2 * spread(Math.floor(y / HALF_VALUES))
  return high * HALF_VALUES * HALF_VALUES + low
}

/** Moves each of 13 bits to twice its place. */
function spread(bits: number): number {
  let spread = bits
  spread = (spread | (spread << 8)) & 0x00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f
  spread = (spread | (spread << 2)) & 0x33333333
  return (spread | (spread << 1)) & 0x55555555
}

/** Numbers of cells, both ends included. */
export interface CellRange {
  readonly first: number
  readonly last: number
}

/** A square of the quadtree: of level 0 there is one. */
export interface Square {
  readonly level: number
  readonly x: number
  readonly y: number
}

/** The cells of a square, which are consecutive on the curve. */
export function rangeOfSquare({ level, x, y }: Square): CellRange {
  const side = 2 ** (CELL_BITS - level)
  const first = interleave(x * side, y * side)
  return { first, last: first + side * side - 1 }
}

/** More ranges take longer to look up than they leave out. */
const MAX_RANGES = 16

interface CellBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * A few ranges that cover all cells of a box, and cells around it, in the order of the curve. Positions have
 * to be compared with the box after that.
 */
export function coverBox([west, south, east, north]: Box): CellRange[] {
  const parts = west <= east ? [[west, east]] : [[west, 180], [-180, east]] // oxfmt-ignore
  const boxes = parts.map(([from = 0, to = 0]) => cellBox(from, south, to, north))
  let squares: Square[] = [{ level: 0, x: 0, y: 0 }]
  for (let level = 1; level <= CELL_BITS; level++) {
    const finer = squares.flatMap((square) => quarters(square, boxes, level))
    if (finer.length > MAX_RANGES) break
    squares = finer
  }
  return joinRanges(squares.map(rangeOfSquare))
}

function cellBox(west: number, south: number, east: number, north: number): CellBox {
  const start = onSquare({ longitude: west, latitude: north })
  const end = onSquare({ longitude: east, latitude: south })
  return { left: column(start.x), top: column(start.y), right: column(end.x), bottom: column(end.y) }
}

/** The quarters of a square that touch a box; or the square, if it lies in one or was not divided before. */
function quarters(square: Square, boxes: readonly CellBox[], level: number): Square[] {
  if (square.level < level - 1 || boxes.some((box) => isInside(square, box))) return [square]
  return [0, 1, 2, 3]
    .map((part) => ({ level, x: 2 * square.x + (part & 1), y: 2 * square.y + (part >> 1) }))
    .filter((quarter) => boxes.some((box) => touches(quarter, box)))
}

function edgesOf({ level, x, y }: Square): CellBox {
  const side = 2 ** (CELL_BITS - level)
  return { left: x * side, top: y * side, right: (x + 1) * side - 1, bottom: (y + 1) * side - 1 }
}

function isInside(square: Square, box: CellBox): boolean {
  const { left, top, right, bottom } = edgesOf(square)
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
}

function touches(square: Square, box: CellBox): boolean {
  const { left, top, right, bottom } = edgesOf(square)
  return left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top
}

function joinRanges(ranges: readonly CellRange[]): CellRange[] {
  const joined: CellRange[] = []
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const before = joined.at(-1)
    if (before?.last === range.first - 1) joined.splice(-1, 1, { first: before.first, last: range.last })
    else joined.push(range)
  }
  return joined
}
