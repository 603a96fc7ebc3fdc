import { readMeasure } from '../measure/read-measure.ts'

type Values = Readonly<Record<string, string>>

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

/** `IVAN_IVAN` as stated, of the kind of `vaneSeries`; empty if not measured, as by 0. */
export const vanePeak = (data: Values): string => withoutZero(textOf(data, 'IVAN_IVAN'))

/** `IVAN_IVAR` as stated; empty if not measured, as by 0. */
export const vaneRemoulded = (data: Values): string => withoutZero(textOf(data, 'IVAN_IVAR'))

/** The remark of a row without a value, if it states a result in words; else empty. */
export function vaneStatement(data: Values): string {
  const remark = textOf(data, 'IVAN_REM')
  return vanePeak(data) === '' && STATED.test(remark) ? remark : ''
}

const withoutZero = (text: string): string => (readMeasure(text)?.value === 0 ? '' : text)
