/** Case folded beyond ASCII, for `q`: upper case first, so that ß meets SS and ſ and ı meet S and I; İ meets I as well. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')
}
