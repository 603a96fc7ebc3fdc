/**
 * How many lines each text may have so that together they have at most `room`: the longest give way first, what is
 * left over goes to the uppermost, and none has fewer than one, even where there is no room for that.
 */
export function fitLines(wanted: readonly number[], room: number): number[] {
  const most = wanted.reduce((longest, lines) => Math.max(longest, lines), 1)
  for (let limit = most; limit > 1; limit -= 1) {
    const fitted = wanted.map((lines) => Math.min(lines, limit))
    if (sumOf(fitted) <= room) return shareRest(fitted, wanted, room)
  }
  const single = wanted.map((lines) => Math.min(lines, 1))
  return shareRest(single, wanted, room)
}

/** All that gave way have the same number of lines, so one more each is the most there can be. */
function shareRest(fitted: readonly number[], wanted: readonly number[], room: number): number[] {
  let left = room - sumOf(fitted)
  return fitted.map((lines, index) =>
    left > 0 && lines < (wanted[index] ?? 0) && left-- > 0 ? lines + 1 : lines,
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
