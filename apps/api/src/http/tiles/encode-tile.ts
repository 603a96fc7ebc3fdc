import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { onSquare, type Position } from '../../store/holes/cells.ts'
import type { Cluster, TileAddress, TileContent, TileHole } from '../../store/tiles/tile-request.ts'
import { styleNumber } from './style-number.ts'

/** Positions in a tile are whole numbers below this. */
const TILE_EXTENT_UNITS = 4096

const GEOMETRY_TYPE_POINT = 1

/** A tile as geojson-vt writes it; the encoder's own types do not resolve as a module of Node. */
interface VectorTile {
  readonly features: TileFeature[]
  readonly x: number
  readonly y: number
  readonly z: number
  readonly source: null
  readonly transformed: true
}

/** A Mapbox Vector Tile 2.1 with one layer, `holes`. `withStyle`: holes have their type and the number of
 * their style. */
export function encodeTile(
  tile: TileAddress,
  { clusters, holes }: TileContent,
  withStyle: boolean,
): Uint8Array {
  const features = [
    ...clusters.map((cluster) => feature(tile, meanPosition(cluster), { count: cluster.holes })),
    ...holes.map((hole) => feature(tile, hole, tagsOf(hole, withStyle))),
  ]
  const { zoom: z, x, y } = tile
  const holesLayer: VectorTile = { features, x, y, z, source: null, transformed: true }
  return fromGeojsonVt({ holes: holesLayer }, { version: 2, extent: TILE_EXTENT_UNITS })
}

const meanPosition = ({ holes, longitude, latitude }: Cluster): Position => ({
  longitude: longitude / holes / 1e6,
  latitude: latitude / holes / 1e6,
})

/** A point as geojson-vt writes it. */
interface TileFeature {
  readonly geometry: [[x: number, y: number]]
  readonly type: typeof GEOMETRY_TYPE_POINT
  readonly tags: Tags
}

type Tags = Record<string, string | number>

function tagsOf({ id, name, projectId, style, depth, day }: TileHole, withStyle: boolean): Tags {
  const { locationType, number } = styleNumber(style)
  const styled = withStyle ? { type: locationType, style: number } : {}
  return {
    ...{ id, name, project: projectId },
    ...(depth === null ? {} : { depth }),
    ...(day === null ? {} : { day }),
    ...styled,
  }
}

function feature({ zoom, x, y }: TileAddress, position: Position, tags: Tags): TileFeature {
  const square = onSquare(position)
  const place = (part: number, tile: number) =>
    Math.max(0, Math.min(TILE_EXTENT_UNITS - 1, Math.floor((part * 2 ** zoom - tile) * TILE_EXTENT_UNITS)))
  return { geometry: [[place(square.x, x), place(square.y, y)]], type: GEOMETRY_TYPE_POINT, tags }
}
