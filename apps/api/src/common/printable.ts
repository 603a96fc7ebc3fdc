/** Text from a file as one line that a terminal only shows: what would move its cursor, or a name no system takes, becomes `\ufffd`. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}
