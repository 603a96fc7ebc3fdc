/** Maximum length of a scale bar. */
const MAX_LENGTH_MM = 40
/** Leading digits of the length of a scale bar. */
const LEADING_DIGITS = [1, 2, 5, 10] as const

/** Length of the longest round scale bar, metres; `scale`: 500 is 1:500. */
export function barLength(scale: number): number {
  const maxMetres = (MAX_LENGTH_MM * scale) / 1000
  const power = 10 ** Math.floor(Math.log10(maxMetres))
  const digit =
    [...LEADING_DIGITS].reverse().find((leading) => leading * power <= maxMetres * (1 + 1e-9)) ?? 1
  return digit * power
}
