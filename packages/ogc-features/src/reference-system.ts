import { coordinatesOf } from './bounding-box.ts'
import type { Coordinate, Feature, Geometry } from './feature.ts'

/** OGC 18-058r1 (Part 2): a coordinate reference system by its URI. */
export interface ReferenceSystem {
  readonly uri: string
  /** Its axes are longitude or easting first; otherwise latitude is. */
  readonly isEastFirst: boolean
  /** Longitude and latitude: no coordinates are changed, except for their order. */
  readonly isGeographic: boolean
  /** East and north in it, of a WGS 84 position; null: it cannot be expressed. */
  readonly project: (position: Coordinate) => Coordinate | null
}

const crsUri = (authority: string, version: string, code: string): string =>
  `http://www.opengis.net/def/crs/${authority}/${version}/${code}`

export const CRS84_URI = crsUri('OGC', '1.3', 'CRS84')

/** `code`: for example `EPSG:27700`. */
export const epsgUri = (code: string): string => crsUri('EPSG', '0', code.replace(/^EPSG:/, ''))

export const CRS84: ReferenceSystem = {
  uri: CRS84_URI,
  isEastFirst: true,
  isGeographic: true,
  project: (position) => position,
}

export const EPSG_4326: ReferenceSystem = { ...CRS84, uri: epsgUri('EPSG:4326'), isEastFirst: false }

/** Projected systems that every collection has: web maps, Great Britain and Ireland. */
export const COMMON_CODES: readonly string[] = ['EPSG:3857', 'EPSG:27700', 'EPSG:2157', 'EPSG:29903']

/** Digits after the point of projected coordinates: millimetres. */
const PROJECTED_DECIMALS = 3

/**
 * Metres by which computed coordinates may differ from those that a file states, which then stand as stated.
 */
const STATED_TOLERANCE_M = 0.01

/**
 * The geometry of a feature in a reference system, easting or longitude first; null if one of its positions
 * cannot be expressed in it. A surveyed point has exactly the coordinates that its file states, if they are
 * in this system.
 */
export function projectGeometry({ geometry, stated }: Feature, system: ReferenceSystem): Geometry | null {
  if (geometry === null || system.isGeographic) return geometry
  return mapGeometry(geometry, (position) => {
    const projected = system.project(position)
    return projected && roundOrStated(projected, stated)
  })
}

/** A feature with its geometry in a reference system, in the order of its axes. */
export function inReferenceSystem(feature: Feature, system: ReferenceSystem): Feature {
  const geometry = projectGeometry(feature, system)
  return { ...feature, geometry: geometry && !system.isEastFirst ? swapAxes(geometry) : geometry }
}

function roundOrStated([east, north]: Coordinate, stated: Coordinate | null): Coordinate {
  if (stated && Math.hypot(stated[0] - east, stated[1] - north) <= STATED_TOLERANCE_M) return stated
  return [Number(east.toFixed(PROJECTED_DECIMALS)), Number(north.toFixed(PROJECTED_DECIMALS))]
}

const swapAxes = (geometry: Geometry): Geometry | null =>
  mapGeometry(geometry, ([east, north]) => [north, east])

/** Null if one of the positions has no result. */
function mapGeometry(
  geometry: Geometry,
  convert: (position: Coordinate) => Coordinate | null,
): Geometry | null {
  const mapped = mapPositions(geometry, ([x, y]) => {
    const [east = NaN, north = NaN] = convert([x, y]) ?? []
    return [east, north]
  })
  return coordinatesOf(mapped).every(([east]) => Number.isFinite(east)) ? mapped : null
}

function mapPositions(
  geometry: Geometry,
  each: (position: readonly [number, number, ...number[]]) => [number, number],
): Geometry {
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: each(geometry.coordinates) }
    case 'LineString':
      return { type: 'LineString', coordinates: geometry.coordinates.map(each) }
    case 'Polygon':
      return { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(each)) }
  }
}
