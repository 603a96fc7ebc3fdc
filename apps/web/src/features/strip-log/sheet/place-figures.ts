import { type Mark, placeLabels } from '@groundsheet/logs'
import { MIN_PLOT_WIDTH_PX, type SheetColumn } from './sheet-columns.ts'

/** A figure of a dynamic probe, blows or torque. */
export interface PlacedFigure {
  readonly mark: Mark
  readonly text: string
  /** Middle of the text, px. */
  readonly y: number
}

/** Distance between figures; digits of 8 px type are 5.8 px high, and 100 mm are 7.6 px at 1:50. */
const FIGURE_SPACING_PX = 7
/** A figure farther from the middle of its increment would be read as that of another. */
const MAX_DISPLACEMENT_PX = 7

/** The figures of a lane beside their depths without overlap; null if not all fit. */
export function placeFigures(marks: readonly Mark[], y: (depth: number) => number): PlacedFigure[] | null {
  const figures = marks
    .flatMap((mark) => {
      const text = mark.label.replace(' mm', '')
      return text === '' ? [] : [{ mark, text, y: y((mark.top + mark.base) / 2) }]
    })
    .sort((a, b) => a.y - b.y)
  const starts = placeLabels(
    figures.map((figure) => ({ at: figure.y, size: FIGURE_SPACING_PX })),
    -Infinity,
    Infinity,
  )
  const placed = figures.map((figure, index) => ({
    ...figure,
    moved: (starts[index] ?? figure.y) - figure.y,
  }))
  return placed.every(({ moved }) => Math.abs(moved) <= MAX_DISPLACEMENT_PX)
    ? placed.map(({ moved, ...figure }) => ({ ...figure, y: figure.y + moved }))
    : null
}

/** Columns whose figures do not all fit on paper. `perMetre`: px. */
export const columnsWithoutFigures = (columns: readonly SheetColumn[], perMetre: number): SheetColumn[] =>
  columns.filter(
    ({ figuresWidth, lanes }) =>
      figuresWidth > 0 &&
      lanes.some(({ marks }) => placeFigures(marks, (depth) => depth * perMetre) === null),
  )

/** Whether a column has space for a plot beside its figures; the figures alone give all values. */
export const hasPlot = ({ width, figuresWidth }: SheetColumn): boolean =>
  width - figuresWidth >= MIN_PLOT_WIDTH_PX
