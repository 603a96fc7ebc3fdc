const DAY_MS = 86_400_000

/**
 * `yyyy-mm-dd`, a number of days later. Dates are UTC throughout: the sample has no clock and no time zone.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The n-th working day from a Monday: crews rest on Saturday and Sunday. */
export function workingDay(monday: string, index: number): string {
  return addDays(monday, Math.floor(index / 5) * 7 + (index % 5))
}

/** `yyyy-mm-ddThh:mm`, counted from the start of the working day. */
export function timeOn(date: string, minutesAfterEight: number): string {
  const minutes = 8 * 60 + Math.max(0, Math.round(minutesAfterEight))
  const hour = Math.min(18, Math.floor(minutes / 60))
  return `${date}T${pad(hour)}:${pad(minutes % 60)}`
}

/** When a depth was reached, assuming even progress from the first day to the last. */
export function timeAtDepth(
  { started, ended, finalDepth }: { started: string; ended: string; finalDepth: number },
  depth: number,
): string {
  const days = Math.round((Date.parse(ended) - Date.parse(started)) / DAY_MS) + 1
  const progress = Math.min(0.999, depth / finalDepth) * days
  return timeOn(addDays(started, Math.floor(progress)), (progress % 1) * 540 + 20)
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
