/** Case folded beyond ASCII, for `q`: upper case first, so that ß meets SS and ſ meets S. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase()
}
