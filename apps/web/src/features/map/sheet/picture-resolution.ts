/** The usual resolution for print. */
export const DOTS_PER_INCH = 300
/** A smaller shortfall is not visible on paper. */
const MIN_DOTS_SHARE = 0.98

/** Whether a picture has so few dots to the inch that a note is shown. */
export const isCoarse = (dots: number): boolean => dots < DOTS_PER_INCH * MIN_DOTS_SHARE
