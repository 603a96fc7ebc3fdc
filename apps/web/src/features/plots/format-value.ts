/** `kPa`, `Mg/m³`. */
export const prettyUnit = (unit: string): string => unit.replace(/m2\b/, 'm²').replace(/m3\b/, 'm³')

const SUPERSCRIPT_DIGITS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** `10⁻⁷`. */
export const powerOfTen = (power: number) =>
  `10${String(power)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => SUPERSCRIPT_DIGITS[Number(digit)] ?? digit)}`

/** Four significant figures; very small and very large numbers as powers of ten. */
export function formatValue(value: number): string {
  const size = Math.abs(value)
  if (size === 0 || (size >= 1e-3 && size < 1e6)) return String(Number(value.toPrecision(4)))
  const [digits = '', power] = value.toExponential(2).split('e')
  return `${digits} × ${powerOfTen(Number(power))}`
}
