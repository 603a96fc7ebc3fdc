import { ownValue } from '../own-property.ts'
import { LENGTH_UNITS } from './length-units.ts'

/**
 * Units of one quantity each; each unit as a multiple of the first. Keys are lower case, without blanks or
 * `^`.
 */
const QUANTITIES: readonly Readonly<Record<string, number>>[] = [
  // Stress.
  {
    kpa: 1,
    'kn/m2': 1,
    pa: 1e-3,
    'n/m2': 1e-3,
    mpa: 1e3,
    'mn/m2': 1e3,
    'n/mm2': 1e3,
    gpa: 1e6,
    bar: 100,
    bars: 100,
    mbar: 0.1,
    psi: 6.894757,
    ksf: 47.88026,
    'kg/cm2': 98.0665,
    'kgf/cm2': 98.0665,
  },
  // Density; a unit weight is divided by standard gravity.
  { 'mg/m3': 1, 't/m3': 1, 'g/cm3': 1, 'kg/m3': 1e-3, 'kn/m3': 1 / 9.80665 },
  // Permeability.
  { 'm/s': 1, 'cm/s': 1e-2, 'mm/s': 1e-3, 'm/day': 1 / 86_400, 'm/d': 1 / 86_400 },
  // Concentration in water.
  { 'mg/l': 1, 'ug/l': 1e-3, 'g/l': 1e3 },
  // Mass fraction of soil.
  { '%': 1, 'mg/kg': 1e-4, 'ug/kg': 1e-7, 'g/kg': 0.1 },
  // Torque.
  { nm: 1, knm: 1e3, 'n.m': 1 },
  // Concentration of gas by volume.
  { ppmv: 1, ppm: 1 },
  LENGTH_UNITS,
]

const normalise = (unit: string) =>
  unit.toLowerCase().replace(/\s|\^/g, '').replace('²', '2').replace('³', '3').replace(/[µμ]/, 'u')

/** Metres of one of a unit of length: `ft`, `m bgl`, `m.A.O.D.`; null for any other text. */
export function metresOf(unit: string): number | null {
  const name = normalise(unit).replace(/[.()]/g, '')
  return ownValue(LENGTH_UNITS, name) ?? null
}

/** Whether a unit is known and is no unit of length: `%`, `kPa`. */
export const measuresNoLength = (unit: string): boolean =>
  QUANTITIES.some((units) => units !== LENGTH_UNITS && Object.hasOwn(units, normalise(unit)))

/** How the unit that others are multiples of is written in AGS, by the key of its quantity. */
const SPELLINGS: Readonly<Record<string, string>> = { kpa: 'kPa', 'mg/m3': 'Mg/m3', nm: 'Nm' }

/** The unit of the same quantity that others are multiples of: kPa of MPa, m of ft; null if none is known. */
export function baseUnit(unit: string): string | null {
  const name = normalise(unit)
  const quantity = QUANTITIES.find((units) => Object.hasOwn(units, name))
  const [base] = Object.keys(quantity ?? {})
  return base === undefined ? null : (ownValue(SPELLINGS, base) ?? base)
}

/** Value of one unit in another; null if either is empty or they measure different quantities. */
export function conversionFactor(stated: string, target: string): number | null {
  const [from, to] = [normalise(stated), normalise(target)]
  if (from === '' || to === '') return null
  if (from === to) return 1
  const quantity = QUANTITIES.find((units) => Object.hasOwn(units, from) && Object.hasOwn(units, to))
  const [one, other] = [quantity?.[from], quantity?.[to]]
  return one === undefined || other === undefined ? null : one / other
}
