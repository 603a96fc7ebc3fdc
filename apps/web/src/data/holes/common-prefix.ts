/** A shorter common start, like `BH` or `TP1`, stays part of each name. Characters. */
const MIN_PREFIX_CHARACTERS = 8

/**
 * What all names begin with, up to a space, slash, dash or underscore. Some files repeat the project's name
 * in every LOCA_ID; the rest of the name is then enough. Empty for fewer than three names.
 */
export function commonPrefix(names: readonly string[]): string {
  const [first, ...others] = names
  if (first === undefined || others.length < 2) return ''
  const shared = others.reduce(shareStart, first)
  const prefix = /^.*[\s/_-]/.exec(shared)?.[0] ?? ''
  return prefix.length >= MIN_PREFIX_CHARACTERS && !names.includes(prefix) ? prefix : ''
}

function shareStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}
