const MAX_PROFILE_WIDTH_PX = 64
export const MIN_PROFILE_WIDTH_PX = 12
/** Share of the gap to the next hole that a profile may use. */
const PROFILE_GAP_SHARE = 0.75

export const profileWidth = (room: number): number =>
  Math.max(MIN_PROFILE_WIDTH_PX, Math.min(MAX_PROFILE_WIDTH_PX, room * PROFILE_GAP_SHARE))
