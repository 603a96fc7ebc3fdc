import type { Mark } from '@groundsheet/logs'

/** Vertical distance between the middles of two figures in a column. */
export const FIGURE_SPACING_PX = 9
const MAX_SHIFT_PX = 6
/** Columns of figures on one side of a hole. */
const MAX_COLUMNS = 2

export interface PlacedFigure {
  readonly mark: Mark
  /** 0 is next to the hole. */
  readonly column: number
  /** Position of its depth, px. */
  readonly depthY: number
  /** Middle of the figure, px. */
  readonly y: number
}

/**
 * Places test figures in up to `columns` columns, within `MAX_SHIFT_PX` of their depths and without overlap.
 * Figures without room are omitted. `y`: px of a depth.
 */
export function placeFigures(
  marks: readonly Mark[],
  y: (depth: number) => number,
  columns: number,
): PlacedFigure[] {
  const sorted = marks.map((mark) => ({ mark, depthY: y(mark.top) })).sort((a, b) => a.depthY - b.depthY)
  const placed: (readonly Omit<PlacedFigure, 'column' | 'y'>[])[] = Array.from({ length: columns }, () => [])
  const highest = Array.from({ length: columns }, () => -Infinity)
  for (const figure of sorted) {
    const earliest = highest.map((last) => Math.max(figure.depthY - MAX_SHIFT_PX, last + FIGURE_SPACING_PX))
    // The column with the highest free position, so that figures of close depths are side by side in order.
    const column = earliest.indexOf(Math.min(...earliest))
    if ((earliest[column] ?? Infinity) > figure.depthY + MAX_SHIFT_PX) continue
    placed[column] = [...(placed[column] ?? []), figure]
    highest[column] = earliest[column] ?? -Infinity
  }
  return placed.flatMap((figures, column) => spread(figures).map((figure) => ({ ...figure, column })))
}

/** Moves figures of one column, sorted by depth, only as far as needed to avoid overlap. */
function spread<T extends { readonly depthY: number }>(
  figures: readonly T[],
): (T & { readonly y: number })[] {
  const latest: number[] = []
  for (const { depthY } of figures.toReversed())
    latest.unshift(Math.min(depthY + MAX_SHIFT_PX, (latest[0] ?? Infinity) - FIGURE_SPACING_PX))
  let last = -Infinity
  return figures.map((figure, index) => {
    last = Math.min(latest[index] ?? figure.depthY, Math.max(figure.depthY, last + FIGURE_SPACING_PX))
    return { ...figure, y: last }
  })
}

/** Number of columns needed for these figures, at most `MAX_COLUMNS`; 0 if there are no figures. */
export function countColumns(marks: readonly Mark[], y: (depth: number) => number): number {
  if (marks.length === 0) return 0
  const counts = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1)
  return counts.find((columns) => placeFigures(marks, y, columns).length === marks.length) ?? MAX_COLUMNS
}
