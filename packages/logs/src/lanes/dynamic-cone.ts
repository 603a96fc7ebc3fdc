import type { TableRow } from '@groundsheet/contract'
import {
  formatDecimals,
  headingFactor,
  penetrationRateText,
  penetrometerSteps,
  READING_LIMITS,
  readNumber,
  type PenetrometerReading,
  type UnitOf,
} from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { readDepth, readValue, rowsOf, unreadDepth } from '../read-depth.ts'
import { findingWords } from '../finding-words.ts'
import { laneWords } from './lane-words.ts'

type Report = (finding: Finding) => void

/**
 * Rows of the tests themselves, with the depth of their start and the reading of the scale before the first
 * blow. AGS 4.
 */
export const PENETROMETER_TABLE = 'DCPG'
const READINGS = 'DCPT'
const DEPTH = 'DCPG_DPTH'
const BLOWS = 'DCPT_CBLO'
const PENETRATION = 'DCPT_PEN'
const ZERO = 'DCPG_ZERO'

interface Reading extends PenetrometerReading {
  readonly row: TableRow
}

/** The test of a row: its keys in AGS 4. */
export const penetrometerTestOf = (row: TableRow): string =>
  [readValue(row, ['DCPG_TESN']), readValue(row, ['DCPG_DATE']), readValue(row, [DEPTH])].join(' ')

/**
 * Penetration per blow of dynamic cone penetrometers, mm: a step between two readings, a run for each test.
 * Depths are that of the start of the test and the penetration. AGS 4.1.1, DCPG and DCPT.
 */
export function readPenetrometers(tables: Tables, report: Report, unitOf: UnitOf): Mark[] {
  const tests = Map.groupBy(rowsOf(tables, [READINGS]), testInHole)
  const starts = new Map(rowsOf(tables, [PENETROMETER_TABLE]).map((row) => [testInHole(row), row]))
  const millimetres = {
    penetration: factorOf(READINGS, PENETRATION, unitOf),
    zero: factorOf(PENETROMETER_TABLE, ZERO, unitOf),
  }
  const [first] = rowsOf(tables, [READINGS])
  if (first && millimetres.penetration === null) {
    const text = findingWords.inUnit(PENETRATION, unitOf(READINGS, PENETRATION))
    report({ kind: 'unit', table: READINGS, top: null, base: null, row: null, text })
    return []
  }
  return [...tests].flatMap(([test, rows]) => readTest(rows, starts.get(test), millimetres, report))
}

/** Dynamic cone penetrometer, mm per blow. */
export const dynamicCone: LaneDefinition = {
  id: 'dynamic-cone',
  kind: 'increments',
  tables: [READINGS],
  minScaleEnd: 20,
  limits: READING_LIMITS.penetrationRate,
  read: readPenetrometers,
}

const testInHole = (row: TableRow): string => `${row.locationId} ${penetrometerTestOf(row)}`

const factorOf = (table: string, heading: string, unitOf: UnitOf): number | null =>
  headingFactor(heading, unitOf(table, heading), 'mm')

interface Factors {
  readonly penetration: number | null
  readonly zero: number | null
}

function readTest(
  rows: readonly TableRow[],
  start: TableRow | undefined,
  factors: Factors,
  report: Report,
): Mark[] {
  const [row] = rows
  const depth = row ? readDepth(row, [DEPTH]) : null
  if (!row) return []
  if (depth === null) {
    const count = rows.length > 1 ? { count: rows.length } : {}
    report({
      kind: 'no-depth',
      table: READINGS,
      top: null,
      base: null,
      row,
      ...count,
      ...unreadDepth(row, [DEPTH]),
    })
    return []
  }
  const readings = readRows(rows, depth, factors.penetration ?? 1, report)
  const { steps, disagreements } = penetrometerSteps(readings, zeroOf(start, factors.zero))
  for (const { reading, text } of disagreements)
    report({ kind: 'disagreement', table: READINGS, top: depth, base: depth, row: reading.row, text })
  return steps.map(({ reading, from, to, rate }) => ({
    row: reading.row,
    top: metresBelow(depth, from),
    base: metresBelow(depth, to),
    series: 'rate',
    run: penetrometerTestOf(reading.row),
    value: Number(rate.toPrecision(6)),
    label: penetrationRateText(rate),
  }))
}

/** Rows whose blows or penetration is no number are reported, equal texts once. */
function readRows(rows: readonly TableRow[], depth: number, factor: number, report: Report): Reading[] {
  const read = rows.map((row) => readRow(row, factor))
  const unread = read.filter((one) => 'text' in one)
  for (const [text, [first, ...others]] of Map.groupBy(unread, (one) => one.text))
    report({
      ...{ kind: 'unread', table: READINGS, top: depth, base: depth, row: first?.row ?? null, text },
      ...(others.length > 0 && { count: others.length + 1 }),
    })
  return read.filter((one) => 'blows' in one)
}

function readRow(row: TableRow, factor: number): Reading | { readonly row: TableRow; readonly text: string } {
  const stated = [BLOWS, PENETRATION].map((heading) => ({ heading, text: readValue(row, [heading]) }))
  const [blows = null, penetration = null] = stated.map(({ text }) => readNumber(text))
  if (blows !== null && penetration !== null && blows >= 0)
    return { row, blows, penetration: Number((penetration * factor).toPrecision(9)) }
  const { heading, text } = (penetration === null ? stated[1] : stated[0]) ?? { heading: '', text: '' }
  return { row, text: text === '' ? laneWords.notStated(heading) : `${heading} ${text}` }
}

function zeroOf(start: TableRow | undefined, factor: number | null): number | null {
  const stated = start ? readNumber(readValue(start, [ZERO])) : null
  return stated === null || factor === null ? null : stated * factor
}

/** Metres; penetrations are in millimetres. */
const metresBelow = (depth: number, millimetres: number): number =>
  Number(formatDecimals(depth + millimetres / 1000, 4))
