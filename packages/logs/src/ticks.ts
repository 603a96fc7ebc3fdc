const TICKS = [1, 2, 5, 10] as const
/** Ends of scales of values may be closer together than distances of ticks. */
const ENDS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const

/** The least round number not below the value, for the end of a scale; 1 for values up to 0. */
export const niceCeiling = (value: number): number => roundUp(value, ENDS)

function roundUp(value: number, steps: readonly number[]): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const round = power * (steps.find((step) => step * power >= value * (1 - 1e-9)) ?? 10)
  // Typing errors can reach the largest possible numbers.
  return Math.min(Number(round.toPrecision(12)), Number.MAX_VALUE)
}

/** Round values from `from` to `to`, at least `room` px apart on a line of `length` px. Ascending. */
export function depthTicks(from: number, to: number, length: number, room: number): number[] {
  const span = to - from
  if (!(span > 0) || !(length > 0) || !Number.isFinite(span)) return []
  const step = roundUp((span / length) * Math.max(room, 1), TICKS)
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  // Multiplied for each tick, so that errors do not add up; rounded, so that 0.30000000000000004 is 0.3.
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
