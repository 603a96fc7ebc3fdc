/** Widest paper of a drawing (A1), metres. */
const PAPER_WIDTH = 0.75

/** Height of text on paper, metres. */
export const TEXT_HEIGHT = 0.0025

/** Denominator of the largest of these scales at which so many metres fit on the paper, else the smallest. */
export const scaleFor = (metres: number, scales: readonly number[]): number =>
  scales.find((scale) => metres / scale <= PAPER_WIDTH) ?? scales.at(-1) ?? 1
