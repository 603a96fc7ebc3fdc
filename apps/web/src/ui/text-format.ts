export const number = new Intl.NumberFormat('en-GB')
export const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
export const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`

/** As many decimals as there are, two at most. */
export const hundredths = (value: number) => String(Math.round(value * 100) / 100)
export const points = (first: string, second: string) => (n: number) =>
  [first, second][n] ?? 'Finish at the last point, or place another.'

/** `1:1 250`. */
export const ratio = (scale: number) => `1:${number.format(scale).replaceAll(',', '\u202f')}`
export const metres = (depth: number) => `${depth.toFixed(2)} m`
export const between = (top: number | null, base: number | null) =>
  base === null || base === top ? metres(top ?? 0) : `${(top ?? 0).toFixed(2)} to ${metres(base)}`

const letters = new Intl.Segmenter('en-GB')

/** Letters of a text, as a reader counts them. */
export const lettersOf = (text: string): string[] =>
  Array.from(letters.segment(text), ({ segment }) => segment)

/** A text of at most `max` letters; a longer one ends in an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = lettersOf(text)
  return kept.length <= max
    ? text
    : `${kept
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
