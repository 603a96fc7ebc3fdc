/**
 * Values of one row by heading. Numbers are written as the data type of the heading says; a heading left out
 * is empty.
 */
export type Row = Readonly<Record<string, string | number>>

/** One row of one group, in AGS4 terms. */
export type Entry = readonly [group: string, row: Row]
