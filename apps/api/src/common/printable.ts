import { shorten } from '@groundsheet/readings'

/**
 * Text from a file as one line that is safe on a terminal: control characters and unusable ones become
 * `\ufffd`.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}

/** A list of names of a real file is shorter. */
const MAX_LINE_CHARACTERS = 4_000

/** The same of a line of a report, which a file can make as long as it wants. */
export const printableLine = (text: string): string => printable(shorten(text, MAX_LINE_CHARACTERS))
