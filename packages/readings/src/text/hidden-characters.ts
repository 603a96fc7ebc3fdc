/**
 * Characters that show nothing, or that change how others are shown; of white space all but the ordinary
 * blank.
 */
const HIDDEN = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** `[U+202E]`. */
export const codePoint = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * Text of a file with the code point of each character that cannot be seen. Unicode Standard Annex #44,
 * Default_Ignorable_Code_Point.
 */
export const showHidden = (text: string): string => text.replace(HIDDEN, codePoint)
