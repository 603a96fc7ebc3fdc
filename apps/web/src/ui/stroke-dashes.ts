/** Dashes of stroke styles in multiples of the line width; unlisted styles are solid. */
export const STROKE_DASHES: Readonly<Record<string, readonly number[]>> = {
  dashed: [4, 2.5],
  dotted: [1, 1.8],
  dashdot: [5, 2, 1, 2],
}
