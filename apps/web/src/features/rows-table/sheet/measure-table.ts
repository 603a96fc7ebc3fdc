import type { TableRow } from '@groundsheet/contract'
import { codedName, nameAndCode } from '../../../data/text/coded-name.ts'
import { countLines, textWidth } from '../../../ui/text-width.ts'
import type { ColumnTitle } from '../column-title.ts'
import { decimalsOf } from '../column-facts.ts'
import type { GridColumn } from '../grid-column.ts'
import type { ColumnGroup, PrintedColumn } from './table-pages.ts'

/** Text in px, as in the style sheet; 9 px are 6.75 pt. */
const TEXT_PX = { size: 9, line: 11, bold: 600 } as const
const PADDING_PX = { side: 4, above: 2 } as const
/** Maximum of the width without wrapping, and of the minimum width. */
const MAX_UNWRAPPED_WIDTH_PX = 420
const MAX_MIN_WIDTH_PX = 150
/** Letter widths differ slightly between browsers. */
const TEXT_WIDTH_FACTOR = 1.03
const FIGURE_SPACE = '\u2007'

/** Text of a printed cell: as in the grid, with the decimals of the column. */
export function cellText(row: TableRow, column: GridColumn): string {
  const value = column.read(row).trim()
  if (value === '') return ''
  if (column.numeric) return value + FIGURE_SPACE.repeat(Math.max(0, column.decimals - decimalsOf(value)))
  const meaning = column.meaning(value)
  const shown = meaning === null ? column.show(value) : nameAndCode(codedName(value, meaning))
  return shown.replaceAll(/\s+/g, ' ')
}

/** Widths of the columns of a table. `titles`: their headings; `cells`: by row, then by column. */
export const measureColumns = (
  columns: readonly GridColumn[],
  titles: readonly ColumnTitle[],
  cells: readonly (readonly string[])[],
): PrintedColumn[] =>
  columns.map((column, at) => {
    const texts = cells.map((row) => row[at] ?? '')
    const unwrapped = Math.max(0, ...distinct(texts).map((text) => textWidth(text, TEXT_PX.size)))
    const words = [
      ...(titles[at]?.first.split(' ') ?? []),
      ...(titles[at]?.second.split(' ') ?? []),
      ...distinct(texts).flatMap((text) => text.split(' ')),
    ]
    const longestWord = Math.max(
      ...distinct(words).map((text) => textWidth(text, TEXT_PX.size, TEXT_PX.bold)),
    )
    const cellWidth = (width: number) => Math.ceil(width * TEXT_WIDTH_FACTOR) + 2 * PADDING_PX.side
    const minWidth = cellWidth(
      Math.min(MAX_MIN_WIDTH_PX, Math.max(longestWord, Math.min(unwrapped, MAX_MIN_WIDTH_PX / 2))),
    )
    return {
      unwrappedWidth: Math.max(minWidth, cellWidth(Math.min(MAX_UNWRAPPED_WIDTH_PX, unwrapped))),
      minWidth,
      isKey: column.kind === 'hole',
    }
  })

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** Height of a row, px: fits its longest cell in all groups of columns. */
export function rowHeight(cells: readonly string[], groups: readonly ColumnGroup[]): number {
  const lines = groups.flatMap(({ columns, widths }) =>
    columns.map((at, index) =>
      countLines(
        cells[at] ?? '',
        TEXT_PX.size,
        ((widths[index] ?? 0) - 2 * PADDING_PX.side) / TEXT_WIDTH_FACTOR,
      ),
    ),
  )
  return Math.max(...lines) * TEXT_PX.line + 2 * PADDING_PX.above + 1
}

/** Height of the headings, px. */
export function headsHeight(titles: readonly ColumnTitle[], groups: readonly ColumnGroup[]): number {
  const lines = groups.flatMap((group) =>
    group.columns.map((at, index) => {
      const { first = '', second = '' } = titles[at] ?? {}
      const width = ((group.widths[index] ?? 0) - 2 * PADDING_PX.side) / TEXT_WIDTH_FACTOR
      return (
        countLines(first, TEXT_PX.size, width, TEXT_PX.bold) +
        (second === '' ? 0 : countLines(second, TEXT_PX.size, width))
      )
    }),
  )
  return Math.max(...lines) * TEXT_PX.line + 2 * PADDING_PX.above + 2
}
