/** View box of the drawing of the surroundings. */
export const SURROUNDINGS_VIEW = { width: 200, height: 200 }
