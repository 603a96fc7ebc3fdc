import { HEADING_UNITS } from '../measure/heading-units.ts'
import { isInvalidNumber } from '../measure/is-invalid-number.ts'
import { readNumber } from '../measure/read-number.ts'

/** `SAMP_TYPE` of tubes and split spoons that are driven by counted blows. AGS 4.2, ABBR codes. */
const DRIVEN: readonly string[] = ['U', 'UT', 'SPTLS']

/** All others of the list: grabbed, cored, pushed, or driven without a count. */
const NOT_DRIVEN: readonly string[] = [
  ...['AMAL', 'B', 'BLK', 'C', 'CBR', 'COMP', 'CONCB', 'CONCC', 'CS', 'D', 'ES', 'EW', 'G', 'J', 'L', 'LB'],
  ...['M', 'MOS', 'P', 'TW', 'W'],
]

const DRIVEN_WORDS =
  /open[- ]?drive|\bdriven\b|\bspt\b|standard penetration|split[- ]?(?:spoon|barrel|tube)|\bu-?\d{1,3}\b/i
const OTHER_WORDS = /\b(?:not|un)[- ]?driven|\bpush/i

/** Codes of files for tubes of other diameters, or that came up empty: `U100`, `UF`, `UTF`. */
const TUBE = /^UT?(?:\d{1,3})?F?$/i

type Values = Readonly<Record<string, string>>

/** `SAMP_TYPE` of gas and water samples, which have no recovered length. AGS 4.1.1, ABBR codes. */
const FLUIDS: readonly string[] = ['G', 'W', 'EW']
/**
 * `SAMP_TYPE` of samples without a recovered length: programs write 0 for blows and recovery. AGS 4.1.1, ABBR
 * codes.
 */
const WITHOUT_LENGTH: readonly string[] = [...FLUIDS, 'AMAL', 'B', 'CBR', 'COMP', 'D', 'ES', 'J', 'LB']

/** Recovery of a sample, with its unit if known: `%`, `mm`, else empty. */
export interface SampleRecovery {
  readonly value: string
  readonly unit: string
}

/**
 * `SAMP_RECV` as stated, else `SAMP_PREC` of AGS 3 files, which may be words: `No Recovery`. `unit`: that of
 * the file, else of the dictionary of its edition. Null if not stated. A 0 states nothing without a unit, of
 * a gas or water sample, and beside 0 blows of a disturbed one.
 */
export function sampleRecovery(
  { SAMP_RECV = '', SAMP_PREC = '', SAMP_TYPE = '', SAMP_UBLO = '' }: Values,
  unit: string,
): SampleRecovery | null {
  const [value, stated, type] = [SAMP_RECV.trim() || SAMP_PREC.trim(), unit.trim(), SAMP_TYPE.trim()]
  const isUnused =
    FLUIDS.includes(type) || (WITHOUT_LENGTH.includes(type) && readNumber(SAMP_UBLO.trim()) === 0)
  const isEmpty = readNumber(value) === 0 && (stated === '' || isUnused)
  return value === '' || isEmpty || isInvalidNumber(value) ? null : { value, unit: stated }
}

/**
 * Blows to drive a sample as stated, empty if none are. The 0 of a sample that is not driven counts as none,
 * since programs write 0 for all. `description`: of its type.
 */
export function sampleBlows({ SAMP_UBLO = '', SAMP_TYPE = '' }: Values, description: string): string {
  const blows = SAMP_UBLO.trim()
  const isUndriven = readNumber(blows) === 0 && !isDrivenSample(SAMP_TYPE, description)
  return isUndriven || isInvalidNumber(blows) ? '' : blows
}

/** Unit of `SAMP_RECV` if the file states none: % in AGS 4.1.1; AGS 3.1 does not define the heading. */
export const recoveryUnit = (stated: string, holeTable: string): string =>
  stated.trim() || (holeTable === 'HOLE' ? '' : (HEADING_UNITS.SAMP_RECV ?? ''))

/**
 * Whether the blows of a sample are counted. `type`: SAMP_TYPE; `description`: its meaning in the file
 * (ABBR), else in the AGS list; empty if unknown. Codes of the AGS list are those of the list, whatever the
 * file calls them.
 */
function isDrivenSample(type: string, description: string): boolean {
  const code = type.trim()
  if (DRIVEN.includes(code)) return true
  if (NOT_DRIVEN.includes(code)) return false
  if (OTHER_WORDS.test(description)) return false
  return TUBE.test(code) || DRIVEN_WORDS.test(description)
}
