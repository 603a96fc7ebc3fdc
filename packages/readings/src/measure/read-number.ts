/** A finite decimal number, with or without an exponent; null for any other text. */
export function readNumber(text: string): number | null {
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
