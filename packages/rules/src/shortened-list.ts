import { listedText } from '@groundsheet/readings/file-checks'

const MAX_NAMES = 12

/** `a, b, c and 40 more`: names in one line of a message. */
export function shortenedList(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => (name.trim() === '' ? '(blank)' : name))
  return listedText(shown, names.length)
}
