import type { Column } from '../columns.ts'
import { BOLD, numberCell, textCell } from './write-cell.ts'
import { isNumeric } from './is-numeric.ts'

const OPENING =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

/** Rows that are taken one by one, so that what is left can go on in another sheet. */
export interface RowsLeft {
  next(): Promise<readonly string[] | null>
  put(row: readonly string[]): void
}

export interface SheetOptions {
  readonly units: boolean
  /** Rows that a sheet has room for, those of the head included. */
  readonly capacity: number
}

/** One worksheet: headings in bold and frozen, units below them where asked for, then rows until it is full. */
export async function* writeSheet(
  columns: readonly Column[],
  rows: RowsLeft,
  { units, capacity }: SheetOptions,
): AsyncGenerator<string> {
  const head = units ? 2 : 1
  yield OPENING + frozen(head) + widths(columns) + '<sheetData>'
  yield `<row>${columns.map(({ title }) => textCell(title, BOLD)).join('')}</row>`
  if (units) yield `<row>${columns.map(({ unit }) => textCell(unit)).join('')}</row>`
  const writers = columns.map(({ heading }) =>
    isNumeric(heading) ? numberCell : (text: string) => textCell(text),
  )
  for (let left = capacity - head; left > 0; left--) {
    const row = await rows.next()
    if (row === null) break
    const cells = columns.map(({ valueOf }, place) => writers[place]?.(valueOf(row)) ?? '')
    yield `<row>${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

function frozen(rows: number): string {
  const pane = `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`
  return `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
}

/** Words get more room than numbers; in characters. */
const WORDS = { numbers: 11, text: 16, title: 2 }

function widths(columns: readonly Column[]): string {
  if (columns.length === 0) return ''
  const all = columns.map(({ title, heading }, index) => {
    const width = Math.max(title.length + WORDS.title, isNumeric(heading) ? WORDS.numbers : WORDS.text)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${all.join('')}</cols>`
}
