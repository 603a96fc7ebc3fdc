import type { Me } from '@groundsheet/contract'

const WARNING_PERIOD_MS = 7 * 86_400_000

/** The end of a key in its last week, else null. `now`: milliseconds since the epoch. */
export function expiryWithinWeek({ expiresAt }: Pick<Me, 'expiresAt'>, now: number): Date | null {
  // An answer that was kept from an older service has no such member.
  const end = expiresAt ? Date.parse(expiresAt) : NaN
  return end - now <= WARNING_PERIOD_MS ? new Date(end) : null
}
