import type { TableRow } from '@groundsheet/contract'
import { readDepth, readValue, type Tables } from '@groundsheet/logs'
import {
  conversionFactor,
  formatDecimals,
  formatDepth,
  INSTALLATION_HEADINGS,
  isWithinLimits,
  READING_LIMITS,
  readNumber,
  type UnitOf,
} from '@groundsheet/readings'
import type { Doubt, HoleOf, LeftOut, PlotPoint } from '../plot.ts'
import { plotWords } from '../plot-words.ts'

const words = plotWords.water

/** Depths that differ by no more than this agree, metres: some are measured from the top of the pipe. */
const TOLERANCE_M = 0.1
/** Ground level less depth and level are compared as decimals of the file, not as floating-point numbers. */
const ROUNDING_M = 1e-6
/**
 * With at least this many levels in a hole, of which most contradict the depths, the levels are wrong, not
 * the depths.
 */
const MIN_LEVELS = 3

const READINGS = ['MOND_RDNG', 'MONR_WDEP', 'POBS_DEP'] as const
/** `m`, `mOD`, `m AOD`. */
const LEVEL_UNIT = /^m ?(?:a?odn?)?$/i

export interface WaterFacts {
  readonly tables: Tables
  readonly unitOf: UnitOf
  readonly holeOf: HoleOf
}

export interface CheckedDepths {
  readonly points: readonly PlotPoint[]
  readonly leftOut: readonly LeftOut[]
  readonly doubts: readonly Doubt[]
}

/** One visit to one installation, AGS 4: its depth, head and level are separate rows. */
export const visitOf = ({ locationId, data }: TableRow): string =>
  [locationId, data.MONG_ID, data.MONG_DIS, data.MOND_DTIM].join('\n')

/**
 * Leaves out impossible readings of installations, with the contradiction. These are below the tip or the
 * hole, or differ from ground level less a stated level. Depths in metres.
 */
export function checkWaterDepths(points: readonly PlotPoint[], facts: WaterFacts): CheckedDepths {
  const levelOf = levelsOf(facts.tables)
  const checked = points.map((point) => ({
    point,
    below: beyondLimits(point) || belowBottom(point, facts),
    level: compareLevel(point, levelOf(point.row), facts),
  }))
  const untrusted = holesWithOtherLevels(checked)
  const hasDoubt = ({ point, level }: Checked) => level?.text && untrusted.has(point.row.locationId)
  const reasons = (one: Checked) =>
    [one.below, hasDoubt(one) ? '' : one.level?.text].filter(Boolean).join('; ')
  const describe = (one: Checked, why = '') => ({
    row: one.point.row,
    heading: READINGS.find((heading) => readValue(one.point.row, [heading]) !== '') ?? '',
    text: words.reading(formatDepth(one.point.top), why),
  })
  const [wrong, right] = [checked.filter(reasons), checked.filter((one) => !reasons(one))]
  return {
    points: right.map(({ point }) => point),
    leftOut: wrong.map((one): LeftOut => ({ kind: 'contradicted', ...describe(one, reasons(one)) })),
    doubts: right
      .filter(hasDoubt)
      .map((one): Doubt => ({ kind: 'disagreement', ...describe(one, one.level?.text) })),
  }
}

interface Checked {
  readonly point: PlotPoint
  /**
   * Why the depth is impossible: outside all limits, or below the tip or the hole. Empty: it is not, or
   * nothing is known.
   */
  readonly below: string
  /** Null if there is no level to compare; the text is empty if it agrees. */
  readonly level: { readonly text: string } | null
}

function beyondLimits({ top, note }: PlotPoint): string {
  const { waterDepth } = READING_LIMITS
  return note !== undefined || isWithinLimits(top, waterDepth)
    ? ''
    : words.beyondLimits(-waterDepth.min, waterDepth.max)
}

const differ = (one: number, other: number) => one - other > TOLERANCE_M + ROUNDING_M

function belowBottom({ row, top, series, note }: PlotPoint, { unitOf, holeOf }: WaterFacts): string {
  if (series !== 'monitored' || note !== undefined) return ''
  const heading = INSTALLATION_HEADINGS.depth.find((one) => readValue(row, [one]) !== '')
  const unit = heading === undefined ? '' : unitOf(row.table, heading)
  const factor = unit === '' ? 1 : conversionFactor(unit, 'm')
  const tip = heading === undefined || factor === null ? 0 : (readDepth(row, [heading]) ?? 0) * factor
  const end = holeOf(row.locationId)?.finalDepth ?? 0
  // A depth of 0 was not filled in.
  if (tip > 0 && differ(top, tip)) return words.belowTip(formatDepth(tip))
  return end > 0 && differ(top, end) ? words.belowHole(formatDepth(end)) : ''
}

function compareLevel({ row, top, series, note }: PlotPoint, level: number | null, { holeOf }: WaterFacts) {
  const ground = holeOf(row.locationId)?.groundLevel ?? null
  if (series !== 'monitored' || note !== undefined || level === null || ground === null) return null
  const depth = ground - level
  const agrees = !differ(depth, top) && !differ(top, depth)
  return { text: agrees ? '' : words.otherLevel(formatDecimals(level, 2), formatDecimals(depth, 2)) }
}

/**
 * MONR_LEV of AGS 3 may be the level of the instrument, or a ground level may be wrong: then most levels
 * differ.
 */
function holesWithOtherLevels(checked: readonly Checked[]): ReadonlySet<string> {
  const compared = Map.groupBy(
    checked.filter(({ level }) => level !== null),
    ({ point }) => point.row.locationId,
  )
  const isOther = (all: readonly Checked[]) =>
    all.length >= MIN_LEVELS && 2 * all.filter(({ level }) => level?.text).length > all.length
  return new Set([...compared].flatMap(([hole, all]) => (isOther(all) ? [hole] : [])))
}

/**
 * Stated level of the water of a reading, metres above datum. It is in its row in AGS 3, in a row of its
 * visit in AGS 4.
 */
function levelsOf(tables: Tables): (row: TableRow) => number | null {
  const rows = (tables.MOND ?? []).filter(
    ({ data }) => data.MOND_TYPE?.trim() === 'WLEV' && LEVEL_UNIT.test(data.MOND_UNIT?.trim() ?? ''),
  )
  const levels = new Map(rows.map((row) => [visitOf(row), readNumber(readValue(row, ['MOND_RDNG']))]))
  return (row) =>
    row.table === 'MOND' ? (levels.get(visitOf(row)) ?? null) : readNumber(readValue(row, ['MONR_LEV']))
}
