import { plotStrings } from '../../../ui/plot-strings.ts'
import { strings } from '../../../ui/strings.ts'
import { countLines } from '../../../ui/text-width.ts'
import { describeBounds } from '../describe-bounds.ts'
import type { KeyEntry } from '../plot-key.ts'
import { lineMarkOf } from '../plot-kinds.ts'
import { keyTitle } from '../plot-notes.ts'
import type { LineMark } from '../sign-mark.tsx'
import type { PlotPicture } from '../use-plot-picture.ts'

/** A line of the printed key: an entry, or the heading of those below it. */
export type KeyLine = {
  /** Px. */
  readonly height: number
  /** Of the cells of the key, px: name, number, least, median and greatest value, and bounds; 0 where nothing has any. */
  readonly widths: readonly number[]
} &
  /** `columns`: whether any entry of its block has that cell. */
  (
    | { readonly kind: 'heading'; readonly title: string; readonly columns: readonly boolean[] }
    | { readonly kind: 'entry'; readonly entry: KeyEntry; readonly line: LineMark | undefined }
  )

/** Px; the style sheet says the same. */
export const KEY_COLUMN = 355
/** Between the figures of one column and the names of the next. */
const GUTTER = 20
/** Room of the names and the figures, with the gaps between them. */
const CELLS = KEY_COLUMN - GUTTER
const FIGURES = [28, 34, 42, 36, 79] as const
const HEADING = 24
const NAME = { size: 9.5, line: 12, sign: 20, lineSign: 34 } as const
const GAP = 4
const CAUTION = 0.95

/** The whole key, the readings first. */
export function keyLines(picture: Pick<PlotPicture, 'plot' | 'by' | 'key' | 'alone' | 'series'>): KeyLine[] {
  const { plot, key, alone, series } = picture
  const readings = series ? [series] : key.series
  const entries = alone ? [alone] : key.entries
  const widths = widthsOf([...readings, ...entries])
  return [
    ...block(plotStrings.key.title.series, readings, undefined, widths),
    ...block(keyTitle(picture), entries, lineMarkOf(plot), widths),
  ]
}

/** Of the cells, px: a name has the room that no figures need. */
export function widthsOf(entries: readonly KeyEntry[]): readonly number[] {
  const cells = entries.map(keyCells)
  const figures = FIGURES.map((width, column) => (cells.some((texts) => texts[column + 1]) ? width : 0))
  return [CELLS - figures.reduce<number>((sum, width) => sum + width, 0), ...figures]
}

function block(
  title: string,
  entries: readonly KeyEntry[],
  line: LineMark | undefined,
  widths: readonly number[],
): KeyLine[] {
  if (entries.length === 0) return []
  const lines = entries.map((entry): KeyLine => ({
    kind: 'entry',
    entry,
    line,
    widths,
    height: heightOf(entry, line, widths),
  }))
  const cells = entries.map(keyCells)
  const columns = widths.map((_, column) => cells.some((texts) => texts[column]))
  return [{ kind: 'heading', title, columns, widths, height: HEADING }, ...lines]
}

/** What is written of an entry, from left to right. */
export function keyCells({ name, count, summary, format }: KeyEntry): string[] {
  const { exact } = summary ?? {}
  const figures = exact ? [exact.min, exact.median, exact.max].map(format) : ['', '', '']
  return [name, strings.number(count), ...figures, summary ? describeBounds(summary) : '']
}

function heightOf(entry: KeyEntry, mark: LineMark | undefined, widths: readonly number[]): number {
  const sign = mark ? NAME.lineSign : NAME.sign
  const lines = keyCells(entry).map((text, column) => {
    const width = (widths[column] ?? 0) - (column === 0 ? sign : GAP)
    return countLines(text, NAME.size, width * CAUTION)
  })
  return Math.max(...lines) * NAME.line + GAP
}

/** Lines in columns of a height; a column that begins amid a block repeats its heading. */
export function flowKey(lines: readonly KeyLine[], height: number): KeyLine[][] {
  const columns: KeyLine[][] = []
  let [free, heading] = [-1, undefined as KeyLine | undefined]
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading') heading = line
    const after = line.kind === 'heading' ? (lines[index + 1]?.height ?? 0) : 0
    const needed = line.height + after
    if (needed > free) {
      const repeated = line.kind === 'entry' && heading ? [heading] : []
      columns.push([...repeated])
      free = height - repeated.length * HEADING
    }
    columns.at(-1)?.push(line)
    free -= line.height
  }
  return columns
}

interface Room {
  readonly columns: number
  /** Px. */
  readonly height: number
}

/** The key on its sheets: in the room beside the plot, and where that is too small on further sheets. */
export function splitKey(lines: readonly KeyLine[], first: Room, further: Room): KeyLine[][][] {
  const beside = flowKey(lines, first.height).slice(0, first.columns)
  const placed = new Set(beside.flat())
  const rest = lines.filter((line) => !placed.has(line))
  const [next] = rest
  if (!next) return [beside]
  const heading = lines.slice(0, lines.indexOf(next)).findLast(({ kind }) => kind === 'heading')
  const columns = flowKey(heading && next.kind === 'entry' ? [heading, ...rest] : rest, further.height)
  const sheets = Math.ceil(columns.length / further.columns)
  return [
    beside,
    ...Array.from({ length: sheets }, (_, index) =>
      columns.slice(index * further.columns, (index + 1) * further.columns),
    ),
  ]
}
