import {
  isPenetrometer,
  READING_LIMITS,
  readNumber,
  repeatedVaneLimit,
  vanePeak,
  vaneRemoulded,
  vaneSeries,
  vaneStatement,
} from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'

const DEPTH = ['IVAN_DPTH'] as const
const VALUES = ['IVAN_IVAN', 'IVAN_IVAR', 'IVAN_IPEN'] as const

/**
 * In-situ vane: undrained shear strength, peak, residual and remoulded, kPa. A result stated only in a remark
 * is written in its words; a test without a result is marked `–`.
 */
export const strength: LaneDefinition = {
  id: 'strength',
  kind: 'points',
  tables: ['IVAN'],
  minScaleEnd: 50,
  limits: READING_LIMITS.strength,
  read(tables, report, unitOf) {
    const marks = readSeries(tables, ['IVAN'], DEPTH, {
      series: { peak: ['IVAN_IVAN'], remoulded: ['IVAN_IVAR'] },
      unit: 'kPa',
      unitOf,
      report,
    })
    reportZeros(tables, report)
    const read = marks.flatMap(vaneMark)
    reportLimit(read, report)
    return [...read, ...testsWithoutResult(tables, report)]
  },
}

const STRENGTHS = { IVAN_IVAN: vanePeak, IVAN_IVAR: vaneRemoulded } as const

/** The mark in the series stated in the row; none for a strength of 0, or of a penetrometer. */
function vaneMark(mark: Mark): Mark[] {
  const { data } = mark.row
  if (mark.series !== 'peak') return vaneRemoulded(data) === '' ? [] : [mark]
  if (vanePeak(data) === '' || isPenetrometer(data)) return []
  return [{ ...boundedByRemark(mark), series: vaneSeries(data) }]
}

/** A lower bound where the remark states that the instrument could not measure more. */
export function boundedByRemark(mark: Mark): Mark {
  const stated = vanePeak(mark.row.data)
  const isAtLimit = mark.bound === undefined && stated !== '' && stated !== readValue(mark.row, ['IVAN_IVAN'])
  return isAtLimit ? { ...mark, bound: 'lower', label: `${mark.label}+` } : mark
}

/** Equal greatest strengths are drawn as stated, since nothing states that the instrument ended there. */
function reportLimit(marks: readonly Mark[], report: (finding: Finding) => void) {
  const values = marks.flatMap(({ series, value, bound }) =>
    series === 'peak' && bound === undefined ? (value ?? []) : [],
  )
  const limit = repeatedVaneLimit(values)
  if (limit === null) return
  const at = { table: 'IVAN', top: null, base: null, row: null }
  report({ kind: 'at-limit', ...at, text: `${limit.value} kPa`, count: limit.tests })
}

/** Programs write 0 for a strength that was not measured. */
function reportZeros(tables: Tables, report: (finding: Finding) => void) {
  for (const [text, strengthOf] of Object.entries(STRENGTHS)) {
    const stated = rowsOf(tables, ['IVAN']).filter(
      (row) => readValue(row, [text]) !== '' && !(text === 'IVAN_IVAN' && isPenetrometer(row.data)),
    )
    const zeros = stated.filter(({ data }) => strengthOf(data) === '')
    const found = { table: 'IVAN', top: null, base: null, row: null, text }
    if (zeros.length === 0) continue
    if (zeros.length === stated.length) report({ kind: 'all-zero', ...found })
    else report({ kind: 'zero', ...found, count: zeros.length })
  }
}

/** Rows that state the result, or the reason for none, in words only: `V= 120 kPa`, `Too stiff for HV`. */
const testsWithoutResult = (tables: Tables, report: (finding: Finding) => void): Mark[] =>
  rowsOf(tables, ['IVAN']).flatMap((row): Mark[] => {
    const depth = readDepth(row, DEPTH)
    if (depth === null) return []
    const at = { top: depth, base: depth, row }
    const statement = vaneStatement(row.data)
    if (statement === '') return hasValue(row.data) ? [] : [{ ...at, label: '–', series: 'peak' }]
    report({ kind: 'unread', table: row.table, ...at, text: `IVAN_REM ${statement}` })
    return [{ ...at, label: statement, series: 'stated' }]
  })

/** 0 is no strength, but may be what a penetrometer reads. */
const hasValue = (data: Readonly<Record<string, string>>): boolean =>
  VALUES.some((heading) => {
    const text = data[heading]?.trim() ?? ''
    return text !== '' && (readNumber(text) !== 0 || (heading === 'IVAN_IVAN' && isPenetrometer(data)))
  })
