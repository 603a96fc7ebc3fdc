import type { Mark } from '@groundsheet/logs'

/** A vane test as it is written beside its point. */
export interface VaneResult {
  /** Metres below ground level. */
  readonly top: number
  /** `45 (12)`: the peak and, in brackets, the residual or remoulded strength; `45` or `(12)` where one is stated. */
  readonly label: string
  /** In the unit of the lane. */
  readonly greatest: number
}

/** Files state a residual value as a test of its own this far below its peak, metres. */
const APART = 0.0051

/** Results from the ground down, each with what other rows state of the same test. */
export function resultsOf(marks: readonly Mark[]): VaneResult[] {
  const tests: Mark[][] = []
  for (const mark of marks.toSorted((a, b) => a.top - b.top)) {
    const test = tests.at(-1)
    if (test?.[0] && mark.top - test[0].top <= APART) test.push(mark)
    else tests.push([mark])
  }
  return tests.map((test) => {
    const [peak, rest] = [true, false].map((isPeak) =>
      test.flatMap(({ series, label }) => ((series === 'peak') === isPeak ? label : [])).join(', '),
    )
    return {
      top: test[0]?.top ?? 0,
      label: [peak, rest && `(${rest})`].filter(Boolean).join(' '),
      greatest: Math.max(...test.map(({ value = 0 }) => value)),
    }
  })
}
