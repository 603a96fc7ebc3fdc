/** Characters of a pattern, or null for any one; `%` separates the runs of a pattern. */
type Run = readonly (string | null)[]

/** Characters of a pattern. */
export const MAX_PATTERN_CHARACTERS = 200

/** Characters of all patterns of a filter; each takes time for each character of a text. */
export const MAX_CHARACTERS_OF_PATTERNS = 1000

/**
 * Tests for LIKE: `%` stands for any characters, `_` for one, a backslash takes the meaning from the next.
 * Each run is searched behind the one before, so that time is at most length of text × length of pattern.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  const [first = [], ...others] = splitRuns(Array.from(pattern))
  const last = others.pop()
  const [beginning, end] = [expressionOf(first, 'uy'), expressionOf(last ?? [], 'uy')]
  const between = others.map((run) => expressionOf(run, 'gu'))
  return (text) => {
    const from = findRuns([beginning, ...between], text)
    if (from < 0 || last === undefined) return from === text.length
    const start = startOfLast(last.length, text)
    return start >= from && findRuns([end], text, start) >= 0
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

/** Without repetition, so that there is nothing to try again. */
const expressionOf = (run: Run, flags: string): RegExp =>
  new RegExp(
    run.map((character) => character?.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') ?? '[^]').join(''),
    flags,
  )

/** Where the last of these ends, each searched behind the one before; -1: one is not there. */
function findRuns(runs: readonly RegExp[], text: string, start = 0): number {
  let from = start
  for (const run of runs) {
    run.lastIndex = from
    const found = run.exec(text)
    if (!found) return -1
    from = found.index + found[0].length
  }
  return from
}

/** Where the last characters of a text begin, by their number; -1: it has fewer. */
function startOfLast(characters: number, text: string): number {
  let start = text.length
  for (let left = characters; left > 0 && start >= 0; left -= 1)
    start -= (text.codePointAt(start - 2) ?? 0) > 0xffff ? 2 : 1
  return start
}
