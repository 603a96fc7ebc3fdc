import type { ExportHeading } from '../source.ts'

/** Data types of AGS4 that are numbers: decimal places, significant figures, scientific, moisture content. */
const NUMBERS = /^(?:\d+(?:DP|SF|SCI)|MC)$/

/** References that look like numbers are still names. */
const NAMES = /_(?:ID|REF|NO|ISNO|CODE)$/

/** Whether values of a heading may be numbers: as its type says, and where there is none (AGS3) unless it names things. */
export function isNumeric({ heading, type }: ExportHeading): boolean {
  return type === '' ? !NAMES.test(heading) : NUMBERS.test(type)
}
