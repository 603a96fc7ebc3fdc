import type { Wgs84 } from '../wgs84.ts'
import type { PlacedStatement } from './position-statement.ts'

/** A second site has at least this many holes close together, and at least this share of all holes. */
const MIN_SECOND_SITE = { holes: 3, share: 0.1 }

/** Degrees, about 5 km: holes in neighbouring cells of this size are close together. */
const CELL_DEGREES = 0.05

/**
 * Positions far from the site that are close to many others. In the sea only where the site is there, too.
 */
export function findSecondSite(
  far: readonly PlacedStatement[],
  holes: number,
  { middle, isAtSea }: { readonly middle: Wgs84; readonly isAtSea: (position: Wgs84) => boolean },
): ReadonlySet<Wgs84> {
  const cells = Map.groupBy(
    far.map(({ position }) => position),
    (position) => cellAt(position),
  )
  const needed = Math.max(MIN_SECOND_SITE.holes, MIN_SECOND_SITE.share * holes)
  const isOffshore = isAtSea(middle)
  const found = new Set<Wgs84>()
  for (const positions of cells.values()) {
    const [first] = positions
    if (first === undefined || countAround(first, cells) < needed) continue
    if (!isOffshore && isAtSea(first)) continue
    for (const position of positions) found.add(position)
  }
  return found
}

const cellAt = ({ latitude, longitude }: Wgs84, north = 0, east = 0): string =>
  `${Math.floor(latitude / CELL_DEGREES) + north} ${Math.floor(longitude / CELL_DEGREES) + east}`

const NEIGHBOURS = [-1, 0, 1]

function countAround(position: Wgs84, cells: ReadonlyMap<string, readonly Wgs84[]>): number {
  const around = NEIGHBOURS.flatMap((north) => NEIGHBOURS.map((east) => cellAt(position, north, east)))
  return around.reduce((count, cell) => count + (cells.get(cell)?.length ?? 0), 0)
}
