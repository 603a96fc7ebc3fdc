/**
 * A number as its AGS data type requires: `2DP` fixed decimals, `3SF` significant figures. Text stands as it
 * is. AGS 4.1.1 rule 8.
 */
export function formatValue(value: string | number, type: string | null): string {
  if (typeof value === 'string') return value
  const [, digits, kind] = /^(\d)(DP|SF)$/.exec(type ?? '') ?? []
  if (kind === 'DP') return unsigned(value.toFixed(Number(digits)))
  if (kind === 'SF') return value.toPrecision(Number(digits))
  throw new TypeError(`${value} needs a data type of decimals or figures, not ${type ?? 'none'}`)
}

/** Rounding must not leave a negative nothing. */
function unsigned(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}
