import { readNumber } from '../measure/read-number.ts'

/**
 * The form of a value of a test that is equal for equal values: numbers by value, other text without the
 * blanks around it.
 */
export function readTestValue(value: string): string {
  const text = value.trim()
  return readNumber(text)?.toString() ?? text
}

/** Metres; null: the row states no depth, and cannot be told to repeat another one. */
export const readTestDepth = (value: string | undefined): number | null => readNumber(value?.trim() ?? '')
