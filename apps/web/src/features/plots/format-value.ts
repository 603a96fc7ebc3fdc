import { powerOfTen } from '@groundsheet/readings'

/** `kPa`, `Mg/m³`. */
export const formatUnit = (unit: string): string => unit.replace(/m2\b/, 'm²').replace(/m3\b/, 'm³')

/** Four significant figures; very small and very large numbers as powers of ten. */
export function formatValue(value: number): string {
  const size = Math.abs(value)
  if (size === 0 || (size >= 1e-3 && size < 1e6)) return String(Number(value.toPrecision(4)))
  const [digits = '', power] = value.toExponential(2).split('e')
  return `${digits} × ${powerOfTen(Number(power))}`
}
