/**
 * Text from a file as one line that is safe on a terminal: control characters and unusable ones become
 * `\ufffd`.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}
