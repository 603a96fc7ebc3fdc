import { type Mark, placeLabels } from '@groundsheet/logs'
import type { SheetColumn } from './sheet-columns.ts'

/** A figure of a dynamic probe: blows or torque. */
export interface PlacedFigure {
  readonly mark: Mark
  readonly text: string
  /** Px of the middle of the text. */
  readonly y: number
}

/** Px from one figure to the next; digits of 8 px type are 5.8 px high, and 100 mm are 7.6 px at 1:50. */
const FIGURE_PITCH = 7
/** A figure farther than this from the middle of its increment is read as that of another, px. */
const MAX_DISPLACEMENT = 7
/** Width of a plot with a scale, px. */
const MIN_PLOT = 45

/** The figures of a lane beside their depths, none over another; null where there is no room for all. */
export function placeFigures(marks: readonly Mark[], y: (depth: number) => number): PlacedFigure[] | null {
  const figures = marks
    .flatMap((mark) => {
      const text = mark.label.replace(' mm', '')
      return text === '' ? [] : [{ mark, text, y: y((mark.top + mark.base) / 2) }]
    })
    .sort((a, b) => a.y - b.y)
  const starts = placeLabels(
    figures.map((figure) => ({ at: figure.y, size: FIGURE_PITCH })),
    -Infinity,
    Infinity,
  )
  const placed = figures.map((figure, index) => ({
    ...figure,
    moved: (starts[index] ?? figure.y) - figure.y,
  }))
  return placed.every(({ moved }) => Math.abs(moved) <= MAX_DISPLACEMENT)
    ? placed.map(({ moved, ...figure }) => ({ ...figure, y: figure.y + moved }))
    : null
}

/** Columns of which some figures have no room on paper. `perMetre`: px. */
export const columnsWithoutFigures = (columns: readonly SheetColumn[], perMetre: number): SheetColumn[] =>
  columns.filter(
    ({ figures, lanes }) =>
      figures > 0 && lanes.some(({ marks }) => placeFigures(marks, (depth) => depth * perMetre) === null),
  )

/** Beside its figures, a narrow column has no room for a scale; the figures say all. */
export const hasPlot = ({ width, figures }: SheetColumn): boolean => width - figures >= MIN_PLOT
