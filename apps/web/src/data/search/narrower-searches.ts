/**
 * Searches that find the best of what a text finds, best first: its words as one phrase, then each of them
 * whole. None where the text has quotes or leaves out words, and so says itself what it means.
 */
export function narrowerSearches(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0 || words.some((word) => word.startsWith('-') || word.includes('"'))) return []
  const whole = words.map((word) => `"${word}"`).join(' ')
  return words.length === 1 ? [whole] : [`"${words.join(' ')}"`, whole]
}

/** Items of several lists, each once, in the order of the lists. */
export const eachOnce = <T extends { readonly id: string }>(lists: readonly (readonly T[])[]): T[] => [
  ...new Map(lists.flat().map((item) => [item.id, item])).values(),
]
