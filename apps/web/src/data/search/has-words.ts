/** `-word` and `-"a phrase"`, which leave out rows. */
const EXCLUDED_WORDS = /(?<!\S)-(?:"[^"]*"?|\S+)/g

/** Whether a text has a word to be searched for; the service refuses others. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replaceAll(EXCLUDED_WORDS, ''))
