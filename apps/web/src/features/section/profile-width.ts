/** Widest and narrowest profile, px, and its share of the room to the next hole. */
const MAX_PROFILE_WIDTH = 64
export const MIN_PROFILE_WIDTH = 12
const SHARE = 0.75

export const profileWidth = (room: number): number =>
  Math.max(MIN_PROFILE_WIDTH, Math.min(MAX_PROFILE_WIDTH, room * SHARE))
