const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 cannot hold in any spelling. */
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const replacement = () => '\uFFFD'

/**
 * Text with each character that XML 1.0 forbids replaced, and lone surrogates by U+FFFD; markup is left as it
 * is. https://www.w3.org/TR/xml/#NT-Char
 */
export function replaceForbiddenXml(
  text: string,
  replace: (character: string) => string = replacement,
): string {
  return text.toWellFormed().replace(IMPOSSIBLE, replace)
}

/**
 * Text for XML 1.0, between tags or in an attribute. Forbidden characters become `replace` of them; line
 * breaks stay.
 */
export function escapeXml(text: string, replace: (character: string) => string = replacement): string {
  return replaceForbiddenXml(text, replace)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('\r', '&#13;')
}
