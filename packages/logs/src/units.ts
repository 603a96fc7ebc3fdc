/** The unit in which a file states a heading, as in its UNIT row; empty where it does not. */
export type UnitOf = (table: string, heading: string) => string

/** 1 MPa in other units of stress; `²` and `^2` are written 2. */
const MEGAPASCALS: Readonly<Record<string, number>> = {
  mpa: 1,
  'mn/m2': 1,
  'n/mm2': 1,
  kpa: 1e-3,
  'kn/m2': 1e-3,
  pa: 1e-6,
  'n/m2': 1e-6,
  bar: 0.1,
  'kg/cm2': 0.0980665,
  'kgf/cm2': 0.0980665,
}

/** MPa in one of the unit; null for what is no unit of stress. */
export function megapascalsIn(unit: string): number | null {
  const name = unit.toLowerCase().replace(/\s|\^/g, '').replace('²', '2')
  return Object.hasOwn(MEGAPASCALS, name) ? (MEGAPASCALS[name] ?? null) : null
}
