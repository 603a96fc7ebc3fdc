/**
 * Degrees from the horizontal, down or up: straight down is 90, and rigs are set up to half a degree. AGS 4,
 * `HORN_INCL`; AGS 3, `HOLE_INCL`.
 */
const MAX_DEGREES = 90.5
/** Degrees. Only rotary rigs and those that drill along a face work so near to the horizontal. */
const MIN_WITHOUT_ROTARY_DEGREES = 10

/** `45`, `45 deg`, `45°`: the number and what may stand behind it. */
const DEGREES = / ?(?:°|º|deg(?:ree)?s?\.?)$/i

/** An angle as text without its unit: `45 deg`, `45°`. */
export const withoutDegrees = (text: string): string => text.trim().replace(DEGREES, '')

/** Whether a hole can have an inclination: -90 to 90 degrees from the horizontal, within half a degree. */
export const isPossibleInclination = (degrees: number): boolean => Math.abs(degrees) <= MAX_DEGREES

/**
 * Rotary, sonic and structure coring in the LOCA_TYPE list of AGS, and traverses; cable percussion, sampling
 * rigs and pits work from above.
 */
const ANY_ANGLE = /^(?:RC|RO|RCG|SNC|CC|STC|TRAV)$/i

/**
 * Whether an inclination is nearer to the horizontal than a hole of its type can be: 9 of a window sample is
 * 90 with a digit missing. `type`: `LOCA_TYPE` or `HOLE_TYPE`; empty: not known, so nothing is too flat.
 */
export const isTooFlat = (degrees: number, type: string): boolean =>
  degrees !== 0 &&
  Math.abs(degrees) < MIN_WITHOUT_ROTARY_DEGREES &&
  type.trim() !== '' &&
  !type.split(/[^A-Z0-9]+/i).some((part) => ANY_ANGLE.test(part))
