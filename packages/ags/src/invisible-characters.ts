/**
 * Control and format characters, line separators, and blanks other than a plain one. Unicode 16.0, general
 * categories.
 */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

/** `<U+200B>`. */
export const nameCharacter = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `<U+${code.padStart(4, '0')}>`
}

/** Text with a name in place of each character that cannot be seen: `BH<U+200B>1`. */
export const nameInvisible = (text: string): string => text.replace(INVISIBLE, nameCharacter)
