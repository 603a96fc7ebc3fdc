/** Dashes of each stroke style in multiples of the line's width; a style that is not here is solid. */
export const STROKE_DASHES: Readonly<Record<string, readonly number[]>> = {
  dashed: [4, 2.5],
  dotted: [1, 1.8],
  dashdot: [5, 2, 1, 2],
}
