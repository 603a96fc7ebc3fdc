import { conversionFactor } from '../measure/conversion-factor.ts'
import { measureLabel, readMeasure, type Measure } from '../measure/read-measure.ts'

/** Parts of a row that state one result of a laboratory. */
export interface StatedResult {
  /** ERES_RVAL, GCHM_RESL. */
  readonly value: string
  /** ERES_RTXT, GCHM_RTXT. */
  readonly text: string
  /** Unit of both: ERES_RUNI, GCHM_UNIT. */
  readonly unit: string
  /** ERES_IQLF and ERES_LQLF. */
  readonly qualifiers: readonly string[]
}

export interface ReportedResult {
  /** In the unit of the row, with its sign: `0.062`, `<25`; other text where that is no number. */
  readonly result: string
  /** Value and text contradict each other. */
  readonly isContradicted: boolean
}

/** A number, with or without a sign, and the unit behind it. */
const WITH_UNIT = /^((?:>=?|≥|<=?|≤)? ?[\d.]+(?:e[+-]?\d+)?) ?([^\d\s.].*)$/i
const SIGNIFICANT_DIGITS = 9

/**
 * The result as the laboratory reported it: the text, with its sign and all of its decimals. Where that is
 * blank or in words, the value, which a qualifier `<` or `>` makes a bound.
 * Source: AGS 4.1.1, ERES_RVAL, ERES_RTXT, ERES_IQLF and ERES_LQLF.
 */
export function readReportedResult({ value, text, unit, qualifiers }: StatedResult): ReportedResult {
  const sign = qualifiers.map((qualifier) => qualifier.trim()).find((one) => one === '<' || one === '>') ?? ''
  const number = readMeasure(value)
  const qualified = (written: string) => {
    const measure = readMeasure(written)
    return measure && measure.bound === undefined ? `${sign}${written.trim()}` : written.trim()
  }
  const reported = readText(text, unit)
  if (reported === null) return { result: qualified(value) || text.trim(), isContradicted: false }
  if (reported === OTHER_UNIT) return { result: text.trim(), isContradicted: number !== null }
  const result = qualified(reported)
  const stated = readMeasure(result)
  return { result, isContradicted: number !== null && stated !== null && !agree(number, stated, value) }
}

const OTHER_UNIT = Symbol('other-unit')

/** The text as a measure in the unit of the row; null: blank or in words. */
function readText(text: string, unit: string): string | typeof OTHER_UNIT | null {
  if (readMeasure(text)) return text.trim()
  const [, written = '', own = ''] = WITH_UNIT.exec(text.trim()) ?? []
  const measure = readMeasure(written)
  if (!measure) return null
  const factor = conversionFactor(own, unit)
  if (factor === null) return isUnit(own) ? OTHER_UNIT : null
  return measureLabel({ ...measure, value: Number((measure.value * factor).toPrecision(SIGNIFICANT_DIGITS)) })
}

/** Units of concentration and mass; any other words behind a number are a remark. */
const isUnit = (text: string): boolean =>
  /^(?:%|(?:[munµμ]|k)?g ?\/ ?(?:l|kg|m3)|pp[mb]v?)$/i.test(text.trim())

/** A value within the rounding of its decimals; of a bound, any value within it. */
function agree(number: Measure, stated: Measure, written: string): boolean {
  if (stated.bound === 'upper') return number.value <= stated.value
  if (stated.bound === 'lower') return number.value >= stated.value
  return Math.abs(number.value - stated.value) <= roundingOf(written)
}

function roundingOf(written: string): number {
  const [mantissa = '', exponent = '0'] = written.trim().toLowerCase().split('e')
  const decimals = mantissa.split('.')[1]?.length ?? 0
  // The least more than half a unit, for the noise of binary fractions.
  return 0.500_001 * 10 ** (Number(exponent) - decimals)
}
