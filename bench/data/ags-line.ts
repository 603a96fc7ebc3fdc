/** A line of an AGS file. */
export const agsLine = (...values: readonly string[]): string =>
  `${values.map((value) => `"${value}"`).join(',')}\r\n`
