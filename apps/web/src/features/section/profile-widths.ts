import type { ProfileKind } from './section-model.ts'

const MAX_PROFILE_WIDTH_PX = 64
export const MIN_PROFILE_WIDTH_PX = 12
/** With less room a profile is not drawn: the column of its neighbour would cover it. */
const MIN_DRAWN_WIDTH_PX = 5
/** A profile with room for this has the width of the others of its kind. */
const MIN_COMMON_WIDTH_PX = 24
/** Share of the gap to the next hole that a profile may use. */
const PROFILE_GAP_SHARE = 0.75

function profileWidth(room: number): number {
  if (room < MIN_DRAWN_WIDTH_PX) return 0
  const width = Math.max(MIN_PROFILE_WIDTH_PX, Math.min(MAX_PROFILE_WIDTH_PX, room * PROFILE_GAP_SHARE))
  return Math.min(width, room)
}

/** The room of a profile, px; null: the hole has no profile. */
export type ProfileRoom = { readonly kind: ProfileKind; readonly room: number } | null

/**
 * Widths of the profiles of holes, px; 0 where there is none, or no room. Profiles of a kind are equally
 * wide, so that they can be compared by eye; only those with very little room are narrower.
 */
export function profileWidths(rooms: readonly ProfileRoom[]): number[] {
  const widths = rooms.map((one) => (one ? profileWidth(one.room) : 0))
  return rooms.map((one, index) => {
    const ofKind = widths.filter(
      (width, other) => rooms[other]?.kind === one?.kind && width >= MIN_COMMON_WIDTH_PX,
    )
    return Math.min(widths[index] ?? 0, ...ofKind)
  })
}
