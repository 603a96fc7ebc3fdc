/** Splits text at matches; every second piece is a match. */
export function splitByMatch(text: string, q: string): string[] {
  if (q === '') return [text]
  return text.split(new RegExp(`(${q.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, 'iu'))
}
