import { distanceMetres, METRES_PER_DEGREE } from '@groundsheet/coordinates'
import type { Box, Position } from './cells.ts'
import type { HoleKey, HolesCursor } from './holes-request.ts'

/** A hole that may be near. */
export interface Candidate extends Position {
  readonly projectSeq: number
  readonly seq: number
}

interface NearestRequest {
  readonly near: Position
  /** Holes beyond this distance are not near. */
  readonly metres: number
  readonly limit: number
  readonly after: HolesCursor | null
}

/** Reads at most `limit` holes of a box, in any order. */
export type ReadCandidates = (box: Box, limit: number) => Promise<readonly Candidate[]>

/** The first circle. On a site it holds a page of holes. */
const FIRST_RADIUS_M = 100

/** A circle with more is made smaller, so that a city around a village costs no more than the village. */
const MAX_CANDIDATES = 4_000

/** How often a circle is halved: holes at one position never become fewer. */
const MAX_HALVINGS = 12

/**
 * The nearest holes with their distances, in order; one more than `limit` if there are more. Reads growing
 * circles until one holds enough, since the nearest holes of a circle are the nearest of all.
 */
export async function findNearest(read: ReadCandidates, request: NearestRequest): Promise<HoleKey[]> {
  const { metres, limit, after } = request
  let tooSmall = after?.[0] ?? 0
  if (tooSmall > metres) return []
  let radius = Math.min(metres, Math.max(FIRST_RADIUS_M, 2 * tooSmall))
  for (let halvings = 0; ;) {
    const maxRead = halvings < MAX_HALVINGS ? MAX_CANDIDATES + limit : Number.MAX_SAFE_INTEGER
    const candidates = await read(boxAround(request.near, radius), maxRead)
    if (candidates.length === maxRead) {
      halvings++
      radius = (tooSmall + radius) / 2
      continue
    }
    const found = nearestOf(candidates, radius, request)
    if (found.length > limit || radius >= metres) return found.slice(0, limit + 1)
    tooSmall = radius
    // Once a circle was too large, the next lies between.
    radius = Math.min(metres, halvings > 0 ? radius * 1.3 : radius * 2)
  }
}

function nearestOf(
  candidates: readonly Candidate[],
  radius: number,
  { near, after }: NearestRequest,
): HoleKey[] {
  return candidates
    .map(({ projectSeq, seq, ...position }) => ({ projectSeq, seq, order: roundedDistance(near, position) }))
    .filter(({ order, seq }) => order <= radius && (after === null || isAfter(order, seq, after)))
    .sort((a, b) => a.order - b.order || a.seq - b.seq)
}

const isAfter = (order: number, seq: number, [lastOrder, lastSeq]: HolesCursor): boolean =>
  order > lastOrder || (order === lastOrder && seq > lastSeq)

/** To the centimetre: positions are not known better. */
export const roundedDistance = (a: Position, b: Position): number =>
  Math.round(distanceMetres(a, b) * 100) / 100

/** How much larger a box is than its circle: a rounded distance adds 5 mm, and numbers are rounded. */
const BOX_MARGIN = { factor: 1.001, metres: 0.01 } as const

/** A box around a circle, slightly larger. */
export function boxAround({ longitude, latitude }: Position, metres: number): Box {
  const height = (BOX_MARGIN.factor * (metres + BOX_MARGIN.metres)) / METRES_PER_DEGREE
  const south = Math.max(-90, latitude - height)
  const north = Math.min(90, latitude + height)
  const widest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const width = height / widest
  if (south === -90 || north === 90 || width >= 180) return [-180, south, 180, north]
  return [wrap(longitude - width), south, wrap(longitude + width), north]
}

const wrap = (longitude: number): number =>
  longitude < -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude
