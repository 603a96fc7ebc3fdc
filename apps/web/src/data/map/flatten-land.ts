import type { Feature, FeatureCollection, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Latitude of the south pole; the map ends before it. */
const SOUTH_POLE_LATITUDE_DEG = -90

export type LandTopology = Topology<{ land: GeometryCollection }>

/** The land of a topology, for a flat map. */
export const readLand = (topology: LandTopology): FeatureCollection =>
  flattenLand(feature(topology, topology.objects.land))

/**
 * Land of a globe as land of a flat map, each island a polygon. A coast that crosses the antimeridian
 * continues beyond 180°; otherwise the map would draw a line back around the world.
 */
export const flattenLand = (land: FeatureCollection): FeatureCollection => ({
  type: 'FeatureCollection',
  features: land.features.flatMap(({ geometry }) =>
    (geometry.type === 'MultiPolygon' ? geometry.coordinates : []).map((rings): Feature => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: centred(rings.map(unwrapRing)) },
    })),
  ),
})

/** Moved by whole turns, so that most of the island lies between 180° west and east. */
function centred(rings: Position[][]): Position[][] {
  const longitudes = rings[0]?.map(([longitude = 0]) => longitude) ?? []
  const middle = longitudes.reduce((sum, longitude) => sum + longitude, 0) / longitudes.length
  const turns = Math.round(middle / 360)
  if (turns === 0) return rings
  return rings.map((ring) => ring.map(([x = 0, y = 0]): Position => [x - turns * 360, y]))
}

/**
 * A ring without jumps in longitude; one that goes round the pole, as Antarctica does, is closed along it.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  let turns = 0
  let before = ring[0]?.[0] ?? 0
  const unwrapped = ring.map(([longitude = 0, latitude = 0]): Position => {
    if (Math.abs(longitude - before) > 180) turns += longitude < before ? 1 : -1
    before = longitude
    return [longitude + turns * 360, latitude]
  })
  const [first, last] = [unwrapped[0], unwrapped.at(-1)]
  if (turns === 0 || !first || !last) return unwrapped
  return [
    ...unwrapped,
    [last[0] ?? 0, SOUTH_POLE_LATITUDE_DEG],
    [first[0] ?? 0, SOUTH_POLE_LATITUDE_DEG],
    first,
  ]
}
