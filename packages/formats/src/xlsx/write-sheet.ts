import type { Column } from '../columns.ts'
import { BOLD_STYLE, MAX_TEXT_CHARACTERS, numberCell, textCell, WRAPPED_STYLE } from './write-cell.ts'
import { isNumeric } from './is-numeric-heading.ts'

const OPENING =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet ' +
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

/** Rows that are taken one by one, so that what is left can go on in another sheet. */
export interface RowsLeft {
  next(): Promise<readonly string[] | null>
  put(row: readonly string[]): void
}

export interface SheetOptions {
  /** Of the table: by it the dictionary finds which headings are numbers. */
  readonly group: string
  readonly units: boolean
  /** Rows that a sheet has room for, those of the head included. */
  readonly capacity: number
  /** Called with each text that is too long for a cell. */
  readonly onCut: (place: CutText) => void
  /** Of a report: widths of the columns in characters, with a filter in each. The widest wrap their text. */
  readonly reportWidths?: readonly number[] | undefined
}

/** Characters of a column; longer texts wrap in a report. */
export const MAX_REPORT_COLUMN_CHARACTERS = 60

/** A text that is cut. `row`: of the sheet, from 1. */
export interface CutText {
  readonly heading: string
  readonly row: number
}

/**
 * One worksheet: headings in bold and frozen, units below them where requested, then rows until it is full.
 */
export async function* writeSheet(
  columns: readonly Column[],
  rows: RowsLeft,
  { group, units, capacity, onCut, reportWidths }: SheetOptions,
): AsyncGenerator<string> {
  const head = units ? 2 : 1
  const areNumeric = columns.map(({ heading }) => isNumeric(heading, group))
  const wrapped = columns.map((_, place) => (reportWidths?.[place] ?? 0) >= MAX_REPORT_COLUMN_CHARACTERS)
  const writeRow = createRowWriter(areNumeric, wrapped)
  yield OPENING + frozen(head) + widths(columns, areNumeric, reportWidths) + '<sheetData>'
  yield writeRow(
    columns.map(({ title }) => title),
    (reference, text) => textCell(reference, text, BOLD_STYLE),
  )
  if (units)
    yield writeRow(
      columns.map(({ unit }) => unit),
      textCell,
    )
  let written = head
  while (written < capacity) {
    const row = await rows.next()
    if (row === null) break
    written++
    const values = columns.map(({ valueOf }) => valueOf(row))
    for (const [place, value] of values.entries())
      if (value.length > MAX_TEXT_CHARACTERS) onCut({ heading: columns[place]?.title ?? '', row: written })
    yield writeRow(values)
  }
  const area = `A1:${columnLetters(Math.max(columns.length - 1, 0))}${written}`
  yield `</sheetData>${reportWidths === undefined ? '' : `<autoFilter ref="${area}"/>`}</worksheet>`
}

type WriteCell = (reference: string, text: string) => string

/**
 * Rows are numbered from 1 as they come; cells are written as their heading says, unless `write` does it
 * otherwise.
 */
function createRowWriter(areNumeric: readonly boolean[], wrapped: readonly boolean[]) {
  const letters = areNumeric.map((_, place) => columnLetters(place))
  const wrap: WriteCell = (reference, text) => textCell(reference, text, WRAPPED_STYLE)
  const writers = areNumeric.map((isNumber, place): WriteCell => {
    if (isNumber) return numberCell
    return wrapped[place] ? wrap : textCell
  })
  let number = 0
  return (values: readonly string[], write?: WriteCell): string => {
    number++
    const cells = values.map((value, place) => {
      const writeCell = write ?? writers[place] ?? textCell
      return writeCell(`${letters[place] ?? ''}${number}`, value)
    })
    return `<row r="${number}">${cells.join('')}</row>`
  }
}

/** A to Z, then AA: a number of base 26 without a zero. */
function columnLetters(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (place % 26))
}

function frozen(rows: number): string {
  const pane = `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`
  return `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
}

/** Words get more room than numbers; in characters. */
const WORDS = { numbers: 11, text: 16, title: 2 }

function widths(
  columns: readonly Column[],
  areNumeric: readonly boolean[],
  stated?: readonly number[],
): string {
  if (columns.length === 0) return ''
  const all = columns.map(({ title }, index) => {
    const usual = areNumeric[index] ? WORDS.numbers : WORDS.text
    const width = Math.max(title.length + WORDS.title, stated?.[index] ?? usual)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${all.join('')}</cols>`
}
