import type { Summary, Bounds } from '@groundsheet/readings'
import { formatValue } from './format-value.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'

const words = plotStrings.legend

/** How many values are bounds, and their limits: `11 ≥ 50`, `3 ≤ 0.1 to 0.5`. */
export function describeBounds({ atLeast, atMost }: Summary): string {
  const range = ({ min, max }: Bounds) => words.range(formatValue(min), formatValue(max))
  return [
    atLeast && words.atLeast(atLeast.count, range(atLeast)),
    atMost && words.atMost(atMost.count, range(atMost)),
  ]
    .filter(Boolean)
    .join(', ')
}
