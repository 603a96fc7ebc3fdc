import { ownValue } from '@groundsheet/readings'

/**
 * Units as AGS files state them, in the case-sensitive notation of UCUM, where both certainly mean the same.
 */
const UCUM: Readonly<Record<string, string>> = {
  m: 'm',
  mm: 'mm',
  cm: 'cm',
  ft: '[ft_i]',
  in: '[in_i]',
  deg: 'deg',
  degC: 'Cel',
  '%': '%',
  s: 's',
  min: 'min',
  kg: 'kg',
  g: 'g',
  Pa: 'Pa',
  kPa: 'kPa',
  MPa: 'MPa',
  bar: 'bar',
  kN: 'kN',
  'kN/m2': 'kN/m2',
  'MN/m2': 'MN/m2',
  'kN/m3': 'kN/m3',
  'Mg/m3': 'Mg/m3',
  'kg/m3': 'kg/m3',
  'mg/l': 'mg/L',
  'ug/l': 'ug/L',
  'mg/kg': 'mg/kg',
  'g/l': 'g/L',
  'm/s': 'm/s',
  'm2/MN': 'm2/MN',
  'm2/yr': 'm2/a',
}

/** Null: no notation is known. */
export const ucumUnit = (unit: string): string | null => ownValue(UCUM, unit) ?? null
