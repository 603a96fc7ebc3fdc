import { readNumber } from '../measure/read-number.ts'

/** `100,35,180`: average, minimum and maximum, or the spacings themselves. */
const LIST = /^\d+(?: ?, ?\d+)+$/
/** Depths are in steps of a millimetre. */
const STEP_MM = 1
const MM_PER_M = 1000
/** Decimals lost to rounding of depths in a product. */
const COUNT_TOLERANCE = 0.05

/** Whether the text is a number, or a list of them. */
export const isSpacing = (text: string): boolean => LIST.test(text.trim()) || readNumber(text.trim()) !== null

/**
 * Whether the column FRAC_FI of a hole states spacings in mm, not fractures per metre. Spacings are a list of
 * numbers, or the length of its interval in mm, where that index would be no whole number of fractures. So
 * 590 from 31.15 to 31.74 m is one spacing. But 100 in 0.1 m may be 10 fractures.
 * Source: AGS 4.1.1, FRAC_FI: fractures per metre; BS 5930:2015+A1:2020.
 */
export const statesSpacings = (rows: readonly Readonly<Record<string, string>>[]): boolean =>
  rows.some((values) => LIST.test(indexOf(values)) || isLengthOfInterval(values))

const indexOf = ({ FRAC_FI = '' }: Readonly<Record<string, string>>): string => FRAC_FI.trim()

const depthOf = (text = ''): number | null => readNumber(text.trim())

function isLengthOfInterval(values: Readonly<Record<string, string>>): boolean {
  const index = readNumber(indexOf(values))
  const top = depthOf(values.FRAC_FROM) ?? depthOf(values.FRAC_TOP)
  const base = depthOf(values.FRAC_TO) ?? depthOf(values.FRAC_BASE)
  if (index === null || index <= 0 || top === null || base === null) return false
  const length = base - top
  const fractures = index * length
  const isCount = Math.abs(fractures - Math.round(fractures)) < COUNT_TOLERANCE
  return !isCount && Math.abs(length * MM_PER_M - index) < STEP_MM / 2
}
