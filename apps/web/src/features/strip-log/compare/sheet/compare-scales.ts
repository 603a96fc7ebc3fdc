/** Depth scales of logs side by side: 50 is 1:50. */
export const COMPARE_SCALES = [10, 20, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000] as const
