import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { countLines } from '../../../ui/text-width.ts'
import { describeBounds } from '../describe-bounds.ts'
import { noFigureOf, type LegendEntry } from '../plot-legend.ts'
import { lineMarkOf } from '../kinds/plot-kinds.ts'
import { legendTitle } from '../plot-notes.ts'
import type { LineMark } from '../plot-symbol-mark.tsx'
import type { PlotPicture } from '../use-plot-picture.ts'

/** A line of the printed legend: an entry, or a heading. */
export type LegendLine = {
  /** In px. */
  readonly height: number
  /** Widths of the cells, px: name, count, minimum, median, maximum, bounds; 0 if no entry has any. */
  readonly widths: readonly number[]
} &
  /** `columns`: whether any entry of the block fills that cell. */
  (
    | { readonly kind: 'heading'; readonly title: string; readonly columns: readonly boolean[] }
    | { readonly kind: 'entry'; readonly entry: LegendEntry; readonly line: LineMark | undefined }
  )

/** Matches the style sheet. */
export const LEGEND_COLUMN_WIDTH_PX = 355
/** Between the figures of one column and the names of the next. */
const GUTTER_PX = 20
/** Width for names and figures, with the gaps between them. */
const CELLS_WIDTH_PX = LEGEND_COLUMN_WIDTH_PX - GUTTER_PX
const FIGURE_WIDTHS_PX = [28, 34, 42, 36, 79] as const
const HEADING_HEIGHT_PX = 24
const NAME_PX = { size: 9.5, line: 12, symbol: 20, lineSymbol: 34 } as const
const ENTRY_GAP_PX = 4
const USABLE_WIDTH_RATIO = 0.95

/** All lines of the legend, readings first. */
export function legendLines(
  picture: Pick<PlotPicture, 'plot' | 'by' | 'legend' | 'isolated' | 'series'>,
): LegendLine[] {
  const { plot, legend, isolated, series } = picture
  const readings = series ? [series] : legend.series
  const entries = isolated.length > 0 ? isolated : legend.entries
  const widths = widthsOf([...readings, ...entries])
  return [
    ...block(plotStrings.legend.title.series, readings, undefined, widths),
    ...block(legendTitle(picture), entries, lineMarkOf(plot), widths),
  ]
}

/** Widths of the cells, px: the name takes the width that the figures leave. */
export function widthsOf(entries: readonly LegendEntry[]): readonly number[] {
  const cells = entries.map(legendCells)
  const figures = FIGURE_WIDTHS_PX.map((width, column) =>
    cells.some((texts) => texts[column + 1]) ? width : 0,
  )
  return [CELLS_WIDTH_PX - figures.reduce<number>((sum, width) => sum + width, 0), ...figures]
}

function block(
  title: string,
  entries: readonly LegendEntry[],
  line: LineMark | undefined,
  widths: readonly number[],
): LegendLine[] {
  if (entries.length === 0) return []
  const lines = entries.map((entry): LegendLine => ({
    kind: 'entry',
    entry,
    line,
    widths,
    height: heightOf(entry, line, widths),
  }))
  const cells = entries.map(legendCells)
  const columns = widths.map((_, column) => cells.some((texts) => texts[column]))
  return [{ kind: 'heading', title, columns, widths, height: HEADING_HEIGHT_PX }, ...lines]
}

/** Texts of an entry, from left to right. */
export function legendCells(entry: LegendEntry): string[] {
  const { name, count, summary, format } = entry
  const { exact } = summary ?? {}
  const blank = noFigureOf(entry)
  const figures = exact ? [exact.min, exact.median, exact.max].map(format) : [blank, blank, blank]
  return [name, strings.number(count), ...figures, summary ? describeBounds(summary) : '']
}

function heightOf(entry: LegendEntry, mark: LineMark | undefined, widths: readonly number[]): number {
  const symbol = mark ? NAME_PX.lineSymbol : NAME_PX.symbol
  const lines = legendCells(entry).map((text, column) => {
    const width = (widths[column] ?? 0) - (column === 0 ? symbol : ENTRY_GAP_PX)
    return countLines(text, NAME_PX.size, width * USABLE_WIDTH_RATIO)
  })
  return Math.max(...lines) * NAME_PX.line + ENTRY_GAP_PX
}

/** Splits lines into columns of a height; a column that begins within a block repeats its heading. */
export function flowLegend(lines: readonly LegendLine[], height: number): LegendLine[][] {
  const columns: LegendLine[][] = []
  let [free, heading] = [-1, undefined as LegendLine | undefined]
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading') heading = line
    const after = line.kind === 'heading' ? (lines[index + 1]?.height ?? 0) : 0
    const needed = line.height + after
    if (needed > free) {
      const repeated = line.kind === 'entry' && heading ? [heading] : []
      columns.push([...repeated])
      free = height - repeated.length * HEADING_HEIGHT_PX
    }
    columns.at(-1)?.push(line)
    free -= line.height
  }
  return columns
}

interface LegendSpace {
  readonly columns: number
  /** In px. */
  readonly height: number
}

/** The legend by sheet: in the space beside the plot, then on further sheets. */
export function splitLegend(
  lines: readonly LegendLine[],
  first: LegendSpace,
  further: LegendSpace,
): LegendLine[][][] {
  const firstColumns = flowLegend(lines, first.height).slice(0, first.columns)
  const placed = new Set(firstColumns.flat())
  const rest = lines.filter((line) => !placed.has(line))
  const [next] = rest
  if (!next) return [firstColumns]
  const heading = lines.slice(0, lines.indexOf(next)).findLast(({ kind }) => kind === 'heading')
  const columns = flowLegend(heading && next.kind === 'entry' ? [heading, ...rest] : rest, further.height)
  const sheets = Math.ceil(columns.length / further.columns)
  return [
    firstColumns,
    ...Array.from({ length: sheets }, (_, index) =>
      columns.slice(index * further.columns, (index + 1) * further.columns),
    ),
  ]
}
