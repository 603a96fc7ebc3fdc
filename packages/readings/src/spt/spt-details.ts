import { readNumber } from '../measure/read-number.ts'
import { waterText } from '../water/read-dip.ts'
import type { Drive } from './drive.ts'
import { energyRatioOf, isPossibleEnergyRatio, readN60, type N60 } from './energy.ts'
import { extrapolationText } from './extrapolated-n.ts'
import { readSpt } from './read-spt.ts'
import { reportedType } from './report-type.ts'
import { blowsOf, type SptResult } from './spt-result.ts'
import type { Values } from './row-values.ts'

/** Details shown with the result of a test. Texts are as in the row, and may be empty. */
export interface SptDetails {
  /** ISPT_TYPE, else as the text of the result states it: S, split barrel sampler; C, solid cone. */
  readonly type: string
  readonly seating: Drive | null
  readonly main: Drive | null
  /** Millimetres that the rods sank under their own weight; null: not stated as more than 0. ISPT_SWP. */
  readonly selfWeight: number | null
  /** `N = 75 is extrapolated from 50 blows in 200 mm`; empty: the row states no such N. */
  readonly extrapolation: string
  /** Metres; water may be text such as `Dry`, also of ISPT_WTXT. */
  readonly casing: string
  readonly water: string
  /** Of the hammer, %; a fraction (`0.66`) is converted. ISPT_ERAT. */
  readonly energyRatio: string
  /** Whether the stated energy ratio is no possible one; no N60 is calculated from it. */
  readonly energyRatioIsImpossible: boolean
  /** Only if the row states a possible one, or a possible energy ratio and an N. */
  readonly n60: N60 | null
}

/** Headings already covered by the details. */
export const SPT_DETAIL_HEADINGS: readonly string[] = [
  ...['ISPT_TYPE', 'ISPT_SEAT', 'ISPT_MAIN', 'ISPT_NVAL', 'ISPT_CAS', 'ISPT_WAT', 'ISPT_WTXT'],
  ...['ISPT_SWP', 'ISPT_ERAT', 'ISPT_N60'],
]

/** Details of a row of ISPT. Source: BS EN ISO 22476-3; AGS 4.1.1, group ISPT. */
export function readSptDetails(values: Readonly<Record<string, string>>): SptDetails {
  const reading = readSpt(values)
  const { result, seating, main, selfWeight } = reading
  const textOf = (heading: string) => values[heading]?.trim() ?? ''
  const energyRatio = energyRatioOf(values)
  return {
    type: textOf('ISPT_TYPE') || reportedType(values),
    seating,
    main,
    selfWeight: selfWeight === 0 ? null : selfWeight,
    extrapolation: extrapolationText(reading),
    ...casingAndWaterOf(values, result),
    energyRatio,
    energyRatioIsImpossible: !isPossibleEnergyRatio(energyRatio),
    n60: readN60(values, result),
  }
}

const DRIVES = ['ISPT_MAIN', 'ISPT_NPEN'] as const

/**
 * Depths of casing and water as stated, water also in words. A 0 is none where the row has 0 for blows and
 * penetration too, beside a result with blows: programs write 0 for blanks.
 */
export const readCasingAndWater = (values: Values) => casingAndWaterOf(values, readSpt(values).result)

function casingAndWaterOf(values: Values, result: SptResult): Pick<SptDetails, 'casing' | 'water'> {
  const textOf = (heading: string) => values[heading]?.trim() ?? ''
  const isZero = (heading: string) => readNumber(textOf(heading)) === 0
  const isFilledIn = blowsOf(result) > 0 && DRIVES.every(isZero)
  const stated = (heading: string) => (isFilledIn && isZero(heading) ? '' : textOf(heading))
  return { casing: stated('ISPT_CAS'), water: waterText(stated('ISPT_WAT'), textOf('ISPT_WTXT')) }
}

/** The energy ratio of a row as stated if no hammer can have it; else empty. */
export function impossibleEnergyRatio(values: Readonly<Record<string, string>>): string {
  return isPossibleEnergyRatio(energyRatioOf(values)) ? '' : (values.ISPT_ERAT?.trim() ?? '')
}
