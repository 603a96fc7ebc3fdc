import type { TableRow } from '@groundsheet/contract'
import {
  findImpossibleRecoveries,
  isSpacing,
  isWithinLimits,
  READING_LIMITS,
  readMeasure,
  statesSpacings,
} from '@groundsheet/readings'
import { findCoreDiameters } from '../find-core-diameters.ts'
import { findImpossible } from '../find-impossible.ts'
import { leaveOutZeros } from '../leave-out-zeros.ts'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { placeOf, readRanges, readValue, rowsOf } from '../read-depth.ts'
import { seriesReader } from '../read-series.ts'
import { laneWords } from './lane-words.ts'

const RUN = [['CORE_TOP'], ['CORE_BASE', 'CORE_BOT']] as const
const FRACTURED = [
  ['FRAC_FROM', 'FRAC_TOP'],
  ['FRAC_TO', 'FRAC_BASE'],
] as const
const QUALITIES = { TCR: ['CORE_PREC'], SCR: ['CORE_SREC'], RQD: ['CORE_RQD'] }

/** Total and solid core recovery and rock quality designation of each run, %. */
export const core: LaneDefinition = {
  id: 'core',
  kind: 'steps',
  tables: ['CORE'],
  minScaleEnd: 100,
  limit: 100,
  limits: READING_LIMITS.recovery,
  read(tables, report, unitOf) {
    const marksOf = seriesReader({ series: QUALITIES, unit: '%', unitOf, report })
    const runs = readRanges(tables, ['CORE'], RUN, report, () => ({}))
    findCoreDiameters(runs, unitOf).forEach(report)
    return runs.flatMap((run) => {
      const { row, top, base } = run
      const text = findImpossibleRecoveries(row.data)
        .map(({ text }) => text)
        .join(', ')
      if (text !== '') report({ kind: 'impossible', table: row.table, top, base, row, text })
      return marksOf(row, run)
    })
  },
}

/** Non-intact, no recovery, not applicable, assessed zone of core loss: written instead of a number. */
const UNCOUNTED = /^(?:(?:n\.?(?:i|r|a)|n\/a|azcl)\.?(?:\s*\/\s*|$))+$/i

/** Fractures a metre; `NI` and similar, and spacings in place of an index, are written as stated. */
export const fractures: LaneDefinition = {
  id: 'fractures',
  kind: 'steps',
  tables: ['FRAC'],
  minScaleEnd: 20,
  limits: READING_LIMITS.fractures,
  read(tables, report, unitOf) {
    const rows = rowsOf(tables, ['FRAC'])
    if (statesSpacings(rows.map(({ data }) => data))) return readSpacingsOfIndex(tables, report)
    const marksOf = seriesReader({ series: { FI: ['FRAC_FI'] }, unit: '', unitOf, report, words: UNCOUNTED })
    const marks = readRanges(tables, ['FRAC'], FRACTURED, report, () => ({})).flatMap((range) =>
      marksOf(range.row, range),
    )
    // Programs write 0 in every row if spacings were measured instead of the index.
    return hasSpacing(rows) ? [...leaveOutZeros(marks, 'FRAC_FI', report)] : marks
  },
}

/** Rows that a finding names by depth. */
const MAX_NAMED_DEPTHS = 3

/** The texts of a column FRAC_FI that states spacings, and one finding for all numbers in it. */
function readSpacingsOfIndex(tables: Tables, report: (finding: Finding) => void): Mark[] {
  const marks = readRanges(tables, ['FRAC'], FRACTURED, report, (row) => ({
    label: readValue(row, ['FRAC_FI']),
    series: 'FI',
  })).filter(({ label }) => label !== '')
  const spacings = marks.filter(({ label }) => isSpacing(label))
  const text = laneWords.indexIsSpacing
  const [first = null] = spacings
  report({
    ...{ kind: 'impossible', table: 'FRAC', top: first?.top ?? null, base: first?.base ?? null },
    ...{ row: first?.row ?? null, text, count: spacings.length },
    depths: spacings.slice(0, MAX_NAMED_DEPTHS).map(({ top }) => ({ depth: top, rows: 1 })),
  })
  for (const { row, top, base, label } of marks)
    if (!isSpacing(label) && !UNCOUNTED.test(label))
      report({ kind: 'unread', table: row.table, top, base, row, text: `FRAC_FI ${label}` })
  // In quotation marks a number is text of the file, not an index.
  return marks.map((mark) => (readMeasure(mark.label) ? { ...mark, label: `“${mark.label}”` } : mark))
}

const SPACINGS = { min: ['FRAC_IMIN'], average: ['FRAC_IAVE'], max: ['FRAC_IMAX'] } as const

const hasSpacing = (rows: readonly TableRow[]): boolean =>
  rows.some((row) => (readMeasure(readValue(row, SPACINGS.average))?.value ?? 0) > 0)

/**
 * Fracture spacing, mm: minimum, average and maximum, as `10/75/180`; `NI` and similar are written as stated.
 * AGS 3.1 and AGS 4.1.1, FRAC_IMIN, FRAC_IAVE and FRAC_IMAX; fracture state by BS 5930:2015+A1:2020.
 */
export const fractureSpacing: LaneDefinition = {
  id: 'spacing',
  kind: 'ranges',
  tables: ['FRAC'],
  read(tables, report, unitOf) {
    // Depths are reported with the fracture index.
    const ranges = readRanges(
      tables,
      ['FRAC'],
      FRACTURED,
      () => undefined,
      () => ({}),
    )
    const marksOf = seriesReader({ series: SPACINGS, unit: 'mm', unitOf, report, words: UNCOUNTED })
    const isPossible = ({ value = 0 }: Mark) => isWithinLimits(value, READING_LIMITS.spacing)
    const stated = ranges.map((range) => marksOf(range.row, range))
    const impossible = stated.flat().filter((mark) => !isPossible(mark))
    findImpossible(impossible, laneWords.otherSpacing(READING_LIMITS.spacing.max)).forEach(report)
    const read = stated.map((marks) => marks.filter(isPossible))
    if (leaveOutZeros(read.flat(), SPACINGS.average[0], report).length === 0) return []
    findDisordered(read).forEach(report)
    return read.flatMap((marks): Mark[] => {
      const [first] = marks
      if (!first) return []
      const { row } = first
      // `NI` in place of the index too is written once, with the index.
      const index = readValue(row, ['FRAC_FI'])
      const isWord = marks.every(({ value }) => value === undefined)
      if (isWord && index !== '' && readMeasure(index) === null) return []
      return [{ row, ...placeOf(first), series: 'spacing', label: joinSpacings(marks) }]
    })
  },
}

/** One finding for all rows whose average is below their minimum or above their maximum. */
function findDisordered(rows: readonly (readonly Mark[])[]): Finding[] {
  const disordered = rows.flatMap((marks): Mark[] => {
    const [first] = marks
    const values = Object.keys(SPACINGS).flatMap((id) => {
      const value = marks.find(({ series }) => series === id)?.value ?? 0
      return value > 0 ? [value] : []
    })
    const isDisordered = values.some((value, index) => value < (values[index - 1] ?? 0))
    return first && isDisordered ? [{ ...first, label: joinSpacings(marks) }] : []
  })
  return findImpossible(disordered, laneWords.orderOfSpacings, laneWords.spacings)
}

/** The three in order, `–` for one that is not stated; a word without numbers is written alone. */
function joinSpacings(marks: readonly Mark[]): string {
  const labels = Object.keys(SPACINGS).map((id) => marks.find(({ series }) => series === id)?.label ?? '–')
  const [only, ...others] = new Set(labels.filter((label) => label !== '–'))
  return only !== undefined && others.length === 0 && marks.every(({ value }) => value === undefined)
    ? only
    : labels.join('/')
}
