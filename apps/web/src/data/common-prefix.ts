/** Shorter than this, what all names begin with is part of them, like `BH` or `TP1`. */
const WORTH_SAYING_ONCE = 8

/**
 * What all names begin with, up to a space, slash, dash or underscore: files repeat the project's name in every
 * LOCA_ID, and then it is the end that tells holes apart. Empty for fewer than three names.
 */
export function commonPrefix(names: readonly string[]): string {
  const [first, ...others] = names
  if (first === undefined || others.length < 2) return ''
  const shared = others.reduce(shareStart, first)
  const prefix = /^.*[\s/_-]/.exec(shared)?.[0] ?? ''
  return prefix.length >= WORTH_SAYING_ONCE && !names.includes(prefix) ? prefix : ''
}

function shareStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}
