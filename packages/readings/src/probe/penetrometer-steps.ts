import { formatDecimals } from '../measure/format-decimals.ts'
import { probeWords } from './probe-words.ts'

/** A reading of one dynamic cone penetrometer test. */
export interface PenetrometerReading {
  /** Blows since the start of the test. AGS 4.1.1, DCPT_CBLO. */
  readonly blows: number
  /** Penetration at these blows, mm. AGS 4.1.1, DCPT_PEN. */
  readonly penetration: number
}

/** The ground between two consecutive readings. */
export interface PenetrometerStep<Reading> {
  /** The reading at its lower end. */
  readonly reading: Reading
  /** Millimetres below the start of the test. */
  readonly from: number
  readonly to: number
  /** Penetration per blow, mm; 0: the cone did not move. */
  readonly rate: number
}

export interface PenetrometerSteps<Reading> {
  readonly steps: readonly PenetrometerStep<Reading>[]
  /** Readings that no step can be worked out for, with the reason. */
  readonly disagreements: readonly { readonly reading: Reading; readonly text: string }[]
}

/** Of the readings of a test; in published tests that are cumulative it is at most 1 in 40. */
const MAX_FALLING_SHARE = 0.1
/** One may be a slip. */
const MIN_FALLING = 2

/**
 * Penetration per blow of one dynamic cone penetrometer test between its readings, in order of blows. `zero`:
 * the reading of the scale before the first blow, mm (AGS 4.1.1, DCPG_ZERO). It is subtracted where a row of
 * 0 blows states the same. Without such a row, any other than 0 leaves the penetration of the first blows
 * unknown. Where penetrations keep falling they are those of single readings, not since the start as AGS has
 * them: no steps.
 */
export function penetrometerSteps<Reading extends PenetrometerReading>(
  readings: readonly Reading[],
  zero: number | null,
): PenetrometerSteps<Reading> {
  const order = readings.toSorted((a, b) => a.blows - b.blows || a.penetration - b.penetration)
  const [first] = order
  const steps: PenetrometerStep<Reading>[] = []
  const disagreements: { reading: Reading; text: string }[] = []
  if (!first) return { steps, disagreements }
  const falling = order.filter(
    ({ penetration }, at) => penetration < (order[at - 1]?.penetration ?? -Infinity),
  )
  const [fall] = falling
  if (fall && falling.length >= MIN_FALLING && falling.length > order.length * MAX_FALLING_SHARE)
    return {
      steps,
      disagreements: [{ reading: fall, text: probeWords.notCumulative(falling.length, order.length) }],
    }
  const hasZeroRow = first.blows === 0
  const isUnknownStart = !hasZeroRow && zero !== null && zero !== 0
  if (isUnknownStart) disagreements.push({ reading: first, text: probeWords.unknownStart(zero, first.blows) })
  const origin = hasZeroRow && first.penetration === zero ? zero : 0
  let before: PenetrometerReading | null = isUnknownStart ? null : { blows: 0, penetration: origin }
  for (const reading of order) {
    const problem = before ? problemOf(before, reading) : ''
    if (problem !== '') disagreements.push({ reading, text: problem })
    if (before && problem === '' && reading.blows > before.blows)
      steps.push({
        reading,
        from: before.penetration - origin,
        to: reading.penetration - origin,
        rate: (reading.penetration - before.penetration) / (reading.blows - before.blows),
      })
    before = reading
  }
  return { steps, disagreements }
}

/** Why there is no step between two readings; empty: there is one, or both are the start of the test. */
function problemOf(before: PenetrometerReading, reading: PenetrometerReading): string {
  const { blows, penetration } = reading
  if (penetration < before.penetration) return probeWords.falling(reading, before)
  if (blows === before.blows && blows > 0 && penetration !== before.penetration)
    return probeWords.twoPenetrations(before.penetration, penetration, blows)
  return ''
}

/** Penetration per blow as it is written, with at most one decimal. */
export const penetrationRateText = (rate: number): string => String(Number(formatDecimals(rate, 1)))
