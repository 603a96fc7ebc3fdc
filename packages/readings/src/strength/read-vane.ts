import { readMeasure } from '../measure/read-measure.ts'

type Values = Readonly<Record<string, string>>

/** What a vane measured: at failure, after large displacement, or after remoulding. BS EN ISO 22476-9. */
export type VaneSeries = 'peak' | 'residual' | 'remoulded'

/** A remark that says what `IVAN_IVAN` of its row is: `Residual Result`, `Remoulded`; not one that states figures. */
const RESULT_KIND =
  /^\W*(?:vane\s+)?(residual|remou?lded)\b(?!\s+soils?\b)(?!.*\bpeak\b)(?!.*\d\s*k(?:Pa|N))(?!.*[=:]\s*\d)/i
/** A remark that states a result in words: `V= 120 kPa`. */
const STATED = /\bV\s*=\s*(?:[<>]\s*)?\d|\d\s*k(?:Pa\b|N\s*\/)/i

const say = (data: Values, heading: string): string => data[heading]?.trim() ?? ''

/**
 * What `IVAN_IVAN` of a row is. `Remoulded` beside a value in `IVAN_IVAR` describes that one.
 * Source: AGS 3.1 and AGS 4.1.1, IVAN; files state residual tests as rows of their own, by `IVAN_REM`.
 */
export function vaneSeries(data: Values): VaneSeries {
  const kind = RESULT_KIND.exec(say(data, 'IVAN_REM'))?.[1]?.toLowerCase()
  if (kind === undefined) return 'peak'
  if (kind === 'residual') return 'residual'
  return vaneRemoulded(data) === '' ? 'remoulded' : 'peak'
}

/** `IVAN_IVAR` as stated; empty where nothing was measured, as by 0. */
export const vaneRemoulded = (data: Values): string => withoutZero(say(data, 'IVAN_IVAR'))

/** The remark of a row that has no value, where it states a result in words; else empty. */
export function vaneStatement(data: Values): string {
  const remark = say(data, 'IVAN_REM')
  return say(data, 'IVAN_IVAN') === '' && STATED.test(remark) ? remark : ''
}

const withoutZero = (text: string): string => (readMeasure(text)?.value === 0 ? '' : text)
