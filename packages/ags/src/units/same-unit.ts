import { conversionFactor } from '@groundsheet/readings/file-checks'

/**
 * Forms of dates and of times of which each value shows which one it has: `2024-05-01` and
 * `2024-05-01T10:30`, but not `mm:ss` beside `hh:mm`.
 */
const FORMS = [/^yyyy(?:-mm(?:-dd(?:[T ]hh:mm.*)?)?)?$/i, /^hh:mm(?::ss.*)?$/i]

/**
 * `kPa` and `kN/m2` are one unit, as are forms of dates that cannot be confused; unknown units are compared
 * by spelling.
 */
export function isSameUnit(before: string, unit: string): boolean {
  const [a, b] = [before.trim(), unit.trim()]
  if (a.toLowerCase() === b.toLowerCase()) return true
  return FORMS.some((form) => form.test(a) && form.test(b)) || conversionFactor(a, b) === 1
}
