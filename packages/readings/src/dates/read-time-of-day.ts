const CLOCK = /^(\d\d?)(?::(\d\d)(?::(\d\d)(?:\.\d+)?)?|(\d\d)(\d\d)?)$/

/**
 * Milliseconds after midnight of `14:05`, `14:05:30`, `1405` or `140530`; 0 for no text, null for any other.
 */
export function readTimeOfDay(text: string): number | null {
  const plain = text.trim()
  if (plain === '') return 0
  const [, hours, ...rest] = CLOCK.exec(plain) ?? []
  if (hours === undefined) return null
  const [minutes = 0, seconds = 0] = [rest[0] ?? rest[2], rest[1] ?? rest[3]].map((part) => Number(part ?? 0))
  const isClock = Number(hours) < 24 && minutes < 60 && seconds < 60
  return isClock ? ((Number(hours) * 60 + minutes) * 60 + seconds) * 1000 : null
}
