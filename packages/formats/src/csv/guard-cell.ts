/** What spreadsheets take for the beginning of a formula, apostrophes before it not counted. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it; numbers, negative ones too,
 * stay as they are. It can be undone: where the text after a first apostrophe is of that kind, take that
 * apostrophe away.
 */
export function guardCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}
