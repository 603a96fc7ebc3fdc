import type { Me } from '@groundsheet/contract'

/** What is entered in the form. */
export interface ShareTerms {
  readonly name: string
  /** `2027-03-31`; the link ends with this day, UTC. */
  readonly lastDay: string
  readonly scopes: readonly string[]
  /** Only the project that is open. */
  readonly onlyThis: boolean
}

/** Proposed length of a link. */
const DEFAULT_EXPIRY_DAYS = 30
const DAY_MS = 86_400_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The first proposal. `now`: milliseconds since the epoch. */
export function defaultShareTerms(
  me: Pick<Me, 'scopes' | 'expiresAt'>,
  hasProject: boolean,
  now: number,
): ShareTerms {
  const proposed = now + DEFAULT_EXPIRY_DAYS * DAY_MS
  const latest = me.expiresAt ? Date.parse(me.expiresAt) : Infinity
  return { name: '', lastDay: dayOf(Math.min(proposed, latest)), scopes: me.scopes, onlyThis: hasProject }
}

/** The first and the last day that may be entered; null: there is no last one. */
export const dayRange = ({ expiresAt }: Pick<Me, 'expiresAt'>, now: number) => ({
  min: dayOf(now),
  max: expiresAt ? dayOf(Date.parse(expiresAt)) : null,
})

/** The end of a day, or of the key if that is earlier. */
export function endOf(lastDay: string, { expiresAt }: Pick<Me, 'expiresAt'>): Date {
  const end = Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS
  return new Date(expiresAt ? Math.min(end, Date.parse(expiresAt)) : end)
}
