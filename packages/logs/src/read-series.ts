import type { TableRow } from '@groundsheet/contract'
import { headingFactor, isInvalidNumber, measureLabel, readMeasure, type UnitOf } from '@groundsheet/readings'
import type { Finding, Mark, Tables } from './log.ts'
import { placeOf, readDepth, readValue, rowsOf, unreadDepth, type Place } from './read-depth.ts'
import { findingWords } from './finding-words.ts'

/** How the values of a lane are read. */
export interface SeriesReading {
  /** Headings by the name of their series; the first that has a value counts. */
  readonly series: Readonly<Record<string, readonly string[]>>
  /** Of the lane; empty: as in the file. */
  readonly unit: string
  readonly unitOf: UnitOf
  readonly report: (finding: Finding) => void
  /** Texts that are readings themselves, such as `NP`; any other text is reported. */
  readonly words?: RegExp
}

/** One mark for each of several headings of a row at one depth. A row without a depth is reported. */
export function readSeries(
  tables: Tables,
  codes: readonly string[],
  depths: readonly string[],
  reading: SeriesReading,
): Mark[] {
  const marksOf = seriesReader(reading)
  return rowsOf(tables, codes).flatMap((row) => {
    const depth = readDepth(row, depths)
    if (depth !== null) return marksOf(row, { top: depth, base: depth })
    reading.report({
      kind: 'no-depth',
      table: row.table,
      top: null,
      base: null,
      row,
      ...unreadDepth(row, depths),
    })
    return []
  })
}

/**
 * Marks of a row. Text that is not a number is written as stated, and reported unless it is one of `words`.
 * Values in a unit that cannot be converted are not drawn; each such heading is reported once.
 */
export function seriesReader({ series, unit, unitOf, report, words }: SeriesReading) {
  const factors = new Map<string, number | null>()
  const factorOf = (row: TableRow, heading: string): number | null => {
    const known = factors.get(heading)
    if (known !== undefined) return known
    const stated = unitOf(row.table, heading)
    const factor = headingFactor(heading, stated, unit)
    factors.set(heading, factor)
    const text = findingWords.inUnit(heading, stated)
    if (factor === null) report({ kind: 'unit', table: row.table, top: null, base: null, row, text })
    return factor
  }
  return (row: TableRow, place: Place): Mark[] =>
    Object.entries(series).flatMap(([name, headings]): Mark[] => {
      const heading = headings.find((one) => readValue(row, [one]) !== '')
      if (heading === undefined) return []
      const label = readValue(row, [heading])
      const measure = readMeasure(label, unitOf(row.table, heading) || unit)
      const mark = { row, ...placeOf(place), series: name }
      if (measure === null) {
        const text = `${heading} ${label}`
        if (words?.test(label) !== true)
          report({ kind: 'unread', table: row.table, top: place.top, base: place.base, row, text })
        return isInvalidNumber(label) ? [] : [{ ...mark, label }]
      }
      const factor = factorOf(row, heading)
      if (factor === null) return []
      if (factor === 1) return [{ ...mark, ...measure, label }]
      const converted = { ...measure, value: Number((measure.value * factor).toPrecision(6)) }
      return [{ ...mark, ...converted, label: measureLabel(converted) }]
    })
}
