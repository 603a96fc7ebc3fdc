import type { Geometry } from '../feature.ts'
import { compileIntersection, type PlanarGeometry } from '../intersect.ts'
import type { ReferenceSystem } from '../reference-system.ts'
import { FilterProblem, checkDepth, shown } from './filter-problem.ts'

type Position = readonly [number, number]
type Members = Readonly<Record<string, unknown>>
type Axes = Pick<ReferenceSystem, 'isEastFirst' | 'isGeographic'>

const MAX_LONGITUDE_DEGREES = 180

/**
 * A test whether a geometry meets the shape of a filter; both in the same reference system. Throws
 * `FilterProblem`.
 */
export function compileShape(json: unknown, axes: Axes): (geometry: Geometry) => boolean {
  const parts = readParts(json, axes, 0).map(compileIntersection)
  return (geometry) => parts.some((meets) => meets(geometry))
}

/** A box or GeoJSON, as shapes that are met by themselves. */
function readParts(json: unknown, axes: Axes, depth: number): readonly PlanarGeometry[] {
  checkDepth(depth)
  const { bbox, type, coordinates, geometries } = (json ?? {}) as Members
  if (bbox !== undefined && type === undefined) return readBoxes(bbox, axes)
  const position = (one: unknown) => readPosition(one, axes)
  switch (type) {
    case 'Point':
      return [{ type, coordinates: position(coordinates) }]
    case 'MultiPoint':
      return listOf(coordinates).map((one) => ({ type: 'Point', coordinates: position(one) }))
    case 'LineString':
      return [readLine(coordinates, axes)]
    case 'MultiLineString':
      return listOf(coordinates).map((one) => readLine(one, axes))
    case 'Polygon':
      return [readPolygon(coordinates, axes)]
    case 'MultiPolygon':
      return listOf(coordinates).map((one) => readPolygon(one, axes))
    case 'GeometryCollection':
      return listOf(geometries).flatMap((one) => readParts(one, axes, depth + 1))
    default:
      throw new FilterProblem(`has ${shown(json)} where a geometry is needed`)
  }
}

function listOf(value: unknown, least = 1): readonly unknown[] {
  if (Array.isArray(value) && value.length >= least) return value as readonly unknown[]
  throw new FilterProblem(`has ${shown(value)} where a list of at least ${least} is needed`)
}

const readLine = (value: unknown, axes: Axes): PlanarGeometry => ({
  type: 'LineString',
  coordinates: listOf(value, 2).map((one) => readPosition(one, axes)),
})

/** A ring ends where it begins: RFC 7946, section 3.1.6. */
function readPolygon(value: unknown, axes: Axes): PlanarGeometry {
  const coordinates = listOf(value).map((ring) => {
    const positions = listOf(ring, 4).map((one) => readPosition(one, axes))
    const [first, last] = [positions[0], positions.at(-1)]
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
      throw new FilterProblem(`has a polygon whose ring does not end where it begins, at ${shown(first)}`)
    return positions
  })
  return { type: 'Polygon', coordinates }
}

/** East first in the result. A third number, the height, is not used. */
function readPosition(value: unknown, axes: Axes): Position {
  const numbers = listOf(value, 2)
  const [first, second] = numbers
  if (numbers.length > 3 || !numbers.every(Number.isFinite))
    throw new FilterProblem(`has ${shown(value)} where two or three numbers are needed`)
  const [east, north] = (axes.isEastFirst ? [first, second] : [second, first]) as [number, number]
  if (
    axes.isGeographic &&
    (Math.abs(east) > MAX_LONGITUDE_DEGREES || Math.abs(north) > MAX_LONGITUDE_DEGREES / 2)
  )
    throw new FilterProblem(
      `has ${shown(value)}, which is not a position on the globe; check the order of the axes`,
    )
  return [east, north]
}

/**
 * Four numbers, or six with heights. A box across the antimeridian has its west side east of its east side.
 */
function readBoxes(value: unknown, axes: Axes): readonly PlanarGeometry[] {
  const numbers = listOf(value, 4)
  if (numbers.length !== 4 && numbers.length !== 6)
    throw new FilterProblem(`has ${shown(value)} where a box of four or six numbers is needed`)
  const half = numbers.length / 2
  const [west, south] = readPosition(numbers.slice(0, half), axes)
  const [east, north] = readPosition(numbers.slice(half), axes)
  if (south > north || (west > east && !axes.isGeographic))
    throw new FilterProblem(`has the box ${shown(value)}, whose sides are in the wrong order`)
  const sides =
    west > east
      ? [[west, MAX_LONGITUDE_DEGREES] as const, [-MAX_LONGITUDE_DEGREES, east] as const]
      : [[west, east] as const]
  return sides.map(([left, right]) => rectangle([left, south], [right, north]))
}

const rectangle = ([west, south]: Position, [east, north]: Position): PlanarGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})
