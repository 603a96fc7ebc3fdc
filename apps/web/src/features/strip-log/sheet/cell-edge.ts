import type { PlacedTexts } from './plan-sheets.ts'
import { measureIn } from './text-sizes.ts'

/** Distance from the edge of a cell to its text. */
export const INSET_PX = 2

interface Gap {
  readonly from: number
  readonly to: number
}

/**
 * Path of the left edge of a cell, `at` px from the left, down to `height`. It is interrupted where texts run
 * across it, such as the depths of a core run: a line through figures changes them.
 */
export function cellEdge(at: number, height: number, texts: PlacedTexts): string {
  let from = 0
  let path = ''
  for (const gap of gapsAt(at, texts)) {
    if (gap.from > from) path += `M${at} ${from}V${gap.from}`
    from = Math.max(from, gap.to)
  }
  return from < height ? `${path}M${at} ${from}V${height}` : path
}

/** Lines of text across an edge, from the top down. */
function gapsAt(at: number, { column, text, placed }: PlacedTexts): Gap[] {
  const measure = measureIn(text)
  return placed
    .flatMap(({ block, y }) =>
      column.cells.flatMap(({ x }, index) => {
        const start = x + INSET_PX + (block.indent ?? 0)
        return (block.cells[index] ?? []).flatMap((line, number): Gap[] => {
          const from = y + number * text.lineHeight
          const isAcross = start < at && start + measure(line) > at
          return isAcross ? [{ from, to: from + text.lineHeight }] : []
        })
      }),
    )
    .toSorted((a, b) => a.from - b.from)
}
