const CONTROL = /[\u202A-\u202E\u2066-\u2069]/
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Text out of a file for use within a line: characters that change the direction of text, as U+202E, end with it.
 * All other text is returned unchanged. Unicode Standard Annex #9, 2.4.2.
 */
export const isolateText = (text: string): string =>
  CONTROL.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text
