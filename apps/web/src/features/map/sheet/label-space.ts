/** CSS px of a picture, y downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Spot = readonly [x: number, y: number]

export interface Line {
  readonly from: Spot
  readonly to: Spot
}

const CELL_PX = 32

export const boxAround = ([x, y]: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const contains = ({ left, top, right, bottom }: Box, [x, y]: Spot) =>
  x >= left && x <= right && y >= top && y <= bottom

const boundsOf = ({ from, to }: Line): Box => ({
  left: Math.min(from[0], to[0]),
  top: Math.min(from[1], to[1]),
  right: Math.max(from[0], to[0]),
  bottom: Math.max(from[1], to[1]),
})

/** Twice the area of the triangle; its sign is the side of the line on which the spot lies. */
const sideOf = ({ from, to }: Line, [x, y]: Spot) =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])

/** Lines from one spot do not cross. */
export const linesCross = (a: Line, b: Line): boolean =>
  sideOf(a, b.from) * sideOf(a, b.to) < 0 && sideOf(b, a.from) * sideOf(b, a.to) < 0

/** Whether any part of a line lies within a box. */
export function lineCrosses(line: Line, box: Box): boolean {
  if (contains(box, line.from) || contains(box, line.to)) return true
  if (!overlap(boundsOf(line), box)) return false
  const sides = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ].map(([x = 0, y = 0]) => Math.sign(sideOf(line, [x, y])))
  return new Set(sides).size > 1
}

/** What is taken on a picture: boxes of markers and names, and lines from one to the other. */
export class LabelSpace {
  readonly #boxes = new Map<number, Box[]>()
  readonly #lines = new Map<number, Line[]>()

  addBox(box: Box): void {
    for (const cell of cellsOf(box)) put(this.#boxes, cell, box)
  }

  addLine(line: Line): void {
    for (const cell of cellsOf(boundsOf(line))) put(this.#lines, cell, line)
  }

  hasRoomFor(box: Box): boolean {
    for (const cell of cellsOf(box)) {
      if (this.#boxes.get(cell)?.some((other) => overlap(other, box))) return false
      if (this.#lines.get(cell)?.some((line) => lineCrosses(line, box))) return false
    }
    return true
  }

  /** Whether a line crosses nothing but the markers that it begins in. */
  isClear(line: Line): boolean {
    const isCrossed = (box: Box) => !contains(box, line.from) && lineCrosses(line, box)
    for (const cell of cellsOf(boundsOf(line))) {
      if (this.#boxes.get(cell)?.some(isCrossed)) return false
      if (this.#lines.get(cell)?.some((other) => linesCross(line, other))) return false
    }
    return true
  }
}

function put<T>(cells: Map<number, T[]>, cell: number, value: T): void {
  const there = cells.get(cell)
  if (there) there.push(value)
  else cells.set(cell, [value])
}

/** Wider than any picture, in cells. */
const CELLS_PER_ROW = 10_000

function* cellsOf({ left, top, right, bottom }: Box): Generator<number> {
  const lastRow = Math.floor(bottom / CELL_PX)
  const lastColumn = Math.floor(right / CELL_PX)
  for (let row = Math.floor(top / CELL_PX); row <= lastRow; row++)
    for (let column = Math.floor(left / CELL_PX); column <= lastColumn; column++)
      yield row * CELLS_PER_ROW + column
}
