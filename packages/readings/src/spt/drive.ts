/** The seating drive: two increments of 75 mm. BS EN ISO 22476-3, 5.3. */
export const SEATING_DRIVE_MM = 150
/** The main drive: four increments of 75 mm. BS EN ISO 22476-3, 5.3. */
export const MAIN_DRIVE_MM = 300
export const INCREMENT_MM = 75
/** Fewer blows never end a drive early: 25 in the seating, 50 in the main drive. BS EN ISO 22476-3, 5.3. */
export const MIN_REFUSAL_BLOWS = 25

/** Blows over a penetration, of a whole seating or main drive. */
export interface Drive {
  readonly blows: number
  /** Millimetres; null where nothing states it. */
  readonly penetration: number | null
  /** The penetration is written down, not worked out from the number of increments. */
  readonly measured: boolean
}

/** Blows of one increment, or of several written as one; null where the place is left empty. */
export interface Figure {
  readonly blows: number | null
  /** Millimetres, where they are written: `4 for 10mm`. */
  readonly penetration: number | null
}

/**
 * All figures of one drive, as one: `15,19,4 for 10mm` is 38 blows in 160 mm.
 * `places`: the number of increments of a whole drive. Null where no figure states blows.
 */
export function sumFigures(figures: readonly Figure[], places: number): Drive | null {
  const end = figures.findLastIndex(({ blows }) => blows !== null) + 1
  if (end === 0) return null
  const driven = figures.slice(0, end)
  const blows = driven.reduce((sum, figure) => sum + (figure.blows ?? 0), 0)
  if (driven.some(({ penetration }) => penetration !== null))
    return { blows, penetration: sumPenetrations(driven), measured: true }
  // A drive that is written as one figure is written whole.
  const whole = figures.length === 1
  return { blows, penetration: (whole ? places : end) * INCREMENT_MM, measured: false }
}

/** Increments are 75 mm, so a last figure over more than that is over the drive up to there. */
function sumPenetrations(figures: readonly Figure[]): number {
  const last = figures.at(-1)?.penetration ?? null
  if (last !== null && last > INCREMENT_MM && figures.length > 1) return last
  return figures.reduce((sum, { penetration }) => sum + (penetration ?? INCREMENT_MM), 0)
}
