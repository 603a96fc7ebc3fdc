import type { TableRow } from '@groundsheet/contract'
import {
  conversionFactor,
  headingLimit,
  isConeTest,
  isInvalidNumber,
  isPossibleDepth,
  isWithinLimits,
  READING_LIMITS,
  readMeasure,
  readNumber,
  readSpt,
  sptLogText,
  vanePeak,
  vaneRemoulded,
  vaneSeries,
  vaneStatement,
  vaneType,
  readCasingAndWater,
  blowsOf,
  type SptReading,
  type VaneSeries,
  type UnitOf,
} from '@groundsheet/readings'
import { distinctTests } from '../distinct-tests.ts'
import type { Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { powerText } from './power-text.ts'
import { pressuremeterResult } from './pressuremeter.ts'
import { TEST_DEPTHS } from './printed-depths.ts'

/** A test in the hole as printed beside its depth. Metres below ground level. */
export interface InSituTest {
  readonly row: TableRow
  readonly top: number
  readonly base: number
  /** Abbreviation of the test: `SPT`, `SPT(C)`, `HV`. */
  readonly type: string
  /** Ends with `*` if the row contradicts itself: the findings of the log name its statements. */
  readonly result: string
  readonly isContradictory: boolean
  /** Depths of casing and water as in the file, water also as `dry`; empty if there is none. */
  readonly casing: string
  readonly water: string
}

/** Words of the viewer in results of vane tests. */
interface VaneWords {
  readonly series: Readonly<Record<Exclude<VaneSeries, 'peak'>, string>>
  /** `strength`: as stated, after that of the peak. */
  readonly withRemoulded: (strength: string) => string
}

interface Definition {
  readonly table: string
  readonly type: (row: TableRow) => string
  /** Headings of the depths; of AGS 4 and AGS 3. */
  readonly top: readonly string[]
  readonly base: readonly string[]
  readonly result: (row: TableRow, unitOf: UnitOf, words: VaneWords) => string
  readonly isContradictory?: (row: TableRow) => boolean
  /** Depths of casing and water, which may be in words. */
  readonly beside?: (row: TableRow) => { readonly casing: string; readonly water: string }
}

const CONTRADICTION_MARK = ' *'
/** Rods sink no deeper under their own weight in one test. */
const MAX_SELF_WEIGHT_MM = 100_000

/** Tests by table: one entry each. */
const TEST_DEFINITIONS: readonly Definition[] = [
  {
    table: 'ISPT',
    type: (row) => (isConeTest(row.data) ? 'SPT(C)' : 'SPT'),
    top: ['ISPT_TOP'],
    base: [],
    result: (row) => (isPossibleSpt(readSpt(row.data)) ? sptLogText(row.data) : ''),
    isContradictory: (row) => readSpt(row.data).disagreement.length > 0,
    beside: ({ data }) => readCasingAndWater(data),
  },
  {
    table: 'IVAN',
    type: ({ data }) => vaneType(data),
    top: ['IVAN_DPTH'],
    base: [],
    result: (row, unitOf, words) => {
      const [series, remoulded] = [vaneSeries(row.data), vaneRemoulded(row.data)]
      const stated = vanePeak(row.data)
      const peak = stated && measured(row, 'IVAN_IVAN', 'kPa', unitOf, stated)
      const value = peak || vaneStatement(row.data)
      const kind = value === '' || series === 'peak' ? '' : ` (${words.series[series]})`
      const isShown =
        remoulded !== '' && isPossible('IVAN_IVAR', remoulded, unitOf('IVAN', 'IVAN_IVAR') || 'kPa')
      return `${value}${kind}${isShown ? ` (${words.withRemoulded(remoulded)})` : ''}`.trim()
    },
  },
  valueTest('IPEN', 'PP', ['IPEN_DPTH'], 'IPEN_IPEN', 'kPa'),
  {
    ...valueTest('IVAN', 'PP', ['IVAN_DPTH'], 'IVAN_IPEN', 'kPa'),
    // Programs write 0 beside a vane where no penetrometer was used. AGS 3.1, IVAN.
    result: (row, unitOf) =>
      readNumber(readValue(row, ['IVAN_IPEN'])) === 0 ? '' : measured(row, 'IVAN_IPEN', 'kPa', unitOf),
  },
  valueTest('IPID', 'PID', ['IPID_DPTH'], 'IPID_RES', 'ppm'),
  valueTest('ICBR', 'CBR', TEST_DEPTHS.ICBR, 'ICBR_ICBR', '%'),
  permeabilityTest('IPRG'),
  permeabilityTest('IPRM'),
  pressuremeterTest('PMTG'),
  pressuremeterTest('PRTG'),
  valueTest('IDEN', 'Den', TEST_DEPTHS.IDEN, 'IDEN_IDEN', 'Mg/m3'),
]

/** A test that has one value with a unit. */
function valueTest(table: string, type: string, top: readonly string[], heading: string, usual: string) {
  return {
    table,
    type: () => type,
    top,
    base: [],
    result: (row: TableRow, unitOf: UnitOf) => measured(row, heading, usual, unitOf),
  }
}

/** IPRG of AGS 4, IPRM of AGS 3. */
function permeabilityTest(table: 'IPRG' | 'IPRM'): Definition {
  const heading = `${table}_IPRM`
  return {
    ...valueTest(table, 'k', [`${table}_TOP`], heading, 'm/s'),
    base: [`${table}_BASE`],
    result: (row, unitOf) => {
      const [value = '', unit] = measured(row, heading, 'm/s', unitOf).split(/ (?=\S+$)/)
      return unit === undefined ? value : `${powerText(value)} ${unit}`
    },
  }
}

/** PMTG of AGS 4, PRTG of AGS 3. */
function pressuremeterTest(table: 'PMTG' | 'PRTG'): Definition {
  return {
    ...valueTest(table, 'PMT', TEST_DEPTHS[table], '', ''),
    result: (row, unitOf) => pressuremeterResult((heading, usual) => measured(row, heading, usual, unitOf)),
  }
}

/** Impossible readings are listed, by their lane or by the import, and not printed as results. */
function isPossible(heading: string, text: string, unit: string): boolean {
  const [limit, measure] = [headingLimit(heading), readMeasure(text)]
  if (limit === null || measure === null) return !isInvalidNumber(text)
  return isWithinLimits(measure.value * (conversionFactor(unit, limit.unit) ?? 1), limit)
}

function isPossibleSpt({ result, selfWeight }: SptReading): boolean {
  const isText = result.kind === 'unread' && result.text.split(/[^\w.+#-]+/).some(isInvalidNumber)
  const isSunk = (selfWeight ?? 0) <= MAX_SELF_WEIGHT_MM
  return !isText && isSunk && isWithinLimits(blowsOf(result), READING_LIMITS.spt)
}

/** `45 kPa`; the unit of the file, else the usual one. */
function measured(
  row: TableRow,
  heading: string,
  usual: string,
  unitOf: UnitOf,
  stated = readValue(row, [heading]),
): string {
  const unit = unitOf(row.table, heading) || usual
  const value = isPossible(heading, stated, unit) ? stated : ''
  return value === '' ? '' : /^[<>]?\s*[\d.]/.test(value) ? `${value} ${unit.replace('kN/m2', 'kPa')}` : value
}

/** Codes of the tables that tests are read from. */
export const IN_SITU_TABLES: readonly string[] = [...new Set(TEST_DEFINITIONS.map(({ table }) => table))]

/**
 * Every test with a depth and a result, from the ground down; several at one depth are one, with all results.
 */
export function readInSituTests(stated: Tables, words: VaneWords, unitOf: UnitOf = () => ''): InSituTest[] {
  const { tables } = distinctTests(stated)
  const tests = TEST_DEFINITIONS.flatMap((definition) =>
    rowsOf(tables, [definition.table]).flatMap((row) => readTest(definition, row, unitOf, words)),
  )
  const merged = Map.groupBy(tests, ({ type, top, base }) => `${type} ${top} ${base}`)
  return [...merged.values()].flatMap(joinTests).sort((a, b) => a.top - b.top || a.base - b.base)
}

function readTest(definition: Definition, row: TableRow, unitOf: UnitOf, words: VaneWords): InSituTest[] {
  const top = readDepth(row, definition.top)
  const text = definition.result(row, unitOf, words)
  if (top === null || text === '') return []
  const isContradictory = definition.isContradictory?.(row) ?? false
  const result = isContradictory ? `${text}${CONTRADICTION_MARK}` : text
  const base = Math.max(top, readDepth(row, definition.base) ?? top)
  const { casing, water } = definition.beside?.(row) ?? { casing: '', water: '' }
  const possible = (text: string) => (isPossibleLevelText(text) ? text : '')
  const lengths = { casing: possible(casing), water: possible(water) }
  return [{ row, top, base, type: definition.type(row), result, isContradictory, ...lengths }]
}

/** Casing and water: words, or a possible depth. */
function isPossibleLevelText(text: string): boolean {
  const depth = readNumber(text)
  return depth === null ? !isInvalidNumber(text) : isPossibleDepth(depth)
}

function joinTests(tests: readonly InSituTest[]): InSituTest[] {
  const [first] = tests
  if (!first) return []
  const isContradictory = tests.some((test) => test.isContradictory)
  return [{ ...first, isContradictory, result: joinResults(tests.map(({ result }) => result)) }]
}

/** A number with its unit. */
const QUANTITY = /^([<>]?\s*[\d.]+(?:e[-+]?\d+|×10⁻?[⁰¹²³⁴-⁹]+)?) (\S+)$/i
/** `30, 36, 36 kPa`: a unit that all results have is stated once. */
function joinResults(results: readonly string[]): string {
  const quantities = results.map((result) => QUANTITY.exec(result))
  const unit = quantities[0]?.[2]
  return unit === undefined || quantities.some((each) => each?.[2] !== unit)
    ? results.join(', ')
    : `${quantities.map((each) => each?.[1]).join(', ')} ${unit}`
}
