import { readMeasure } from './read-measure.ts'
import { isWithinLimits, READING_LIMITS } from './reading-limits.ts'

const NO_NUMBER = /^[+-]?(?:nan|inf(?:inity)?|1\.#\w+)$/i

/** Whether a text is a number that nothing can be, as programs write them: `NaN`, `Infinity`, `1E303`. */
export function isInvalidNumber(text: string): boolean {
  const stated = text.trim()
  const measure = readMeasure(stated)
  return NO_NUMBER.test(stated) || (measure !== null && !isWithinLimits(measure.value, READING_LIMITS.other))
}
