import { allPlaces } from './gazetteer.ts'
import { loadLand } from './land.ts'
import { distanceMetres, type Wgs84 } from './wgs84.ts'

/**
 * Farther from land than quays, foreshores and estuaries, and from the places of islands that coasts of
 * 1:10,000,000 lack.
 */
const OFFSHORE_M = 10_000

/** Degrees: positions of one cell of this size are in the sea, or not, together. */
const CELL_DEGREES = 0.02

/** Metres from land of a position in the open sea; 0 on land, near a coast and near an inhabited place. */
export async function loadOffshore(): Promise<(point: Wgs84) => number> {
  const metresToLand = await loadLand()
  const known = new Map<string, number>()
  const measure = (point: Wgs84) => {
    const metres = metresToLand(point)
    const isNearPlace = () => allPlaces().some((place) => distanceMetres(place, point) <= OFFSHORE_M)
    return metres <= OFFSHORE_M || isNearPlace() ? 0 : metres
  }
  return (point) => {
    const cell = `${Math.floor(point.latitude / CELL_DEGREES)} ${Math.floor(point.longitude / CELL_DEGREES)}`
    const metres = known.get(cell) ?? measure(point)
    known.set(cell, metres)
    return metres
  }
}
