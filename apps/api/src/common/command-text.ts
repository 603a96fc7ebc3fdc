/** `npx groundsheet WORD… --OPTION VALUE…`, quoted for a shell. An option without a value is left out. */
export function commandText(
  words: readonly string[],
  options: Readonly<Record<string, string | undefined>> = {},
): string {
  const named = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  )
  return ['npx groundsheet', ...[...words, ...named].map(quote)].join(' ')
}

function quote(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
