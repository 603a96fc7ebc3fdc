/**
 * The greatest readings that a scale is made for. Each is well above anything that can be measured: a greater value is
 * a typing error or a placeholder of the file, and would leave all others no room.
 */
export const MAX_READINGS = {
  /** Blows of a penetration test or increment: 50 blows in 15 mm would be N = 1,000. */
  blows: 1000,
  /** Pressures and strengths: intact rock fails below 1 GPa, and no cone reaches it. */
  kPa: 1_000_000,
  MPa: 1000,
  /** Water contents and consistency limits, %: peat and bentonite stay below 3,000. */
  percent: 5000,
  /** Anything else, in its unit. */
  other: 1e9,
} as const
