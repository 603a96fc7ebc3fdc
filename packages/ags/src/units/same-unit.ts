import { conversionFactor } from '@groundsheet/readings/limits'

/** `kPa` and `kN/m2` are one unit; unknown units are compared by spelling. */
export const isSameUnit = (before: string, unit: string): boolean =>
  before.trim().toLowerCase() === unit.trim().toLowerCase() || conversionFactor(before, unit) === 1
