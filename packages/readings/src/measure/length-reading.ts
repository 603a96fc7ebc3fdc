import { isGridHeading, lengthUnit } from '../levels/length-headings.ts'
import { formatDecimals } from './format-decimals.ts'
import { lengthWords } from './length-words.ts'
import { readNumber } from './read-number.ts'
import { measuresNoLength, metresOf } from './conversion-factor.ts'

/** How the lengths of a heading are read, where the file states a unit other than that of AGS. */
export type LengthReading =
  /** Multiplied by `factor` they are in the unit of AGS. */
  | { readonly kind: 'converted'; readonly factor: number; readonly target: 'm' | 'mm' }
  /** The unit measures something else (`%`), so it is wrong: read in the unit of AGS. */
  | { readonly kind: 'wrong-unit'; readonly target: 'm' | 'mm' }
  /** The unit is not known: not read. */
  | { readonly kind: 'unknown-unit' }

/** Units of headings without one. */
const BLANK: readonly string[] = ['', '-']
const MILLIMETRES_PER_METRE = 1000

/**
 * Null for a heading that states no length, and for lengths in the unit of AGS. That is metres for depths and
 * levels, millimetres for penetrations and diameters. A blank unit is that of AGS. Grid coordinates are never
 * read in a unit that measures something else.
 */
export function readLengthUnit(heading: string, stated: string): LengthReading | null {
  if (stated === 'm' && lengthUnit(heading) === 'm') return null
  const unit = stated.trim()
  const target = BLANK.includes(unit) ? null : lengthUnit(heading)
  if (target === null) return null
  const metres = metresOf(unit)
  if (metres === null) {
    // A position in the wrong place is worse than none.
    const isWrong = measuresNoLength(unit) && !isGridHeading(heading)
    return isWrong ? { kind: 'wrong-unit', target } : { kind: 'unknown-unit' }
  }
  const factor = target === 'm' ? metres : metres * MILLIMETRES_PER_METRE
  return Math.abs(factor - 1) < Number.EPSILON * 4 ? null : { kind: 'converted', factor, target }
}

/** Digits behind the point of a converted length: a tenth of a millimetre. */
const DECIMALS = { m: 4, mm: 1 } as const

/** A length in the unit of AGS; text that is no number is unchanged. */
export function convertLength(text: string, factor: number, target: 'm' | 'mm'): string {
  const value = readNumber(text.trim())
  return value === null ? text : String(Number(formatDecimals(value * factor, DECIMALS[target])))
}

/** A length of a heading in the unit of AGS; null in a unit that is not known. */
export function lengthOf(value: number | null, heading: string, stated: string): number | null {
  const reading = readLengthUnit(heading, stated)
  if (value === null || reading === null || reading.kind === 'wrong-unit') return value
  if (reading.kind === 'unknown-unit') return null
  return Number(formatDecimals(value * reading.factor, DECIMALS[reading.target]))
}

/**
 * What is done with the lengths of a heading, in words: `GEOL_TOP in “ft”: read as feet and converted to m`.
 */
export function lengthReadingText(heading: string, stated: string, reading: LengthReading): string {
  return textOf(lengthWords.one, heading, stated, reading)
}

/** The same for several headings: `Read in ft and converted to m: GEOL_TOP, GEOL_BASE`. */
export function lengthReadingsText(
  headings: readonly string[],
  stated: string,
  reading: LengthReading,
): string {
  const [heading = ''] = headings
  if (headings.length < 2) return lengthReadingText(heading, stated, reading)
  return textOf(lengthWords.several, headings.join(', '), stated, reading)
}

function textOf(
  words: (typeof lengthWords)['one'],
  headings: string,
  stated: string,
  reading: LengthReading,
): string {
  const unit = stated.trim()
  switch (reading.kind) {
    case 'converted':
      return words.converted(headings, unit, reading.target)
    case 'wrong-unit':
      return words.wrongUnit(headings, unit, reading.target)
    case 'unknown-unit':
      return words.unknownUnit(headings, unit)
  }
}
