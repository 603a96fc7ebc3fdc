/**
 * Each company numbers what it creates in a range of its own, of this length. Numbers are so unique in the
 * database, and show one company nothing of another. A cursor has room for 8,192 ranges.
 */
const RANGE_NUMBERS = 2 ** 35

/** The first number of the range with this ordinal, counted from 0. */
export const startOfRangeAt = (ordinal: number): number => ordinal * RANGE_NUMBERS + 1

/** The first number of the range after the one that holds `newest`; null: of the first range. */
export const startOfRange = (newest: number | null): number =>
  startOfRangeAt(newest === null ? 0 : ordinalOfRange(newest) + 1)

/** The last number of the range that holds `seq`. */
export const endOfRange = (seq: number): number => (ordinalOfRange(seq) + 1) * RANGE_NUMBERS

/** The ordinal, counted from 0, of the range that holds `seq`. */
export const ordinalOfRange = (seq: number): number => Math.floor((seq - 1) / RANGE_NUMBERS)
