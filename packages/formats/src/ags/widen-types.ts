import { testOfType, type TypeTest } from '@groundsheet/ags'
import type { OnNote } from '../format.ts'
import type { ExportHeading, ExportTable } from '../source.ts'
import { decimalsOf, decimalsOfType } from './count-decimals.ts'
import { recordsOf } from './records.ts'
import { formOf, isTimeType } from './time-forms.ts'

/** AGS 4 rule 17: a number with a variable format, and text. */
const VARIABLE = 'U'
const TEXT = 'X'

type TypeAndUnit = Pick<ExportHeading, 'type' | 'unit'>

/** Reads the values of a column that are not blank, and says which TYPE and UNIT they have. */
interface ColumnReader {
  read(value: string): void
  found(): TypeAndUnit
}

/**
 * The tables of several deliveries, with a TYPE that the values of every column have: as many decimals where
 * all numbers have as many, else U; a form of date and time as UNIT that all have, else X without UNIT.
 * Values stay as delivered, so the TYPE of one delivery need not hold for those of another (AGS 4 rule 8).
 * One delivery keeps the TYPE that it states, right or wrong.
 */
export async function widenTypes(
  tables: readonly ExportTable[],
  onNote: OnNote,
): Promise<readonly ExportTable[]> {
  if ((await recordsOf(tables, 'TRAN')).length < 2) return tables
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
      `${table.group}: TYPE is that of the numbers of all deliveries, with U where their forms differ ` +
        `(AGS 4 rule 8): ${numbers.map(({ heading, type }) => `${heading} ${type}`).join(', ')}`,
    )
  if (times.length > 0)
    onNote(
      `${table.group}: dates and times as delivered, of which the TYPE and UNIT are those of all deliveries, ` +
        `with X and no UNIT where their forms differ (AGS 4 rule 8): ${times.map(describeTime).join(', ')}`,
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

function readDecimals({ type, unit }: TypeAndUnit): ColumnReader {
  const seen = new Set<number | null>()
  return {
    read: (value) => void seen.add(decimalsOf(value)),
    found() {
      const [first, ...others] = seen
      // A text that is no number fits no such type.
      if (first === undefined || seen.has(null)) return { type, unit }
      return { type: others.length > 0 ? VARIABLE : `${first ?? 0}DP`, unit }
    },
  }
}

/** Numbers with significant figures or an exponent. */
function readNumbers({ type, unit }: TypeAndUnit, test: TypeTest): ColumnReader {
  const isNumber = testOfType(VARIABLE, unit)
  let [isOfType, areNumbers] = [true, true]
  return {
    read(value) {
      isOfType &&= test(value)
      areNumbers &&= isNumber?.(value) ?? true
    },
    found: () => ({ type: !isOfType && areNumbers ? VARIABLE : type, unit }),
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
