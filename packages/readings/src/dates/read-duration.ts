const CLOCK = /^(\d{1,2}):([0-5]\d)$/
const FOUR_DIGITS = /^(\d\d)(\d\d)$/
const MINUTES_PER_DAY = 1440

/**
 * Minutes of a duration that AGS 4 writes as `hh:mm` and AGS 3 as `hhmm`; null where it cannot be read. Four digits
 * that end in 60 to 99 are no `hhmm`: real AGS 3 files write minutes with zeros before them, `0060` for an hour.
 * AGS 4, data type T; AGS 3, CHIS_TIME (hhmm).
 */
export function readDuration(text: string): number | null {
  const trimmed = text.trim()
  const [, hours, minutes] = CLOCK.exec(trimmed) ?? FOUR_DIGITS.exec(trimmed) ?? []
  if (hours === undefined || minutes === undefined) return null
  const total = Number(minutes) > 59 ? Number(trimmed) : Number(hours) * 60 + Number(minutes)
  return total < MINUTES_PER_DAY ? total : null
}
