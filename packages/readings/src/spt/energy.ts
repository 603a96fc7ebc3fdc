import { formatDecimals } from '../measure/format-decimals.ts'
import { isWithinLimits, READING_LIMITS } from '../measure/reading-limits.ts'
import { readMeasure } from '../measure/read-measure.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { SptResult } from './spt-result.ts'
import type { Values } from './row-values.ts'

export interface N60 {
  readonly value: number
  /** By ISPT_N60; otherwise calculated from N and the energy ratio. */
  readonly stated: boolean
}

const REFERENCE_ENERGY_PERCENT = 60
/** Hammers have 40 to 100 %: less than 1.5 is a fraction. */
const MAX_ENERGY_FRACTION = 1.5
/** Rounding, or leaving out the decimals, changes an N60 by less than a blow. */
const ROUNDING_BLOWS = 1

/** The energy ratio of a row in %, `66` also for `0.66`; any other text unchanged. ISPT_ERAT. */
export function energyRatioOf({ ISPT_ERAT = '' }: Values): string {
  const text = ISPT_ERAT.trim()
  const ratio = readMeasure(text)
  const isFraction =
    ratio !== null && ratio.bound === undefined && ratio.value > 0 && ratio.value < MAX_ENERGY_FRACTION
  return isFraction ? String(Number((ratio.value * 100).toPrecision(4))) : text
}

/** Text, blanks and 0 state no ratio. */
export function isPossibleEnergyRatio(percent: string): boolean {
  const value = readMeasure(percent)?.value ?? 0
  return value === 0 || isWithinLimits(value, READING_LIMITS.energyRatio)
}

/** N60 as stated, otherwise from N and the energy ratio, to the nearest blow. Null if neither is possible. */
export function readN60(values: Values, result: SptResult): N60 | null {
  const stated = statedN60(values)
  if (stated !== null) return { value: stated, stated: true }
  const calculated = calculateN60(values, result)
  return calculated === null ? null : { value: Math.round(calculated), stated: false }
}

/** A stated N60 that is not N Er/60; empty if it is, or if the row does not state both. */
export function findN60Contradiction(values: Values, result: SptResult): string[] {
  const [stated, calculated] = [statedN60(values), calculateN60(values, result)]
  if (stated === null || calculated === null || result.kind !== 'n') return []
  if (Math.abs(stated - calculated) < ROUNDING_BLOWS) return []
  const written = { n60: stated, n: result.n, energyRatio: energyRatioOf(values) }
  return [contradictionWords.otherN60(written, formatDecimals(calculated, 1))]
}

function statedN60({ ISPT_N60 = '' }: Values): number | null {
  const own = readMeasure(ISPT_N60.trim())
  return own && own.bound === undefined && isWithinLimits(own.value, READING_LIMITS.spt) ? own.value : null
}

/** N Er/60. BS EN ISO 22476-3, annex A. */
function calculateN60(values: Values, result: SptResult): number | null {
  const percent = energyRatioOf(values)
  const energy = readMeasure(percent)
  if (!energy || energy.bound !== undefined || energy.value <= 0 || result.kind !== 'n') return null
  return isPossibleEnergyRatio(percent) ? (result.n * energy.value) / REFERENCE_ENERGY_PERCENT : null
}
