/** A finite decimal number, with or without an exponent; null for any other text. */
export function readNumber(text: string): number | null {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : null
}
