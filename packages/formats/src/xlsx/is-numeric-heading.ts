import { dictionaryOf } from '@groundsheet/ags'
import type { ExportHeading } from '../source.ts'

/**
 * Data types of AGS 4 that are numbers: decimal places, significant figures, scientific, moisture content.
 */
const NUMBERS = /^(?:\d+(?:DP|SF|SCI)|MC)$/

/** Units of AGS 3 headings that are dates, times of day or durations. */
const CLOCK = /^(?:dd|mm|yyyy|hh)/i

/**
 * Whether the values of a heading are numbers, by the data type of the file. The dictionary must not
 * contradict it: codes such as GEOL_LEG are text. It decides alone where the file states none (AGS 3), U, or
 * X, which some programs write for every heading. Headings that no dictionary has, without a type, are text.
 */
export function isNumeric({ heading, type }: ExportHeading, group: string): boolean {
  const standard = typeOf(group, heading)
  if (type !== '' && type !== 'X' && type !== 'U')
    return NUMBERS.test(type) && (standard === null || NUMBERS.test(standard))
  if (standard !== null) return NUMBERS.test(standard)
  return type === '' && hasMeasuredUnit(group, heading)
}

/** AGS 3 has no data types; most of its headings have one in AGS 4. */
const typeOf = (group: string, heading: string): string | null =>
  dictionaryOf('AGS4')
    .headings(group)
    .find((definition) => definition.heading === heading)?.type ?? null

function hasMeasuredUnit(group: string, heading: string): boolean {
  const known = dictionaryOf('AGS3')
    .headings(group)
    .find((definition) => definition.heading === heading)
  return known !== undefined && known.unit !== '' && !CLOCK.test(known.unit)
}
