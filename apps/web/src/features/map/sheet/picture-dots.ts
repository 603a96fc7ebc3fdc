/** What print shops ask for. */
export const DOTS_PER_INCH = 300
/** What is not visible on paper. */
const SLACK = 0.98

/** Whether a picture has so few dots to the inch that it should be said. */
export const isCoarse = (dots: number): boolean => dots < DOTS_PER_INCH * SLACK
