/** Decimal digits that a stated number may have; beyond them is the noise of binary fractions. */
const DECIMAL_DIGITS = 12

/** A number with this many decimals, half up by its decimal figures: `toFixed` gives 32.34 for 32.345. */
export function formatDecimals(value: number, decimals: number): string {
  const factor = 10 ** decimals
  const scaled = Number((value * factor).toPrecision(DECIMAL_DIGITS))
  // Adding 0 turns -0 into 0.
  return (Math.round(scaled) / factor + 0).toFixed(decimals)
}
