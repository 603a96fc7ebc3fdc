import type { TableRow } from '@groundsheet/contract'
import { codedName, nameAndCode } from '../../../data/text/coded-name.ts'
import { countLines, textWidth } from '../../../ui/text-width.ts'
import type { ColumnTitle } from '../column-title.ts'
import { decimalsOf } from '../columns.ts'
import type { GridColumn } from '../grid-column.ts'
import type { ColumnGroup, PrintedColumn } from './table-pages.ts'

/** Px; the style sheet says the same. 9 px are 6.75 pt. */
const TEXT = { size: 9, line: 11, bold: 600 } as const
const PADDING = { side: 4, above: 2 } as const
/** A column of long text is not wider, and one that gives way not narrower, than this. */
const MAX_NATURAL = 420
const MAX_LEAST = 150
/** Browsers differ a little in the width of letters. */
const CAUTION = 1.03
const FIGURE_SPACE = '\u2007'

/** What is printed in a cell: as the grid shows it, numbers with as many decimals as their column. */
export function cellText(row: TableRow, column: GridColumn): string {
  const value = column.read(row).trim()
  if (value === '') return ''
  if (column.numeric) return value + FIGURE_SPACE.repeat(Math.max(0, column.decimals - decimalsOf(value)))
  const meaning = column.meaning(value)
  const shown = meaning === null ? column.show(value) : nameAndCode(codedName(value, meaning))
  return shown.replaceAll(/\s+/g, ' ')
}

/** How wide the columns of a table are. `titles`: their heads; `cells`: by row, then by column. */
export const measureColumns = (
  columns: readonly GridColumn[],
  titles: readonly ColumnTitle[],
  cells: readonly (readonly string[])[],
): PrintedColumn[] =>
  columns.map((column, at) => {
    const texts = cells.map((row) => row[at] ?? '')
    const whole = Math.max(0, ...distinct(texts).map((text) => textWidth(text, TEXT.size)))
    const words = [
      ...(titles[at]?.first.split(' ') ?? []),
      ...(titles[at]?.second.split(' ') ?? []),
      ...distinct(texts).flatMap((text) => text.split(' ')),
    ]
    const word = Math.max(...distinct(words).map((text) => textWidth(text, TEXT.size, TEXT.bold)))
    const room = (width: number) => Math.ceil(width * CAUTION) + 2 * PADDING.side
    const least = room(Math.min(MAX_LEAST, Math.max(word, Math.min(whole, MAX_LEAST / 2))))
    return {
      natural: Math.max(least, room(Math.min(MAX_NATURAL, whole))),
      least,
      isKey: column.kind === 'hole',
    }
  })

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** Height of a row in px: its longest cell in all groups of columns is whole. */
export function rowHeight(cells: readonly string[], groups: readonly ColumnGroup[]): number {
  const lines = groups.flatMap(({ columns, widths }) =>
    columns.map((at, index) =>
      countLines(cells[at] ?? '', TEXT.size, ((widths[index] ?? 0) - 2 * PADDING.side) / CAUTION),
    ),
  )
  return Math.max(...lines) * TEXT.line + 2 * PADDING.above + 1
}

/** Height of the heads in px. */
export function headsHeight(titles: readonly ColumnTitle[], groups: readonly ColumnGroup[]): number {
  const lines = groups.flatMap((group) =>
    group.columns.map((at, index) => {
      const { first = '', second = '' } = titles[at] ?? {}
      const width = ((group.widths[index] ?? 0) - 2 * PADDING.side) / CAUTION
      return (
        countLines(first, TEXT.size, width, TEXT.bold) +
        (second === '' ? 0 : countLines(second, TEXT.size, width))
      )
    }),
  )
  return Math.max(...lines) * TEXT.line + 2 * PADDING.above + 2
}
