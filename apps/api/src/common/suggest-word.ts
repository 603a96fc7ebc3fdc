/** `; did you mean "x"?` or nothing. */
export function suggestionHint(word: string, known: Iterable<string>): string {
  const nearest = nearMiss(word, known)
  return nearest === null ? '' : `; did you mean ${JSON.stringify(nearest)}?`
}

/**
 * The known word that was probably nearest: equal apart from case, or with at most a third of its letters
 * different.
 */
function nearMiss(word: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let minDistance = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), minDistance)
    if (distance < minDistance) [best, minDistance] = [candidate, distance]
  }
  return best
}

/** Levenshtein distance, stopped at `limit`: words are taken from requests and may be long. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? limit
}
