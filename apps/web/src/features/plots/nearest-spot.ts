/** Places of points, px: x and y by turns. */
export type Spots = Float32Array

/** Index of the point nearest to a place, `reach` px away at most; of those equally near the last, which lies on top. */
export function nearestSpot(spots: Spots, x: number, y: number, reach: number): number | null {
  let [best, least] = [-1, reach * reach]
  for (let at = 0; at < spots.length; at += 2) {
    const [dx, dy] = [(spots[at] ?? NaN) - x, (spots[at + 1] ?? NaN) - y]
    const away = dx * dx + dy * dy
    if (away <= least) [best, least] = [at / 2, away]
  }
  return best < 0 ? null : best
}
