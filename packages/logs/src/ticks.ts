const STEPS = [1, 2, 5, 10] as const

/** The least of 1, 2, 5 times a power of ten that is not below the value; the value is above 0. */
export function niceCeiling(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * (STEPS.find((step) => step * power >= value * (1 - 1e-9)) ?? 10)
}

/** Round values from `from` to `to`, at least `room` px apart on a line of `length` px. Ascending. */
export function depthTicks(from: number, to: number, length: number, room: number): number[] {
  const span = to - from
  if (!(span > 0) || !(length > 0) || !Number.isFinite(span)) return []
  const step = niceCeiling((span * Math.max(room, 1)) / length)
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  // Multiplied anew each time, so that errors do not add up; rounded, so that 0.30000000000000004 is 0.3.
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
