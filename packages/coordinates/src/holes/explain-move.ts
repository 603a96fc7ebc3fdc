import { describeGridCorrection, gridCorrections, type GridCorrection } from '../grid-corrections.ts'
import type { GridPoint } from '../crs-candidates.ts'
import { gapTo, widen, type Extent } from './grid-holes.ts'

/**
 * Metres from a site within which a corrected hole may be on it, if it is so many times nearer than stated.
 * The chance of an accident is better evidence.
 */
const NEAR_SITE = { metres: 500, times: 4 }
/** A hole is expected this many metres beyond the extent of others. */
const MIN_MARGIN_M = 25
/** Explanations that are named of one hole, and metres from the site within which a further one is. */
const NAMED = { maxErrors: 2, metres: 100 }

/** The wrong digits that explain why a hole lies outside of a site. */
export interface Move {
  /** Metres to the extent of the site. */
  readonly gap: number
  /** The share of holes at that distance that a digit would bring onto the site by accident. */
  readonly chance: number
  /** `a digit of the easting is wrong (358120 instead of 359120)` */
  readonly error: string
}

/**
 * Null if no single digit, and no two exchanged ones, bring the point onto the site. `takesCarries`: a digit
 * may carry into the next.
 */
export function explainMove(point: GridPoint, site: Extent, takesCarries = true): Move | null {
  const gap = gapTo(site, point)
  const margin = Math.min(NEAR_SITE.metres, gap / NEAR_SITE.times)
  const corrections = gridCorrections(point)
    .filter(({ unit, isCarry }) => unit !== null && (takesCarries || !isCarry))
    .filter((correction) => gapTo(site, correction.point) <= margin)
    .toSorted((a, b) => gapTo(site, a.point) - gapTo(site, b.point))
  if (corrections.length === 0) return null
  const chance = Math.min(...corrections.map((correction) => chanceOf(correction, point, site)))
  const isNamed = (correction: GridCorrection, index: number) =>
    index === 0 || gapTo(site, correction.point) <= NAMED.metres
  const errors = corrections
    .filter(isNamed)
    .slice(0, NAMED.maxErrors)
    .map((correction) => describeGridCorrection(point, correction))
  return { gap, chance, error: errors.join(', or ') }
}

/** Both coordinates may be wrong. */
const AXIS_COUNT = 2
/** Two exchanged digits change a number by a multiple of 9. */
const EXCHANGE_STEP = 9

/**
 * The share of holes anywhere at that distance that a change by whole digits brings as near to the site. The
 * unchanged coordinate has to be as near, too.
 */
function chanceOf(
  { axes, unit, isOneDigit, point: corrected }: GridCorrection,
  point: GridPoint,
  site: Extent,
): number {
  const around = widen(site, Math.max(MIN_MARGIN_M, gapTo(site, corrected)))
  const width = Math.max(around.east - around.west, roundingOf(point.easting))
  const height = Math.max(around.north - around.south, roundingOf(point.northing))
  const [changed, unchanged] = axes.includes('easting') ? [width, height] : [height, width]
  const step = (unit ?? 1) * (isOneDigit ? 1 : EXCHANGE_STEP)
  return AXIS_COUNT * Math.min(1, changed / step) * Math.min(1, unchanged / (Math.PI * gapTo(site, point)))
}

/** Metres to which a coordinate is rounded: rounded numbers agree in their digits anyway. */
const roundingOf = (value: number): number => [1000, 100, 10].find((metres) => value % metres === 0) ?? 1
