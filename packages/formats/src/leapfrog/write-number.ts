/** As a program reads it: the shortest text of the number; '' for none. */
export const writeNumber = (value: number | null): string => (value === null ? '' : String(value))
