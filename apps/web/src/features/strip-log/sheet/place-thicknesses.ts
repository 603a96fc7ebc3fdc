import { formatDepth } from '@groundsheet/readings'
import type { DepthScale } from '../depth-scale.ts'
import { blockHeight, type PlacedBlock } from './place-blocks.ts'
import type { SheetColumn } from './sheet-columns.ts'
import type { TextSize } from './text-sizes.ts'

interface Options {
  /** The column of the depths and levels of boundaries. */
  readonly column: SheetColumn
  /** Its figures, which keep their places. */
  readonly placed: readonly PlacedBlock[]
  readonly scale: DepthScale
  readonly text: TextSize
}

/**
 * Thickness of each stratum in brackets, `(1.20)`, in the middle of the stratum between the depths of its
 * boundaries. Only where both are on the sheet and there is room. None of strata that are stated without a
 * base, or with it above their top, or where that of a stratum that overlaps is.
 */
export function placeThicknesses({ column, placed, scale, text }: Options): PlacedBlock[] {
  if (!column.cells.some(({ id }) => id === 'depth')) return []
  const { from, to } = scale.window
  const strata = column.lanes.find(({ id }) => id === 'strata')?.marks ?? []
  const written: PlacedBlock[] = []
  for (const { row, top, base, open, reversed } of strata) {
    if (open || reversed || top < from || base > to || base <= top) continue
    const at = (top + base) / 2
    const lines = [`(${formatDepth(base - top)})`]
    const cells = column.cells.map(({ id }) => (id === 'depth' ? lines : []))
    const block = { key: `${row.id} thickness`, at, cells, withoutLeader: true as const }
    const height = blockHeight(block, text)
    const y = scale.y(at) - height / 2
    const isFree =
      y >= scale.y(top) &&
      y + height <= scale.y(base) &&
      [...placed, ...written].every((other) => other.y + other.height <= y || other.y >= y + height)
    if (isFree) written.push({ block, y, height })
  }
  return written
}
