import type { Point } from './site-plane.ts'

/** The line of a section: its points without repetitions, and the chainage of each. Metres. */
export interface SectionLine {
  readonly points: readonly Point[]
  readonly chainages: readonly number[]
  readonly length: number
}

/** Position of a point relative to a line. Metres. */
export interface Foot {
  /** The nearest point of the line. */
  readonly foot: Point
  /** Chainage of that point. */
  readonly chainage: number
  /** Distance from the line: positive to the right along the line, negative to the left. */
  readonly offset: number
  /**
   * The point is before the start or past the end: its foot is that end, and not perpendicular to the line.
   */
  readonly beyond: boolean
}

/** Closer points are equal, metres. */
const SAME_POINT_M = 0.001

/** A line through points in order; one point, or none, is a line without length. */
export function lineThrough(points: readonly Point[]): SectionLine {
  const kept: Point[] = []
  const chainages: number[] = []
  let length = 0
  for (const point of points) {
    const last = kept.at(-1)
    const step = last ? distance(last, point) : 0
    if (last && step < SAME_POINT_M) continue
    length += step
    kept.push(point)
    chainages.push(length)
  }
  return { points: kept, chainages, length }
}

/** The point at a chainage; beyond the ends, the end. Null for a line without points. */
export function pointAt({ points, chainages }: SectionLine, chainage: number): Point | null {
  const after = chainages.findIndex((at) => at >= chainage)
  const [from, to] = [points[after - 1], points[after]]
  if (after <= 0 || !from || !to) return points[after === 0 ? 0 : points.length - 1] ?? null
  const [start = 0, end = 0] = [chainages[after - 1], chainages[after]]
  return between(from, to, (chainage - start) / (end - start))
}

/** The nearest point of a line; of several, the first. Null for a line without points. */
export function projectOnto(line: SectionLine, point: Point): Foot | null {
  const { points, chainages, length } = line
  const [only] = points
  if (!only) return null
  let best = { segment: 0, along: 0, foot: only, away: distance(only, point) }
  for (let segment = 0; segment + 1 < points.length; segment++) {
    const [from = only, to = only] = [points[segment], points[segment + 1]]
    const along = Math.max(0, Math.min(1, shareAlong(from, to, point)))
    const foot = between(from, to, along)
    const away = distance(foot, point)
    if (away < best.away) best = { segment, along, foot, away }
  }
  const { segment, along, foot, away } = best
  const [start = 0, end = 0] = [chainages[segment], chainages[segment + 1]]
  const chainage = start + along * (end - start)
  const heading = headingAt(line, segment, along)
  const [dx, dy] = [point.x - foot.x, point.y - foot.y]
  const forward = heading.x * dx + heading.y * dy
  const right = heading.y * dx - heading.x * dy
  return {
    foot,
    chainage,
    offset: right < 0 ? -away : away,
    beyond:
      away > SAME_POINT_M &&
      ((chainage === 0 && forward < -SAME_POINT_M) || (chainage === length && forward > SAME_POINT_M)),
  }
}

/** At a bend the bisector of both legs decides, so that points outside the bend are on one side. */
function headingAt({ points }: SectionLine, segment: number, along: number): Point {
  const leg = (index: number) => unit(points[index], points[index + 1])
  const here = leg(segment)
  const other = along === 0 ? leg(segment - 1) : along === 1 ? leg(segment + 1) : here
  const sum = { x: here.x + other.x, y: here.y + other.y }
  return Math.hypot(sum.x, sum.y) < 1e-9 ? here : sum
}

function unit(from: Point | undefined, to: Point | undefined): Point {
  if (!from || !to) return { x: 0, y: 0 }
  const length = distance(from, to)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** 0 at `from`, 1 at `to`. */
function shareAlong(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
