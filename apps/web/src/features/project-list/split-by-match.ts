/** Text in pieces: every second one is what was searched for, as it stands there. */
export function splitByMatch(text: string, q: string): string[] {
  if (q === '') return [text]
  return text.split(new RegExp(`(${q.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, 'iu'))
}
