/**
 * Copies strings and objects of strings. A substring keeps the whole original string in memory, so strings
 * kept after reading a file must be copied.
 */
export function copyStrings<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
