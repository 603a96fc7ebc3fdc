/**
 * How many lines each text may have so that together they have at most `room`: the longest give way first, and
 * none has fewer than one, even where there is no room for that.
 */
export function fitLines(wanted: readonly number[], room: number): number[] {
  const most = wanted.reduce((longest, lines) => Math.max(longest, lines), 1)
  for (let limit = most; limit > 1; limit -= 1) {
    const fitted = wanted.map((lines) => Math.min(lines, limit))
    if (fitted.reduce((sum, lines) => sum + lines, 0) <= room) return fitted
  }
  return wanted.map((lines) => Math.min(lines, 1))
}
