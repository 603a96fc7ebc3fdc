/** Several words, or a word as in a sentence: `Made Ground`, `Alluvium`; not `GLACTILL`. */
const GEOLOGY_NAME = /\s|^\p{Lu}?\p{Ll}{6,}$/u

/**
 * Meaning of a code of geology; null where the code is the name itself. Some files have them the other way
 * round: `Made Ground` explained as `MG`.
 */
export function geologyMeaning(code: string, meaning: string | null): string | null {
  if (meaning === null) return null
  const isShorter = meaning.trim().length < code.trim().length
  return isShorter && GEOLOGY_NAME.test(code.trim()) ? null : meaning
}
