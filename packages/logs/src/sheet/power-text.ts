import { powerOfTen, readNumber } from '@groundsheet/readings'

/** Smaller numbers are written with a power of ten, as in plots. */
const MIN_PLAIN_VALUE = 1e-3

/** `7.30×10⁻⁵` for `0.000073000000`: three significant figures. Other texts are as stated. */
export function powerText(text: string): string {
  const [, bound = '', number = ''] = /^([<>]?)\s*(\S+)$/.exec(text) ?? []
  const value = readNumber(number)
  if (value === 0) return `${bound}0`
  if (value === null || value < 0 || value >= MIN_PLAIN_VALUE) return text
  const [digits = '', power] = value.toExponential(2).split('e')
  return `${bound}${digits}×${powerOfTen(Number(power))}`
}
