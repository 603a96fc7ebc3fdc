import type { Values } from './row-values.ts'

/** `(C)` or `(S)`, as ISPT_TYPE has them. */
const BRACKETED = / ?\(([CS])\)/i
/** Files write `CPT` for a test with the cone; `SPT` is the name of both kinds of test. */
const NAMED = /\b([CS])PT\b ?/i
/** `Nc=20`, `C=12`: the N of a test with the cone. */
const CONE_N = /^(?:Nc|C) ?(?==)/i

/** Extracts the type of the test from the text of its result: `N=20 (C)` is `N=20` of type C. */
export function takeReportType(text: string): { readonly type: '' | 'C' | 'S'; readonly rest: string } {
  const bracketed = BRACKETED.exec(text)?.[1]?.toUpperCase()
  const named = NAMED.exec(text)?.[1]?.toUpperCase()
  const isCone = bracketed === 'C' || (bracketed === undefined && (named === 'C' || CONE_N.test(text)))
  const type = isCone ? 'C' : bracketed === 'S' ? 'S' : ''
  return { type, rest: text.replace(BRACKETED, '').replace(NAMED, '').replace(CONE_N, 'N').trim() }
}

/** Types of tests with the cone: `C`, `Cone`, `CPT`, `SPT(C)`, `SPTC`, `SPT C`, `Solid cone`. */
const CONE_TYPE = /^C|\bcone\b|^SPT ?\(?C/i
/** Names of the test without a type of the point driven. */
const ANY_TYPE = /^(?:I?SPT)?$/i

/** Whether a test was made with the solid cone, by ISPT_TYPE, else by the text of its result. */
export function isConeTest(values: Values): boolean {
  const type = values.ISPT_TYPE?.trim() ?? ''
  return ANY_TYPE.test(type) ? reportedType(values) === 'C' : CONE_TYPE.test(type)
}

/** Whether a row states the point driven, in ISPT_TYPE or in the text of its result. */
export const statesPoint = (values: Values): boolean =>
  !ANY_TYPE.test(values.ISPT_TYPE?.trim() ?? '') || reportedType(values) !== ''

/** The type of the test in the texts of its result. */
export const reportedType = ({ ISPT_REP = '', ISPT_NVAL = '' }: Values): '' | 'C' | 'S' =>
  takeReportType(ISPT_REP.trim()).type || takeReportType(ISPT_NVAL.trim()).type
