/** Widest paper of a drawing (A1), metres. */
const MAX_PAPER_WIDTH_M = 0.75

/** Height of text on paper, metres. */
export const TEXT_HEIGHT_M = 0.0025

/** Denominator of the largest of these scales at which so many metres fit on the paper, else the smallest. */
export const scaleFor = (metres: number, scales: readonly number[]): number =>
  scales.find((scale) => metres / scale <= MAX_PAPER_WIDTH_M) ?? scales.at(-1) ?? 1
