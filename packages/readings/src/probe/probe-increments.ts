import { formatDecimals } from '../measure/format-decimals.ts'
import { probeWords } from './probe-words.ts'

/** A reading of one dynamic probe test. */
export interface ProbeDepth {
  /** Start of the increment, metres below ground level. AGS 4.1.1, DPRB_DPTH. */
  readonly depth: number
  /** Length of the increment as stated, mm; null: not stated. AGS 4.1.1, DPRB_INC. */
  readonly stated: number | null
}

/** The length of ground of the blows of one reading. */
export interface ProbeIncrement {
  /** Metres below ground level; equal to the depth of the reading if no length is known. */
  readonly base: number
  /** Millimetres; null if unknown, or if the test is contradictory. */
  readonly length: number | null
  /** Shorter than the usual increment of the test, as at refusal: its blows are a lower bound. */
  readonly isPart: boolean
  /** Contradictions of the stated increment; empty: none. */
  readonly disagreement: string
}

export interface ProbeIncrements {
  /** One for each reading, in their order. */
  readonly increments: readonly ProbeIncrement[]
  /** The increment of at least half of the readings, mm; null if there is none. */
  readonly usual: number | null
  /** Stated increments that contradict the depths of the whole test; empty: none. */
  readonly disagreement: string
}

/** Depths are written to the centimetre or better, increments to the millimetre. */
const TOLERANCE_MM = 1

/**
 * Increments of one test, from its readings in order of depth. The stated length counts; without one, it is
 * the distance to the next reading, at most the usual distance. If the stated increments of a whole test
 * differ from the distance of its readings, the test is reported. Its readings are drawn by their depths.
 */
export function probeIncrements(readings: readonly ProbeDepth[]): ProbeIncrements {
  const spacings = readings.map((_, index) => distanceToNext(readings, index))
  const spacing = usualOf(spacings)
  const stated = usualOf(readings.map(({ stated }) => stated))
  const isContradicted = spacing !== null && stated !== null && Math.abs(spacing - stated) > TOLERANCE_MM
  const isStated = readings.some((reading) => reading.stated !== null)
  const usual = isContradicted ? null : isStated ? stated : spacing
  const test: Test = { usual, spacing, ignored: isContradicted ? stated : null }
  return {
    increments: readings.map((reading, index) => incrementOf(reading, spacings[index] ?? null, test)),
    usual,
    disagreement: isContradicted ? probeWords.spacing(stated, spacing) : '',
  }
}

interface Test {
  readonly usual: number | null
  readonly spacing: number | null
  /** A stated length that contradicts the depths of the test, mm. */
  readonly ignored: number | null
}

function incrementOf({ depth, stated }: ProbeDepth, next: number | null, test: Test): ProbeIncrement {
  const { usual, spacing, ignored } = test
  const known = stated !== null && stated !== ignored ? stated : null
  const assumed = next === null ? spacing : Math.min(next, spacing ?? next)
  const length = known ?? assumed
  const overlaps = known !== null && next !== null && known > next + TOLERANCE_MM
  const drawn = overlaps ? next : length
  return {
    base: drawn === null ? depth : Number(formatDecimals(depth + drawn / 1000, 4)),
    length: ignored !== null && known === null ? null : length,
    isPart: known !== null && usual !== null && known < usual - TOLERANCE_MM,
    disagreement: overlaps ? probeWords.overlap(known, next) : '',
  }
}

/** Millimetres to the next deeper reading; null for the deepest. */
function distanceToNext(readings: readonly ProbeDepth[], index: number): number | null {
  const depth = readings[index]?.depth ?? 0
  for (let next = index + 1; next < readings.length; next += 1) {
    const distance = Math.round(((readings[next]?.depth ?? depth) - depth) * 1000)
    if (distance >= TOLERANCE_MM) return distance
  }
  return null
}

/** The value of at least half of the stated ones. */
function usualOf(values: readonly (number | null)[]): number | null {
  const stated = values.filter((value) => value !== null)
  const groups = [...Map.groupBy(stated, (value) => value)]
  const [value, group] = groups.reduce<[number | null, readonly number[]]>(
    (most, one) => (one[1].length > most[1].length ? one : most),
    [null, []],
  )
  return group.length * 2 >= stated.length ? value : null
}
