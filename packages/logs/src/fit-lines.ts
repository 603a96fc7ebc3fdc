/**
 * Numbers of lines for texts that together have at most `room`. The longest are shortened first, remaining
 * lines go to the uppermost, and each has at least one, even without room.
 */
export function fitLines(needed: readonly number[], room: number): number[] {
  const most = needed.reduce((longest, lines) => Math.max(longest, lines), 1)
  for (let limit = most; limit > 1; limit -= 1) {
    const fitted = needed.map((lines) => Math.min(lines, limit))
    if (sumOf(fitted) <= room) return shareRest(fitted, needed, room)
  }
  const single = needed.map((lines) => Math.min(lines, 1))
  return shareRest(single, needed, room)
}

/** All shortened texts have the same number of lines, so at most one more each is left. */
function shareRest(fitted: readonly number[], needed: readonly number[], room: number): number[] {
  let left = room - sumOf(fitted)
  return fitted.map((lines, index) =>
    left > 0 && lines < (needed[index] ?? 0) && left-- > 0 ? lines + 1 : lines,
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
