import { HEADING_UNITS } from '../measure/heading-units.ts'
import { readNumber } from '../measure/read-number.ts'

type Values = Readonly<Record<string, string>>

/** `SAMP_TYPE` of a gas sample, which has no recovered length. AGS 4.1.1, ABBR codes. */
const GAS = 'G'

/** Recovery of a sample, with its unit if known: `%`, `mm`, else empty. */
export interface SampleRecovery {
  readonly value: string
  readonly unit: string
}

/**
 * `SAMP_RECV` as stated, in `unit`: that of the file, else of the dictionary of its edition. Null if not
 * stated, as by 0 without a unit and by 0 of a gas sample.
 */
export function sampleRecovery(
  { SAMP_RECV = '', SAMP_TYPE = '' }: Values,
  unit: string,
): SampleRecovery | null {
  const [value, stated] = [SAMP_RECV.trim(), unit.trim()]
  const isEmpty = readNumber(value) === 0 && (stated === '' || SAMP_TYPE.trim() === GAS)
  return value === '' || isEmpty ? null : { value, unit: stated }
}

/** Unit of `SAMP_RECV` if the file states none: % in AGS 4.1.1; AGS 3.1 does not define the heading. */
export const recoveryUnit = (stated: string, holeTable: string): string =>
  stated.trim() || (holeTable === 'HOLE' ? '' : (HEADING_UNITS.SAMP_RECV ?? ''))
