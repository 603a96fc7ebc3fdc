import { dictionaryOf } from '@groundsheet/ags'
import type { DictionaryHeading } from '@groundsheet/contract'
import { isNumeric } from '@groundsheet/formats'
import { readDate, readNumber } from '@groundsheet/readings'
import type { Column, PropertyType, Value } from './feature.ts'

/** Values by heading, as in the file. */
type Data = Readonly<Record<string, string>>

/** Added to the name of a heading whose value is read as a number or a date: the text of the file. */
const TEXT_SUFFIX = '_text'

/** The headings of a table: as text, or as number or date with the text of the file beside it. */
export const headingColumns = (headings: readonly DictionaryHeading[], table: string): Column<Data>[] =>
  headings.flatMap((heading) => columnsOf(heading, table))

function columnsOf(heading: DictionaryHeading, table: string): Column<Data>[] {
  const { heading: name, unit } = heading
  const title = heading.name ?? name
  const text = { name, type: 'text', title, unit, read: (data: Data) => data[name] ?? null } as const
  const type = typeOf(heading, table)
  if (type === 'text') return [text]
  const read = (data: Data) => readValue(data[name] ?? '', type, unit)
  const stated = { ...text, name: name + TEXT_SUFFIX, title: `${title}, as in the file` }
  return [{ name, type, title, unit, read }, stated]
}

function typeOf(heading: DictionaryHeading, table: string): PropertyType {
  const type = heading.type ?? ''
  const kind = type === '' ? (standardType(table, heading.heading) ?? '') : type
  if (kind === 'DT' || /^(?:dd|mm|yyyy)[/-]/i.test(heading.unit)) {
    return /^[^h]+$/i.test(heading.unit) ? 'date' : 'localTime'
  }
  return isNumeric({ ...heading, type }, table) ? 'number' : 'text'
}

/** AGS 3 has no data types; most of its headings have one in AGS 4. */
const standardType = (group: string, heading: string): string | null =>
  dictionaryOf('AGS4')
    .headings(group)
    .find((definition) => definition.heading === heading)?.type ?? null

function readValue(text: string, type: PropertyType, unit: string): Value {
  if (type === 'number') return readNumber(text.trim())
  return readIsoDate(text, unit, type === 'localTime')
}

/** ISO 8601 without a time zone, since AGS files state none; null if the text is no date. */
export function readIsoDate(text: string, unit: string, withTime = false): string | null {
  const moment = readDate(text, { unit })
  if (moment === null) return null
  const hasTime = withTime && /\d[T ]+\d/.test(text.trim())
  return new Date(moment).toISOString().slice(0, hasTime ? 19 : 10)
}
