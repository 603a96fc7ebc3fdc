/**
 * Case folding beyond ASCII, for `q`: upper case first, so that ß matches SS, ſ and ı match S and I; İ
 * matches I too.
 */
export function foldCase(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')
}
