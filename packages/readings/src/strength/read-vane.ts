import { readMeasure } from '../measure/read-measure.ts'

type Values = Readonly<Record<string, string>>

/** The greatest of several strengths, in their unit, and the number of tests that have it. */
export interface RepeatedLimit {
  readonly value: number
  readonly tests: number
}

/** What a vane measured: at failure, after large displacement, or after remoulding. BS EN ISO 22476-9. */
export type VaneSeries = 'peak' | 'residual' | 'remoulded'

/**
 * A remark that states the kind of `IVAN_IVAN` in its row: `Residual Result`, `Remoulded`; not one with
 * figures.
 */
const RESULT_KIND =
  /^\W*(?:vane\s+)?(residual|remou?lded)\b(?!\s+soils?\b)(?!.*\bpeak\b)(?!.*\d\s*k(?:Pa|N))(?!.*[=:]\s*\d)/i
/** A remark that states a result in words: `V= 120 kPa`. */
const STATED = /\bV\s*=\s*(?:[<>]\s*)?\d|\d\s*k(?:Pa\b|N\s*\/)/i

/**
 * A remark that the strength ended the scale of the instrument: `off scale`, `Max value`, `+`. With a figure
 * it may be of something else.
 */
const AT_LIMIT = new RegExp(
  String.raw`^(?:\+|max(?:imum)?\.?\s+(?:value|reading)\.?)$|\boff\s+(?:the\s+)?scale\b|` +
    String.raw`\bmax(?:imum)?\.?\s+on\s+(?:the\s+)?(?:scale|gauge|dial)\b|` +
    String.raw`\bexceed\w*\s+(?:the\s+)?(?:max(?:imum)?|range|limit|capacity|scale)\b`,
  'i',
)
const PLAIN_NUMBER = /^\d+(?:\.\d*)?$/
/** The fewest tests with the greatest strength that are listed. */
export const MIN_TESTS_AT_LIMIT = 5

const textOf = (data: Values, heading: string): string => data[heading]?.trim() ?? ''

/**
 * The kind of `IVAN_IVAN` in a row. `Remoulded` beside a value in `IVAN_IVAR` describes that value.
 * Source: AGS 3.1 and AGS 4.1.1, IVAN; files state residual tests in separate rows, by `IVAN_REM`.
 */
export function vaneSeries(data: Values): VaneSeries {
  const kind = RESULT_KIND.exec(textOf(data, 'IVAN_REM'))?.[1]?.toLowerCase()
  if (kind === undefined) return 'peak'
  if (kind === 'residual') return 'residual'
  return vaneRemoulded(data) === '' ? 'remoulded' : 'peak'
}

/**
 * `IVAN_IVAN` as stated, of the kind of `vaneSeries`; empty if not measured, as by 0. `140+` where the remark
 * says that the instrument could not measure more.
 */
export function vanePeak(data: Values): string {
  const stated = withoutZero(textOf(data, 'IVAN_IVAN'))
  const isAtLimit = PLAIN_NUMBER.test(stated) && AT_LIMIT.test(textOf(data, 'IVAN_REM'))
  return isAtLimit ? `${stated}+` : stated
}

/**
 * The greatest strength where it is probably the limit of the instrument: five tests or more have it. Null:
 * fewer have it. `strengths`: exact values, not bounds. The limit of a vane depends on its size.
 * BS EN ISO 22476-9.
 */
export function repeatedVaneLimit(strengths: readonly number[]): RepeatedLimit | null {
  const value = strengths.reduce((max, one) => Math.max(max, one), 0)
  const tests = strengths.filter((one) => one === value).length
  return value > 0 && tests >= MIN_TESTS_AT_LIMIT ? { value, tests } : null
}

/** How a strength was measured: with a vane by hand or in a borehole, a vane not named, or a penetrometer. */
export type VaneType = 'HV' | 'BV' | 'Vane' | 'PP'

const VANE_TYPES: readonly (readonly [RegExp, VaneType])[] = [
  [/^PP\b|penetrometer/i, 'PP'],
  [/^B(?:H)?V\b|borehole/i, 'BV'],
  [/^HV\b|hand|field/i, 'HV'],
]

/** A remark that is the type of the test and nothing else: `HV`, `Pocket penetrometer`. */
const TYPE_ONLY =
  /^(?:[HB]H?V|PP|(?:hand|field|borehole)\s+vane|(?:pocket|hand)\s+penetrometer)(?:\s+test)?\W*$/i

/** By `IVAN_TYPE`, or a remark that is one, since AGS 3.1 has no such heading. Source: AGS 4.1.1, IVAN. */
export function vaneType(data: Values): VaneType {
  const [stated, remark] = [textOf(data, 'IVAN_TYPE'), textOf(data, 'IVAN_REM')]
  const type = stated === '' && TYPE_ONLY.test(remark) ? remark : stated
  return VANE_TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'Vane'
}

/** Its `IVAN_IVAN` is the reading of a hand penetrometer, which is no vane strength and no cu. */
export const isPenetrometer = (data: Values): boolean => vaneType(data) === 'PP'

/** `IVAN_IVAR` as stated; empty if not measured, as by 0. */
export const vaneRemoulded = (data: Values): string => withoutZero(textOf(data, 'IVAN_IVAR'))

/** The remark of a row without a value, if it states a result in words; else empty. */
export function vaneStatement(data: Values): string {
  const remark = textOf(data, 'IVAN_REM')
  return vanePeak(data) === '' && STATED.test(remark) ? remark : ''
}

const withoutZero = (text: string): string => (readMeasure(text)?.value === 0 ? '' : text)
