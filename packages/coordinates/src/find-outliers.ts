import { distanceMetres, type Wgs84 } from './wgs84.ts'

/**
 * A gap in the distances from the middle of the site: at least this many metres, and this many times the
 * distance before it.
 */
const gap = { metres: 1000, times: 4 }
/**
 * Beyond a gap, more than this share of the holes is a second area of works; beyond this many metres it is
 * not.
 */
const secondArea = { share: 0.1, metres: 50_000 }
/**
 * Up to this share of the holes is far from the site although it may be a second area of works. The gap
 * before it must be this many times the distance before: a map of all holes would show the site as a dot.
 */
const farArea = { share: 0.25, times: 10 }

/** Where the points of a site lie. */
export interface SiteExtent {
  /** The median of both axes, which a typing error does not move. */
  readonly middle: Wgs84
  /** Distance in metres from the middle to the farthest point that is not far from the rest. */
  readonly radius: number
}

/** A point far from the rest of its site, with its distance in metres from the middle. */
export interface Outlier {
  readonly index: number
  readonly metres: number
}

export interface MeasuredSite extends SiteExtent {
  /** Number of all points, outliers too. */
  readonly holes: number
  readonly outliers: readonly Outlier[]
}

/** The extent of a site and its outliers; null without points. Fewer than three points have no outliers. */
export function measureSite(points: readonly Wgs84[]): MeasuredSite | null {
  if (points.length === 0) return null
  const { distances, middle, radius } = measure(points)
  const all = Array.from(distances, (metres, index) => ({ index, metres }))
  return {
    middle,
    radius,
    holes: points.length,
    outliers: points.length < 3 ? [] : all.filter(({ metres }) => metres > radius),
  }
}

/**
 * Points far from the rest of the site, which are usually typing errors, with their distance in metres from
 * its middle. The middle is the median, so that typos do not move it. Distances are sorted and a wide gap is
 * looked for in their outer half. Holes along a road or pipeline are gradually further away and are no
 * outliers. Fewer than three points: none.
 */
export function findOutliers(points: readonly Wgs84[]): readonly Outlier[] {
  return measureSite(points)?.outliers ?? []
}

/**
 * Points that a first view of the site leaves out. These are its outliers, and a second area of works with up
 * to a quarter of the points. That area must be so far away that the site would be a dot beside it. Fewer
 * than three points: none.
 */
export function findFarFromSite(points: readonly Wgs84[]): readonly Outlier[] {
  if (points.length < 3) return []
  const { distances, radius } = measure(points, isFarGap)
  return Array.from(distances, (metres, index) => ({ index, metres })).filter(({ metres }) => metres > radius)
}

/** The extent of a site without its outliers; null without points. */
export function siteExtent(points: readonly Wgs84[]): SiteExtent | null {
  if (points.length === 0) return null
  const { middle, radius } = measure(points)
  return { middle, radius }
}

/** Whether a point is near enough to a site to be no outlier of it. */
export function liesWithin({ middle, radius }: SiteExtent, point: Wgs84): boolean {
  return distanceMetres(middle, point) < beyond(radius)
}

function measure(
  points: readonly Wgs84[],
  endsSite: typeof isGap = isGap,
): SiteExtent & { distances: Float64Array } {
  const middle = {
    longitude: median(points.map((p) => p.longitude)),
    latitude: median(points.map((p) => p.latitude)),
  }
  const distances = Float64Array.from(points, (point) => distanceMetres(middle, point))
  const ranked = distances.toSorted()
  const firstOutside = ranked.findIndex((_, at) => endsSite(ranked, at))
  return { middle, distances, radius: ranked.at(firstOutside === -1 ? -1 : firstOutside - 1) ?? 0 }
}

/** The distance that ends a gap after a point at `metres`. */
const beyond = (metres: number): number => Math.max(metres + gap.metres, metres * gap.times)

function isGap(ranked: Float64Array, at: number): boolean {
  const outside = ranked.length - at
  const here = ranked[at] ?? 0
  if (at <= outside || here < beyond(ranked[at - 1] ?? 0)) return false
  return outside <= Math.max(1, ranked.length * secondArea.share) || here > secondArea.metres
}

function isFarGap(ranked: Float64Array, at: number): boolean {
  if (isGap(ranked, at)) return true
  const [before, here] = [ranked[at - 1] ?? 0, ranked[at] ?? 0]
  const isFar = here >= before + gap.metres && here >= before * farArea.times
  return at > 0 && isFar && ranked.length - at <= ranked.length * farArea.share
}

/** Of an even count, the lower of the two in the middle: a place where something is. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
