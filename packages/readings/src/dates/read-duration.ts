const CLOCK = /^(\d{1,2}):([0-5]\d)$/
const FOUR_DIGITS = /^(\d\d)(\d\d)$/
const NUMBER = /^\d+(?:\.\d+)?$/
const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1440

/** Minutes in a unit of time; `hhmm` and `hh:mm` are read digit by digit. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^min(?:s|ute|utes)?$/i, 1],
  [/^(?:h|hrs?|hours?)$/i, MINUTES_PER_HOUR],
]
const HOURS_AND_MINUTES = /^hh:?mm$/i

/**
 * Reads durations of one table in minutes, by the unit of their UNIT row. Null where one cannot be read. A
 * text with a colon is hours and minutes in every unit. Four digits are read only where the unit is `hhmm` or
 * `hh:mm`. Where one of `all` ends in 60 to 99, as `0060` in real AGS 3 files, they may be minutes with zeros
 * before them. Then those that differ by it, from 0100 on, are not read. AGS 4, data type T; AGS 3, CHIS_TIME
 * (hhmm).
 */
export function durationReader(all: readonly string[], unit: string) {
  const factor = UNITS.find(([pattern]) => pattern.test(unit.trim()))?.[1]
  const isClock = HOURS_AND_MINUTES.test(unit.trim())
  const areMinutes = all.some((text) => isOverSixty(text.trim()))
  return (text: string): number | null => {
    const trimmed = text.trim()
    const minutes = readClock(trimmed) ?? readUnit(trimmed, factor) ?? (isClock ? read(trimmed) : null)
    return minutes !== null && minutes < MINUTES_PER_DAY ? minutes : null
  }

  function read(text: string): number | null {
    const [, hours, minutes] = FOUR_DIGITS.exec(text) ?? []
    if (hours === undefined || minutes === undefined) return null
    if (areMinutes) return isOverSixty(text) || hours === '00' ? Number(text) : null
    return Number(hours) * MINUTES_PER_HOUR + Number(minutes)
  }
}

const isOverSixty = (text: string): boolean => Number(FOUR_DIGITS.exec(text)?.[2] ?? 0) >= MINUTES_PER_HOUR

function readClock(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * MINUTES_PER_HOUR + Number(minutes)
}

const readUnit = (text: string, factor: number | undefined): number | null =>
  factor === undefined || !NUMBER.test(text) ? null : Math.round(Number(text) * factor)
