import { distanceMetres, type Wgs84 } from './wgs84.ts'

/** Metres; holes nearer than this to another one are of its site, so that a long road or pipeline is one. */
const MAX_GAP_M = 50_000
/** Degrees, about 5 km: holes of one cell are of one site. */
const CELL_DEGREES = 0.05
/** More cells than this are not split, since each is compared with each. */
const MAX_CELLS = 1000

/** Indexes of points by site, the largest first; one site where no gap is that wide. */
export function splitSites(points: readonly Wgs84[]): number[][] {
  const cells = [
    ...Map.groupBy(points.keys(), (index) => {
      const { latitude = 0, longitude = 0 } = points[index] ?? {}
      return `${Math.floor(latitude / CELL_DEGREES)} ${Math.floor(longitude / CELL_DEGREES)}`
    }).values(),
  ]
  if (cells.length > MAX_CELLS) return [[...points.keys()]]
  const positionOf = ([first = 0]: readonly number[]) => points[first]
  const isLinked = (a: readonly number[], b: readonly number[]) => {
    const [one, other] = [positionOf(a), positionOf(b)]
    return one !== undefined && other !== undefined && distanceMetres(one, other) <= MAX_GAP_M
  }
  const sites: number[][] = []
  for (const waiting = new Set(cells); waiting.size > 0;) {
    const [start = []] = waiting
    waiting.delete(start)
    const site = [start]
    for (const cell of site) {
      for (const other of waiting) {
        if (!isLinked(cell, other)) continue
        waiting.delete(other)
        site.push(other)
      }
    }
    sites.push(site.flat())
  }
  return sites.sort((a, b) => b.length - a.length)
}
