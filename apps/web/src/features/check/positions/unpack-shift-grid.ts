import type { readShiftGrid } from '@groundsheet/coordinates/data-files'
import { inflate } from './inflate.ts'

type ShiftGrid = Awaited<ReturnType<typeof readShiftGrid>>

/** A shift grid as `build/position-data.ts` packs it. */
export interface PackedShiftGrid extends Omit<ShiftGrid, 'shift'> {
  /** Units of the packed shifts in a second of arc. */
  readonly perSecond: number
  /** Base64 of deflated bytes. */
  readonly packed: string
}

export async function unpackShiftGrid({ packed, perSecond, ...grid }: PackedShiftGrid): Promise<ShiftGrid> {
  const bytes = await inflate(packed)
  const north = joinBytes(bytes.subarray(0, bytes.length / 2), grid.columns)
  const east = joinBytes(bytes.subarray(bytes.length / 2), grid.columns)
  return {
    ...grid,
    shift: (direction, column, row) => {
      const units = (direction === 'north' ? north : east)[row * grid.columns + column] ?? NaN
      return Math.fround(units / perSecond)
    },
  }
}

/** Undoes `splitBytes` of `build/position-data.ts`. */
function joinBytes(bytes: Uint8Array, columns: number): Int32Array {
  const count = bytes.length / 4
  const values = new Int32Array(count)
  for (let place = 0; place < count; place++) {
    let folded = 0
    for (let byte = 0; byte < 4; byte++) folded |= (bytes[byte * count + place] ?? 0) << (8 * byte)
    const west = place % columns > 0 ? 1 : 0
    const at = (step: number) => values[place - step] ?? 0
    const expected = west * at(1) + at(columns) - west * at(columns + 1)
    values[place] = expected + ((folded >>> 1) ^ -(folded & 1))
  }
  return values
}
