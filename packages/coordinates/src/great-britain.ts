import { loadLand } from './land.ts'
import { loadTransformer } from './transformer.ts'
import type { Wgs84 } from './wgs84.ts'

/** Quays, small islands and the foreshore lie off the drawn coast by up to this. */
const OFFSHORE_TOLERANCE_M = 5_000

/**
 * Between Great Britain and Ireland, south to north: no land of either lies on the line, in degrees of WGS84.
 */
const IRISH_SEA: readonly { latitude: number; longitude: number }[] = [
  { latitude: 51.2, longitude: -6 },
  { latitude: 52, longitude: -5.8 },
  { latitude: 53.4, longitude: -5.3 },
  { latitude: 54.4, longitude: -5.25 },
  { latitude: 54.85, longitude: -5.4 },
  { latitude: 55.2, longitude: -5.95 },
  { latitude: 55.45, longitude: -6.6 },
  { latitude: 55.5, longitude: -8 },
]

/**
 * French coasts within the British National Grid lie south of the first and east of the second, in degrees.
 */
const FRANCE = [
  { latitude: 50.5, longitude: -2 },
  { latitude: 51.2, longitude: 1.5 },
] as const

/**
 * Whether a position of the British National Grid, in metres, lies in Great Britain or close to its coast.
 * Coasts are those of Natural Earth 1:10,000,000.
 */
export async function loadGreatBritain(): Promise<(easting: number, northing: number) => boolean> {
  const [grid, distanceToLand] = await Promise.all([loadTransformer('EPSG:27700'), loadLand()])
  return (easting, northing) => {
    const point = grid.toWgs84(easting, northing)
    if (point === null || isInIreland(point) || isInFrance(point)) return false
    return distanceToLand(point) <= OFFSHORE_TOLERANCE_M
  }
}

function isInIreland({ latitude, longitude }: Wgs84): boolean {
  const next = IRISH_SEA.findIndex((corner) => corner.latitude > latitude)
  const [from, to] = [IRISH_SEA[next - 1], IRISH_SEA[next]]
  if (from === undefined || to === undefined) return false
  const share = (latitude - from.latitude) / (to.latitude - from.latitude)
  return longitude < from.longitude + share * (to.longitude - from.longitude)
}

function isInFrance({ latitude, longitude }: Wgs84): boolean {
  return FRANCE.some((coast) => latitude < coast.latitude && longitude > coast.longitude)
}
