import { conversionFactor } from '@groundsheet/readings'

/** `kPa` and `kN/m2` are one unit; of units that are not known, the spelling counts. */
export const isSameUnit = (before: string, unit: string): boolean =>
  before.trim().toLowerCase() === unit.trim().toLowerCase() || conversionFactor(before, unit) === 1
