/** Texts written for a missing value. */
const MISSING_VALUES = new Set(['', '-', '--', 'n/a', 'na', 'null', 'none', 'nan', 'unknown', '?'])

export const isMissingValue = (text: string): boolean => MISSING_VALUES.has(text.trim().toLowerCase())
