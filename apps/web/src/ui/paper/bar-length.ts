/** Longest bar, mm. */
const LONGEST = 40
/** Ends that a bar may have, without their zeros. */
const ROUND = [1, 2, 5, 10] as const

/** Metres of the longest round bar at a scale: 500 is 1:500. */
export function barLength(scale: number): number {
  const most = (LONGEST * scale) / 1000
  const power = 10 ** Math.floor(Math.log10(most))
  const part = [...ROUND].reverse().find((round) => round * power <= most * (1 + 1e-9)) ?? 1
  return part * power
}
