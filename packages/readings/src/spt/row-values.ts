/** Values of one row by AGS heading. */
export type Values = Readonly<Record<string, string | undefined>>
