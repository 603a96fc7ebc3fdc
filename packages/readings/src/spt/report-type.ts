/** `(C)` or `(S)`, as ISPT_TYPE has them. */
const BRACKETED = / ?\(([CS])\)/i
/** Files write `CPT` for a test with the cone; `SPT` is the name of both kinds of test. */
const NAMED = /\b([CS])PT\b ?/i
/** `Nc=20`, `C=12`: the N of a test with the cone. */
const CONE_N = /^(?:Nc|C) ?(?==)/i

/** Takes the type of the test out of the text of its result: `N=20 (C)` is `N=20` of type C. */
export function takeReportType(text: string): { readonly type: '' | 'C' | 'S'; readonly rest: string } {
  const bracketed = BRACKETED.exec(text)?.[1]?.toUpperCase()
  const named = NAMED.exec(text)?.[1]?.toUpperCase()
  const isCone = bracketed === 'C' || (bracketed === undefined && (named === 'C' || CONE_N.test(text)))
  const type = isCone ? 'C' : bracketed === 'S' ? 'S' : ''
  return { type, rest: text.replace(BRACKETED, '').replace(NAMED, '').replace(CONE_N, 'N').trim() }
}
