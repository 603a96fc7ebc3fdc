/** Positions: longitude, latitude, and perhaps a height. */
export type Line = readonly (readonly number[])[]

type Point = readonly [x: number, y: number]

interface Segment {
  readonly index: number
  readonly from: Point
  readonly to: Point
  readonly minX: number
  readonly maxX: number
}

/** Pairs of segments that are compared: a fraction of a second. Boundaries of real sites need far fewer. */
const MAX_COMPARISONS = 5_000_000

/**
 * The start of a segment of a closed ring that crosses another; null: none does. Segments that touch do not
 * cross. `too many`: segments lie side by side in too large a number to compare them all.
 */
export function findCrossing(ring: Line): Point | null | 'too many' {
  const segments = ring
    .slice(1)
    .map((to, index) => segmentOf(index, pointOf(ring[index]), pointOf(to)))
    .sort((a, b) => a.minX - b.minX)
  let open: Segment[] = []
  let comparisons = 0
  for (const segment of segments) {
    open = open.filter(({ maxX }) => maxX >= segment.minX)
    comparisons += open.length
    if (comparisons > MAX_COMPARISONS) return 'too many'
    const crossed = open.find((other) => cross(segment, other))
    if (crossed !== undefined) return segment.index < crossed.index ? segment.from : crossed.from
    open.push(segment)
  }
  return null
}

const pointOf = (position: readonly number[] = []): Point => [position[0] ?? 0, position[1] ?? 0]

const segmentOf = (index: number, from: Point, to: Point): Segment => ({
  index,
  from,
  to,
  minX: Math.min(from[0], to[0]),
  maxX: Math.max(from[0], to[0]),
})

/** The ends of each lie on different sides of the other. */
const cross = (a: Segment, b: Segment): boolean =>
  side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0

/** Positive: left of the segment; 0: on its line. */
const side = ({ from, to }: Segment, [x, y]: Point): number =>
  Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]))
