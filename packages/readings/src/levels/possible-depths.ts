/** Metres. The deepest borehole is 12,262 m (Kola SG-3); a greater depth counts as a typing error. */
export const MAX_DEPTH_M = 12_300

/** Metres. Water and casing stand above ground; a lesser depth is a placeholder such as -999. */
export const MIN_DEPTH_M = -100

/** Metres. No hole of a site investigation is as deep: a depth of nines from here on is a placeholder. */
const MIN_DEPTH_OF_NINES_M = 9999

/** What programs write for none: `9999`, `99999.9990`. */
export const isPlaceholderDepth = (depth: number): boolean =>
  depth >= MIN_DEPTH_OF_NINES_M && /^9+(?:\.9+)?$/.test(String(depth))

export const isPossibleDepth = (depth: number): boolean =>
  depth >= MIN_DEPTH_M && depth <= MAX_DEPTH_M && !isPlaceholderDepth(depth)

/** The final depth of a hole, which is not above ground. */
export const isPossibleFinalDepth = (depth: number): boolean => depth >= 0 && isPossibleDepth(depth)

/** Metres from datum: beyond the deepest sea floor (10,935 m, Challenger Deep) and Everest (8,849 m). */
export const MAX_LEVEL_M = 11_000

/**
 * Metres. No ground of a site investigation is lower: a level of nines below it is a placeholder such as
 * -999.
 */
const MIN_LEVEL_OF_NINES_M = -500

const isPlaceholder = (level: number): boolean =>
  level < MIN_LEVEL_OF_NINES_M && /^-9+(?:\.9+)?$/.test(String(level))

export const isPossibleLevel = (level: number): boolean =>
  Math.abs(level) <= MAX_LEVEL_M && !isPlaceholder(level)
