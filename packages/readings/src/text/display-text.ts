import { codePoint } from './hidden-characters.ts'

/**
 * Characters that show nothing, or that change how others are shown; line breaks, tabs and blanks are kept.
 */
const INVISIBLE_CHARACTERS = /(?![\t\n\r\u0085])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
/** Most values are plain ASCII, which needs no search by Unicode properties. */
const ASCII = /^[\t\n\r -~]*$/

/**
 * A value out of a file as it is shown: `[U+202E]` for a character that reverses others or cannot be seen.
 * What is stored, searched, copied and exported stays as it is. Unicode Standard Annex #44,
 * Default_Ignorable_Code_Point.
 */
export const displayText = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE_CHARACTERS, codePoint)
