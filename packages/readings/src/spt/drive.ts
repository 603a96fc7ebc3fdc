/** The seating drive: two increments of 75 mm. BS EN ISO 22476-3. */
export const SEATING_DRIVE_MM = 150
/** The main drive: four increments of 75 mm. BS EN ISO 22476-3. */
export const MAIN_DRIVE_MM = 300
export const INCREMENT_MM = 75
/** Fewer blows never end a drive early: 25 in the seating, 50 in the main drive. BS EN ISO 22476-3. */
export const MIN_REFUSAL_BLOWS = 25
/** Blows that end any main drive. BS EN ISO 22476-3. */
export const REFUSAL_BLOWS = 50

const SEATING_DRIVE_INCREMENTS = SEATING_DRIVE_MM / INCREMENT_MM
/** Penetrations are read off chalk marks on a rod; two that differ by less are the same. */
export const TOLERANCE_MM = 5

/** Blows over a penetration, of a complete seating or main drive. */
export interface Drive {
  readonly blows: number
  /** Millimetres; null if not stated. */
  readonly penetration: number | null
  /** The penetration is stated, not calculated from the number of increments. */
  readonly measured: boolean
  /** Number of increments in the sum. */
  readonly increments: number
}

/** Blows of one increment, or of several written as one; null if empty. */
export interface Figure {
  readonly blows: number | null
  /** Millimetres, if stated: `4 for 10mm`. */
  readonly penetration: number | null
}

/**
 * All figures of one drive, as one: `15,19,4 for 10mm` is 38 blows in 160 mm.
 * `places`: the number of increments of a whole drive. Null where no figure states blows.
 */
export function sumFigures(figures: readonly Figure[], places: number): Drive | null {
  const blows = figures.reduce((sum, figure) => sum + (figure.blows ?? 0), 0)
  const end = endOf(figures, isEnded(figures, blows, places))
  if (end === 0) return null
  const driven = figures.slice(0, end)
  const drive = { blows, increments: driven.length }
  // No blows in 0 mm: the drive was not begun. Four increments of 75 mm would give an N of 0.
  if (blows === 0 && driven.every(({ penetration }) => penetration === 0))
    return { ...drive, penetration: 0, measured: true }
  // Software writes a penetration of 0 mm in every increment for a blank.
  const isMeasured = driven.some(({ penetration }) => penetration !== null && (penetration > 0 || end === 1))
  if (isMeasured) return { ...drive, penetration: sumPenetrations(driven), measured: true }
  if (figures.length > 1) return { ...drive, penetration: end * INCREMENT_MM, measured: false }
  // One figure is a whole drive, unless it is the number of blows that ends any drive.
  const whole = blows < REFUSAL_BLOWS ? places * INCREMENT_MM : null
  return { ...drive, penetration: whole, measured: false }
}

/**
 * Whether this number of blows can have ended a drive. One figure of 25 can end a main drive too: `8,25/25
 * for 5mm`.
 */
function isEnded(figures: readonly Figure[], blows: number, places: number): boolean {
  if (places === SEATING_DRIVE_INCREMENTS) return blows >= MIN_REFUSAL_BLOWS
  const last = figures.findLast((figure) => (figure.blows ?? 0) > 0)?.blows ?? 0
  return blows >= REFUSAL_BLOWS || last >= MIN_REFUSAL_BLOWS
}

/** Figures of 0 after blows that ended a drive are increments that were not driven. */
function endOf(figures: readonly Figure[], ended: boolean): number {
  const isDriven = ({ blows, penetration }: Figure) =>
    ended ? (blows ?? 0) > 0 || (blows !== null && (penetration ?? 0) > 0) : blows !== null
  return figures.findLastIndex(isDriven) + 1
}

/**
 * Some files state the penetration of the whole drive at its last increment; an increment is at most 75 mm.
 */
function sumPenetrations(figures: readonly Figure[]): number {
  const last = figures.at(-1)?.penetration ?? null
  const before = figures.slice(0, -1)
  const isTotal =
    last !== null &&
    before.length > 0 &&
    before.every(({ penetration }) => penetration === null) &&
    last > before.length * INCREMENT_MM + TOLERANCE_MM
  if (isTotal) return last
  return figures.reduce((sum, { penetration }) => sum + (penetration ?? INCREMENT_MM), 0)
}
