import type { Mark } from '@groundsheet/logs'

/** A vane test result, written beside its point. */
export interface VaneResult {
  /** Metres below ground level. */
  readonly top: number
  /**
   * `45 (12)`: peak and, in brackets, residual or remoulded strength; `45` or `(12)` if only one is stated.
   */
  readonly label: string
  /** Largest value, in the unit of the lane. */
  readonly maxValue: number
}

/** Files state a residual value as a separate test up to this far below its peak. */
const MAX_DEPTH_DIFFERENCE_M = 0.0051

/** Results from the ground down; rows of the same test are joined. */
export function resultsOf(marks: readonly Mark[]): VaneResult[] {
  const tests: Mark[][] = []
  for (const mark of marks.toSorted((a, b) => a.top - b.top)) {
    const test = tests.at(-1)
    if (test?.[0] && mark.top - test[0].top <= MAX_DEPTH_DIFFERENCE_M) test.push(mark)
    else tests.push([mark])
  }
  return tests.map((test) => {
    const [peak, rest] = [true, false].map((isPeak) =>
      test.flatMap(({ series, label }) => ((series === 'peak') === isPeak ? label : [])).join(', '),
    )
    return {
      top: test[0]?.top ?? 0,
      label: [peak, rest && `(${rest})`].filter(Boolean).join(' '),
      maxValue: Math.max(...test.map(({ value = 0 }) => value)),
    }
  })
}
