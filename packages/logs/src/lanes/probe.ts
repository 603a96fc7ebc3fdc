import type { TableRow } from '@groundsheet/contract'
import {
  headingFactor,
  isWithinLimits,
  READING_LIMITS,
  type ProbeIncrement,
  probeIncrements,
  readMeasure,
  type UnitOf,
} from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { leaveOutZeros } from '../leave-out-zeros.ts'
import { distinctRuns, probeTestOf } from '../probe-runs.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'
import { findingWords } from '../finding-words.ts'
import { laneWords } from './lane-words.ts'

type Report = (finding: Finding) => void

interface Reading {
  readonly row: TableRow
  readonly depth: number
  readonly stated: number | null
}

/**
 * Blows of dynamic probes for each increment, a run for each test. Blows of an increment that was not
 * completed are a lower bound. A row without blows has a mark without a value. BS EN ISO 22476-2; AGS 4,
 * DPRB.
 */
export function readProbes(tables: Tables, report: Report, unitOf: UnitOf): Mark[] {
  const readings = readRows(tables, report, unitOf)
  return distinctRuns(readings, report).flatMap((test) => readTest(test, report))
}

/** Blows of a dynamic probe for each increment. */
export const probe: LaneDefinition = {
  id: 'probe',
  kind: 'increments',
  tables: ['DPRB'],
  minScaleEnd: 20,
  limits: READING_LIMITS.probe,
  read: (tables, report, unitOf) => leaveOutUncounted(readProbes(tables, report, unitOf), report),
}

/**
 * Where no row has blows, as of peat probes, there is no lane: an empty one would look like 0 blows. The rows
 * are one finding.
 */
function leaveOutUncounted(marks: Mark[], report: Report): Mark[] {
  const [first] = marks
  // The label of a mark with blows is not empty either.
  if (!first || marks.some(({ label }) => label !== '')) return marks
  const { row, top } = first
  const base = marks.at(-1)?.top ?? top
  report({ kind: 'unread', table: row.table, top, base, row, text: '', count: marks.length })
  return []
}

/** Rows with a depth, and the increments that they state in millimetres. */
function readRows(tables: Tables, report: Report, unitOf: UnitOf): Reading[] {
  const unit = unitOf('DPRB', 'DPRB_INC')
  const factor = headingFactor('DPRB_INC', unit, 'mm')
  const rows = rowsOf(tables, ['DPRB'])
  if (factor === null && rows.some((row) => readValue(row, ['DPRB_INC']) !== ''))
    report({
      kind: 'unit',
      table: 'DPRB',
      top: null,
      base: null,
      row: null,
      text: findingWords.inUnit('DPRB_INC', unit),
    })
  return rows.flatMap((row) => {
    const depth = readDepth(row, ['DPRB_DPTH'])
    const where = { table: row.table, top: depth, base: depth, row }
    if (depth === null) report({ kind: 'no-depth', ...where })
    if (depth === null) return []
    const text = readValue(row, ['DPRB_INC'])
    const increment = readMeasure(text)
    if (text !== '' && increment === null) report({ kind: 'unread', ...where, text: `DPRB_INC ${text}` })
    const millimetres = (increment?.value ?? 0) * (factor ?? 0)
    const isPossible = isWithinLimits(millimetres, READING_LIMITS.probeIncrement)
    if (!isPossible) report({ kind: 'impossible', ...where, text: laneWords.increment(text) })
    return [{ row, depth, stated: isPossible && millimetres > 0 ? millimetres : null }]
  })
}

function readTest(readings: readonly Reading[], report: Report): Mark[] {
  const test = readings.toSorted((a, b) => a.depth - b.depth)
  const { increments, disagreement } = probeIncrements(test)
  const [first] = test
  if (first && disagreement !== '') {
    const { row, depth: top } = first
    report({ kind: 'disagreement', table: row.table, top, base: top, row, text: disagreement })
  }
  const isStated = test.some(({ stated }) => stated !== null)
  const marks = test.map((reading, index) => markOf(reading, increments[index], isStated, report))
  reportUnread(marks, report)
  return marks
}

/**
 * `isStated`: the test states increments; blows of others have none, since the distance of readings proves
 * none.
 */
function markOf(
  { row, depth }: Reading,
  increment: ProbeIncrement | undefined,
  isStated: boolean,
  report: Report,
): Mark {
  const { base = depth, length = null, isPart = false, disagreement = '' } = increment ?? {}
  if (disagreement !== '')
    report({ kind: 'disagreement', table: row.table, top: depth, base, row, text: disagreement })
  const blows = readValue(row, ['DPRB_BLOW'])
  const measure = readMeasure(blows)
  const mark = { row, top: depth, base, series: 'blows', run: probeTestOf(row) }
  if (measure === null) return { ...mark, label: blows }
  const counted = { ...measure, ...(length !== null && isStated && { increment: length }) }
  return isPart
    ? { ...mark, ...counted, bound: 'lower', label: `${blows}/${length ?? ''} mm` }
    : { ...mark, ...counted, label: blows }
}

/** Texts in place of blows. Equal consecutive ones are one finding: files have thousands of `-`. */
function reportUnread(marks: readonly Mark[], report: Report) {
  let first: Mark | null = null
  marks.forEach((mark, index) => {
    const next = marks[index + 1]
    first ??= mark
    if (next && next.value === mark.value && next.label === mark.label) return
    if (mark.value === undefined && mark.label !== '')
      report({
        kind: 'unread',
        table: mark.row.table,
        top: first.top,
        base: mark.base,
        row: first.row,
        text: `DPRB_BLOW ${mark.label}`,
      })
    first = null
  })
}

/** Torque to turn the rods, Nm. If all values are zero it was not measured: no lane, and a finding. */
export const torque: LaneDefinition = {
  id: 'torque',
  kind: 'bars',
  tables: ['DPRB'],
  minScaleEnd: 50,
  limits: READING_LIMITS.torque,
  read(tables, report, unitOf) {
    // Runs are reported with their blows.
    const runs = distinctRuns(
      readRows(tables, () => undefined, unitOf),
      () => undefined,
    )
    const DPRB = runs.flatMap((run) => run.map(({ row }) => row))
    const marks = readSeries({ DPRB }, ['DPRB'], ['DPRB_DPTH'], {
      series: { torque: ['DPRB_TORQ'] },
      unit: 'Nm',
      unitOf,
      report,
    })
    return [...leaveOutZeros(marks, 'DPRB_TORQ', report)]
  },
}
