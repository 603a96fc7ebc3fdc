/** ISO 8601 UTC. A clock that was set back must not hide a change from `updatedSince`. */
export function nextChangeTime(last: string | null, now: Date): string {
  const earliest = last === null ? 0 : Date.parse(last) + 1
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}
