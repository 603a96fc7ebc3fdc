import { sitePlane, type Place, type Point } from '@groundsheet/sections'
import type { GridPosition, Hole } from '../../../data/holes/hole.ts'
import { solveLeastSquares } from './least-squares.ts'

/** The median, which a single mistake does not move. Zero of no values. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A grid as estimated from holes with both kinds of coordinates. */
export interface GridFit {
  /** Null far from the site, where nothing is known. */
  readonly toGrid: (place: Place) => GridPosition | null
  /** How far the worst of the holes is from where the fit puts it, metres. */
  readonly residual: number
}

/** A hole further than this from the middle of the site is a mistake, or another site, metres. */
const MAX_DISTANCE_FROM_MIDDLE_M = 20_000
/** The estimate of a small site is also valid close around it, metres. */
const MIN_SITE_RADIUS_M = 500
/** So many sizes of the site around it are known well enough. */
const KNOWN_RADIUS_FACTOR = 4
/** A fit that is further out than this, metres, is not worth showing. */
const MAX_RESIDUAL_M = 5
/** Holes that stand in a line: the site is thinner than this share of its length. */
const MIN_WIDTH_TO_LENGTH_RATIO = 0.02

/** More holes than this do not improve the estimate of a plane. */
const MAX_HOLES_OF_FIT = 1000

interface Pair {
  readonly at: Point
  readonly grid: GridPosition
}

/**
 * The grid of a site as a plane, by least squares over the holes that were surveyed in both. Three holes or
 * more give an affine map, two or holes in a line a similarity. Null where there are too few, or where they
 * contradict each other. No projection is known or needed.
 */
export function fitGrid(holes: readonly Hole[]): GridFit | null {
  const surveyed = thin(
    holes.flatMap(({ position, grid }) => (position && !position.pinned && grid ? [{ position, grid }] : [])),
  )
  const { toPlane } = sitePlane({
    longitude: median(surveyed.map(({ position }) => position.longitude)),
    latitude: median(surveyed.map(({ position }) => position.latitude)),
  })
  const pairs = surveyed
    .map(({ position, grid }): Pair => ({ at: toPlane(position), grid }))
    .filter(({ at }) => Math.hypot(at.x, at.y) < MAX_DISTANCE_FROM_MIDDLE_M)
  const onGrid = fitPlane(pairs)
  if (!onGrid) return null
  const residual = furthest(pairs.map(({ at, grid }) => away(onGrid(at), grid)))
  const reach =
    KNOWN_RADIUS_FACTOR * Math.max(MIN_SITE_RADIUS_M, furthest(pairs.map(({ at }) => Math.hypot(at.x, at.y))))
  if (residual > MAX_RESIDUAL_M) return null
  return {
    residual,
    toGrid(place) {
      const at = toPlane(place)
      return Math.hypot(at.x, at.y) <= reach ? onGrid(at) : null
    },
  }
}

/** A share of many, evenly taken. */
function thin<T>(items: readonly T[]): readonly T[] {
  const step = Math.ceil(items.length / MAX_HOLES_OF_FIT)
  return step < 2 ? items : items.filter((_, index) => index % step === 0)
}

type FromPlane = (at: Point) => GridPosition

/** Grids have large numbers: they are fitted from a place on the site. */
function fitPlane(pairs: readonly Pair[]): FromPlane | null {
  const origin = { easting: median(pairs.map(eastingOf)), northing: median(pairs.map(northingOf)) }
  const east = pairs.map((pair) => eastingOf(pair) - origin.easting)
  const north = pairs.map((pair) => northingOf(pair) - origin.northing)
  const points = pairs.map(({ at }) => at)
  const found =
    spreadOf(points) > MIN_WIDTH_TO_LENGTH_RATIO
      ? affine(points, east, north)
      : similarity(points, east, north)
  if (!found) return null
  const [a, b, c, d, e, f] = found
  return ({ x, y }) => ({
    easting: origin.easting + a * x + b * y + c,
    northing: origin.northing + d * x + e * y + f,
  })
}

type Coefficients = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Values = readonly number[]

function affine(points: readonly Point[], east: Values, north: Values): Coefficients | null {
  const rows = points.map(({ x, y }) => [x, y, 1])
  const [first, second] = [solveLeastSquares(rows, east), solveLeastSquares(rows, north)]
  if (!first || !second) return null
  const [[a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]] = [first, second]
  return [a, b, c, d, e, f]
}

/** Turned, and scaled alike in all directions. */
function similarity(points: readonly Point[], east: Values, north: Values): Coefficients | null {
  const rows = [...points.map(({ x, y }) => [x, -y, 1, 0]), ...points.map(({ x, y }) => [y, x, 0, 1])]
  const solution = solveLeastSquares(rows, [...east, ...north])
  if (!solution) return null
  const [a = 0, b = 0, c = 0, f = 0] = solution
  return [a, -b, c, b, a, f]
}

const eastingOf = ({ grid }: Pair) => grid.easting
const northingOf = ({ grid }: Pair) => grid.northing
const away = (a: GridPosition, b: GridPosition) => Math.hypot(a.easting - b.easting, a.northing - b.northing)
const furthest = (distances: readonly number[]) => distances.reduce((most, one) => Math.max(most, one), 0)

/** How wide points lie across their own length: 0 in a line, 1 all round. */
function spreadOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - mx) ** 2)
  const yy = mean(({ y }) => (y - my) ** 2)
  const xy = mean(({ x, y }) => (x - mx) * (y - my))
  const half = Math.hypot((xx - yy) / 2, xy)
  const [most, least] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half]
  return points.length < 3 || most === 0 ? 0 : Math.sqrt(Math.max(0, least) / most)
}
