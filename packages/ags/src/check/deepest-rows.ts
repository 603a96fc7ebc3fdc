import { copyString } from '../copy-string.ts'

const INITIAL_PLACES = 64

/** Holes that are kept; real files have some thousands at most. */
export const MAX_HOLES = 200_000

/** The deepest row of a hole in one column. Metres, line from 1. */
interface DeepestRow<Column> {
  readonly hole: string
  readonly column: Column
  readonly depth: number
  readonly line: number
}

/** Depths and lines by the place of their hole; NaN where there is none. */
interface Depths<Column> {
  readonly column: Column
  depths: Float64Array
  lines: Int32Array
}

/**
 * Of each hole and column the deepest row. Arrays of numbers by column, since an object for each hole and
 * column takes twenty times as much memory. A file can name a hole in each of its rows.
 */
export class DeepestRows<Column> {
  private readonly places = new Map<string, number>()
  private readonly columns = new Map<string, Depths<Column>>()

  /** The place of a hole, to be given to the function of `column`; -1: there are too many holes. */
  placeOf(hole: string): number {
    const known = this.places.get(hole)
    if (known !== undefined) return known
    if (this.places.size >= MAX_HOLES) return -1
    const place = this.places.size
    this.places.set(copyString(hole), place)
    return place
  }

  /** Notes rows of one column, which `key` names. */
  column(key: string, column: Column): (place: number, depth: number, line: number) => void {
    const known = this.columns.get(key) ?? {
      column,
      depths: new Float64Array(INITIAL_PLACES).fill(NaN),
      lines: new Int32Array(INITIAL_PLACES),
    }
    this.columns.set(key, known)
    return (place, depth, line) => {
      if (place >= known.depths.length) grow(known, place)
      if (depth <= (known.depths[place] ?? NaN)) return
      known.depths[place] = depth
      known.lines[place] = line
    }
  }

  /** By hole, in the order in which holes and columns were met. */
  *rows(): Generator<DeepestRow<Column>> {
    for (const [hole, place] of this.places)
      for (const { column, depths, lines } of this.columns.values()) {
        const depth = depths[place] ?? NaN
        if (!Number.isNaN(depth)) yield { hole, column, depth, line: lines[place] ?? 0 }
      }
  }
}

function grow(known: Depths<unknown>, place: number): void {
  const { depths, lines } = known
  const length = Math.max(2 * depths.length, place + 1)
  known.depths = new Float64Array(length).fill(NaN)
  known.depths.set(depths)
  known.lines = new Int32Array(length)
  known.lines.set(lines)
}
