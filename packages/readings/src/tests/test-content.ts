import { readNumber } from '../measure/read-number.ts'

/** A decimal number of which `toString` gives the same digits, without an exponent. */
const SHORT_DECIMAL = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,5})?$/

/**
 * The form of a value of a test that is equal for equal values: numbers by value, other text without the
 * blanks around it.
 */
export function readTestValue(value: string): string {
  const text = value.trim()
  // Written from the text: a string made of each number of a file of 100 MB costs much memory.
  return SHORT_DECIMAL.test(text) ? withoutZeros(text) : (readNumber(text)?.toString() ?? text)
}

function withoutZeros(decimal: string): string {
  let end = decimal.length
  if (decimal.includes('.')) {
    while (decimal[end - 1] === '0') end--
    if (decimal[end - 1] === '.') end--
  }
  const number = decimal.slice(0, end)
  return number === '-0' ? '0' : number
}

/** Metres; null: the row states no depth, so that it may repeat another one or not. */
export const readTestDepth = (value: string | undefined): number | null => readNumber(value?.trim() ?? '')
