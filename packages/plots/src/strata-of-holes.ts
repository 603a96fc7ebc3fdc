import type { TableRow } from '@groundsheet/contract'
import { readLanes, strataLane, type Mark } from '@groundsheet/logs'
import type { UnitOf } from '@groundsheet/readings'

/** Strata of each hole by LOCA_ID, from the ground down. */
export type Strata = ReadonlyMap<string, readonly Mark[]>

export function strataOfHoles(rows: readonly TableRow[], unitOf?: UnitOf): Strata {
  const byHole = Map.groupBy(rows, ({ locationId }) => locationId)
  const nothing = { finalDepth: null, groundLevel: null }
  return new Map(
    [...byHole].map(([hole, GEOL]) => [
      hole,
      readLanes([strataLane], nothing, { GEOL }, unitOf).lanes.flatMap(({ marks }) => marks),
    ]),
  )
}

/** Depths are written to the centimetre. */
const TOLERANCE_M = 0.005

/** The stratum at a depth; at a boundary the lower one, in which a test from there is made. */
export function stratumAt(strata: readonly Mark[], depth: number): Mark | null {
  return (
    strata.findLast(
      ({ top, base, open }) =>
        top <= depth + TOLERANCE_M && (depth <= base + TOLERANCE_M || (open === true && base === top)),
    ) ?? null
  )
}
