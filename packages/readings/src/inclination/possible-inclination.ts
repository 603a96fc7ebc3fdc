/**
 * Degrees from the horizontal, down or up: straight down is 90, and rigs are set up to half a degree. AGS 4,
 * `HORN_INCL`; AGS 3, `HOLE_INCL`.
 */
const MAX_DEGREES = 90.5

/** `45`, `45 deg`, `45°`: the number and what may stand behind it. */
const DEGREES = / ?(?:°|º|deg(?:ree)?s?\.?)$/i

/** An angle as text without its unit: `45 deg`, `45°`. */
export const withoutDegrees = (text: string): string => text.trim().replace(DEGREES, '')

/** Whether a hole can have an inclination: -90 to 90 degrees from the horizontal, within half a degree. */
export const isPossibleInclination = (degrees: number): boolean => Math.abs(degrees) <= MAX_DEGREES
