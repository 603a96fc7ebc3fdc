/** A character, or null for any one; `%` separates the runs of a pattern. */
type Run = readonly (string | null)[]

/** Characters of a pattern. */
export const MAX_PATTERN_CHARACTERS = 200

/**
 * Tests for LIKE: `%` stands for any characters, `_` for one, a backslash takes the meaning from the next.
 * Each run is searched behind the one before, so that time is at most length of text × length of pattern.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  const [first = [], ...others] = splitRuns(Array.from(pattern))
  const last = others.pop()
  return (text) => {
    const characters = Array.from(text)
    if (!isRunAt(first, characters, 0)) return false
    if (last === undefined) return characters.length === first.length
    let from = first.length
    for (const run of others) {
      const found = findRun(run, characters, from)
      if (found < 0) return false
      from = found + run.length
    }
    const end = characters.length - last.length
    return end >= from && isRunAt(last, characters, end)
  }
}

function splitRuns(pattern: readonly string[]): Run[] {
  const runs: (string | null)[][] = [[]]
  let isEscaped = false
  for (const character of pattern) {
    if (!isEscaped && character === '\\') {
      isEscaped = true
      continue
    }
    if (!isEscaped && character === '%') runs.push([])
    else runs.at(-1)?.push(!isEscaped && character === '_' ? null : character)
    isEscaped = false
  }
  return runs
}

const isRunAt = (run: Run, characters: readonly string[], start: number): boolean =>
  start + run.length <= characters.length &&
  run.every((wanted, index) => wanted === null || wanted === characters[start + index])

/** -1: it is not there. */
function findRun(run: Run, characters: readonly string[], from: number): number {
  for (let start = from; start + run.length <= characters.length; start++)
    if (isRunAt(run, characters, start)) return start
  return -1
}
