import { testOfType, type TypeTest } from '@groundsheet/ags'
import type { OnNote } from '../format.ts'
import type { ExportHeading, ExportTable } from '../source.ts'
import { decimalsOf, decimalsOfType } from './count-decimals.ts'
import { recordsOf } from './records.ts'
import { formOf, isTimeType } from './time-forms.ts'

/** AGS 4 rule 17: a number with a variable format, text, and both. */
const VARIABLE = 'U'
const TEXT = 'X'
const TEXT_OR_NUMBER = 'XN'

type TypeAndUnit = Pick<ExportHeading, 'type' | 'unit'>

/** Reads the values of a column that are not blank, and says which TYPE and UNIT they have. */
interface ColumnReader {
  read(value: string): void
  found(): TypeAndUnit
}

/**
 * The tables of several deliveries, with a TYPE that the values of every column have. It has decimals where
 * all numbers have equally many, else it is U, and XN where some are texts. Dates and times have a form as
 * UNIT that all have, else X without UNIT.
 * Values stay as delivered, so the TYPE of one delivery need not hold for those of another (AGS 4 rule 8).
 * One delivery keeps the TYPE that it states, right or wrong.
 */
export async function widenTypes(
  { tables, isMerged }: { readonly tables: readonly ExportTable[]; readonly isMerged: boolean },
  onNote: OnNote,
): Promise<readonly ExportTable[]> {
  if (!isMerged && (await recordsOf(tables, 'TRAN')).length < 2) return tables
  const widened: ExportTable[] = []
  for (const table of tables) widened.push(await widenTable(table, onNote))
  return widened
}

async function widenTable(table: ExportTable, onNote: OnNote): Promise<ExportTable> {
  const readers = table.headings.map(readerOf)
  if (readers.every((reader) => reader === null)) return table
  for await (const row of table.rows())
    for (const [place, reader] of readers.entries()) {
      const value = row[place] ?? ''
      if (value !== '') reader?.read(value)
    }
  const headings = table.headings.map((heading, place) => ({ ...heading, ...readers[place]?.found() }))
  const before = (place: number) => table.headings[place]
  const changed = headings.filter(
    ({ type, unit }, place) => type !== before(place)?.type || unit !== before(place)?.unit,
  )
  if (changed.length === 0) return table
  const times = changed.filter(({ heading }) => isTimeType(typeIn(table, heading)))
  const numbers = changed.filter((heading) => !times.includes(heading))
  if (numbers.length > 0)
    onNote(
      `${table.group}: TYPE is that of the values of all deliveries, with U where the forms of numbers ` +
        'differ and XN where some are texts (AGS 4 rule 8): ' +
        numbers.map(({ heading, type }) => `${heading} ${type}`).join(', '),
    )
  if (times.length > 0)
    onNote(
      `${table.group}: dates and times as delivered, of which the TYPE and UNIT are those of all ` +
        'deliveries, with X and no UNIT where their forms differ (AGS 4 rule 8): ' +
        times.map(describeTime).join(', '),
    )
  return { ...table, headings }
}

const typeIn = (table: ExportTable, heading: string): string =>
  table.headings.find((one) => one.heading === heading)?.type ?? ''

const describeTime = ({ heading, type, unit }: ExportHeading): string =>
  [heading, type, unit].filter((text) => text !== '').join(' ')

function readerOf({ type, unit }: ExportHeading): ColumnReader | null {
  if (decimalsOfType(type) !== null) return readDecimals({ type, unit })
  const test = testOfType(type, unit)
  if (/^\d+(?:SF|SCI)$/.test(type) && test !== undefined) return readNumbers({ type, unit }, test)
  return isTimeType(type) ? readTimes({ type, unit }) : null
}

const isNumber: TypeTest = testOfType(VARIABLE, '') ?? (() => false)

function readDecimals({ type, unit }: TypeAndUnit): ColumnReader {
  const seen = new Set<number | null>()
  let hasText = false
  return {
    read(value) {
      if (isNumber(value)) seen.add(decimalsOf(value))
      else hasText = true
    },
    found() {
      const [first, ...others] = seen
      if (hasText) return { type: TEXT_OR_NUMBER, unit }
      if (first === undefined) return { type, unit }
      return { type: others.length > 0 || first === null ? VARIABLE : `${first}DP`, unit }
    },
  }
}

/** Numbers with significant figures or an exponent. */
function readNumbers({ type, unit }: TypeAndUnit, test: TypeTest): ColumnReader {
  let [isOfType, areNumbers] = [true, true]
  return {
    read(value) {
      isOfType &&= test(value)
      areNumbers &&= isNumber(value)
    },
    found: () => ({ type: isOfType ? type : areNumbers ? VARIABLE : TEXT_OR_NUMBER, unit }),
  }
}

/** Values of no known form are errors of their delivery, for which no other type is chosen. */
function readTimes({ type, unit }: TypeAndUnit): ColumnReader {
  const form = formOf(type, unit)
  const seen = new Set<string>()
  return {
    read(value) {
      const found = form(value)
      if (found !== null) seen.add(found)
    },
    found() {
      const [first, ...others] = seen
      if (first === undefined) return { type, unit }
      return others.length > 0 ? { type: TEXT, unit: '' } : { type, unit: first }
    },
  }
}
