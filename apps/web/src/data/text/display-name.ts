/** Characters that show nothing, or that change how others are shown; of white space all but the ordinary blank. */
const HIDDEN = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A browser shows blanks at either end as nothing, and several as one. */
const LOST_BLANKS = / {2,}|^ | $/g

/** `[U+202E]`. */
export const codePoint = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * A name out of a file as it is shown: `[U+202E]` for a character that cannot be seen, `␣` for a blank that would be lost.
 * What is stored, searched, copied and exported stays as it is. Unicode Standard Annex #44, Default_Ignorable_Code_Point.
 */
export const displayName = (name: string): string =>
  name.replace(HIDDEN, codePoint).replace(LOST_BLANKS, (blanks) => '␣'.repeat(blanks.length))
