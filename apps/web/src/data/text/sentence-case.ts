/** A word of a title: a capital and small letters. `CPT`, `U100` and `(shell` are not. */
const TITLE_WORD = /(?<=[\s/+(-])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu

/** Names of people and places in names of methods and tests. */
const PROPER_NAMES: ReadonlySet<string> = new Set(
  (
    'Angeles Atterberg Begemann California Casagrande Delft Deval Dutch Mackintosh Marchetti Menard ' +
    'Ménard Proctor Schmidt Swedish'
  ).split(' '),
)

/** `Hand Auger` as `Hand auger`: dictionaries and files write names of types and groups in both ways. */
export const sentenceCase = (name: string): string =>
  name.replace(TITLE_WORD, (word) => (PROPER_NAMES.has(word) ? word : word.toLowerCase()))
