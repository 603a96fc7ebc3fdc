import type { Mark } from '@groundsheet/logs'

/** Px between the middles of two figures, one below the other in a column. */
export const LINE = 9
/** Px that a figure is moved up or down from its depth at most. */
const MAX_SHIFT = 6
/** Columns of figures at one side of a hole. */
const MAX_COLUMNS = 2

/** A figure beside a hole. */
export interface PlacedFigure {
  readonly mark: Mark
  /** 0 is the column of figures next to the hole. */
  readonly column: number
  /** Px of its depth, and of the middle of the figure. */
  readonly at: number
  readonly y: number
}

/**
 * Figures of tests in up to `columns` columns, each within a few px of its depth and none over another. Those left out
 * have no room. `y`: px of a depth.
 */
export function placeFigures(
  marks: readonly Mark[],
  y: (depth: number) => number,
  columns: number,
): PlacedFigure[] {
  const sorted = marks.map((mark) => ({ mark, at: y(mark.top) })).sort((a, b) => a.at - b.at)
  const placed: (readonly Omit<PlacedFigure, 'column' | 'y'>[])[] = Array.from({ length: columns }, () => [])
  const highest = Array.from({ length: columns }, () => -Infinity)
  for (const figure of sorted) {
    const earliest = highest.map((last) => Math.max(figure.at - MAX_SHIFT, last + LINE))
    // The column that is free first, so that figures of close depths are side by side in their order.
    const column = earliest.indexOf(Math.min(...earliest))
    if ((earliest[column] ?? Infinity) > figure.at + MAX_SHIFT) continue
    placed[column] = [...(placed[column] ?? []), figure]
    highest[column] = earliest[column] ?? -Infinity
  }
  return placed.flatMap((figures, column) => spread(figures).map((figure) => ({ ...figure, column })))
}

/** Moves figures of one column, by depth, only as far as keeps them apart. */
function spread<T extends { readonly at: number }>(figures: readonly T[]): (T & { readonly y: number })[] {
  const latest: number[] = []
  for (const { at } of figures.toReversed())
    latest.unshift(Math.min(at + MAX_SHIFT, (latest[0] ?? Infinity) - LINE))
  let last = -Infinity
  return figures.map((figure, index) => {
    last = Math.min(latest[index] ?? figure.at, Math.max(figure.at, last + LINE))
    return { ...figure, y: last }
  })
}

/** How many columns these figures need, up to the most there can be; 0: there are none. */
export function countColumns(marks: readonly Mark[], y: (depth: number) => number): number {
  if (marks.length === 0) return 0
  const counts = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1)
  return counts.find((columns) => placeFigures(marks, y, columns).length === marks.length) ?? MAX_COLUMNS
}
