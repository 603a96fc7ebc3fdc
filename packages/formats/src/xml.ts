const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 cannot hold in any spelling. */
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text for XML 1.0, between tags or in an attribute. Characters that XML cannot hold become `replace` of them; line breaks stay. */
export function escapeXml(text: string, replace: (character: string) => string = () => '\uFFFD'): string {
  return text
    .toWellFormed()
    .replace(IMPOSSIBLE, replace)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('\r', '&#13;')
}
