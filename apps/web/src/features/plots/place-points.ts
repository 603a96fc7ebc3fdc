import { stratumAt, type PlotPoint, type Strata } from '@groundsheet/plots'
import type { Mark } from '@groundsheet/logs'
import { isPossibleLevel, ORDNANCE_DATUM } from '@groundsheet/readings'
import type { Hole } from '../../data/holes/hole.ts'

/** Metres: below ground level, or above datum. */
export type HeightAxis = 'depth' | 'level'

/** A point with its hole, stratum and position on the axis. */
export interface PlacedPoint {
  readonly point: PlotPoint
  readonly hole: Hole
  readonly stratum: Mark | null
  /** Middle of its range on the axis; `from` and `to` are its ends. */
  readonly height: number
  readonly from: number
  readonly to: number
  /** Its hole is stated to be inclined: ground level less depth is then no level. */
  readonly isInclined: boolean
}

/** Depth to sort by: visits without a depth come last. */
export const depthOf = ({ point }: PlacedPoint): number => (point.note ? Number.MAX_VALUE : point.top)

export interface Placed {
  readonly points: readonly PlacedPoint[]
  /** Number of points left out because their hole states no ground level. */
  readonly withoutLevel: number
  /** Points drawn at levels above another datum than Ordnance Datum. */
  readonly otherDatum: number
  /** Points drawn at ground level less depth although their hole is stated to be inclined. */
  readonly inclined: number
}

/** Points of these holes; points of other holes are left out. `inclinedNames`: LOCA_ID of inclined holes. */
export function placePoints(
  points: readonly PlotPoint[],
  holes: readonly Hole[],
  strata: Strata,
  axis: HeightAxis,
  inclinedNames: ReadonlySet<string>,
): Placed {
  const byName = new Map(holes.map((hole) => [hole.name, hole]))
  const placed: PlacedPoint[] = []
  let withoutLevel = 0
  let otherDatum = 0
  let inclined = 0
  for (const point of points) {
    const hole = byName.get(point.row.locationId)
    if (!hole) continue
    if (axis === 'level' && (hole.groundLevel === null || !isPossibleLevel(hole.groundLevel))) {
      withoutLevel += 1
      continue
    }
    if (axis === 'level' && ![undefined, ORDNANCE_DATUM].includes(hole.datum)) otherDatum += 1
    const isInclined = inclinedNames.has(hole.name)
    if (axis === 'level' && isInclined) inclined += 1
    const heightOf = (depth: number) => (axis === 'level' ? (hole.groundLevel ?? 0) - depth : depth)
    const middle = (point.top + point.base) / 2
    const { stratumDepth = middle } = point
    const stratum = stratumDepth === null ? null : stratumAt(strata.get(hole.name) ?? [], stratumDepth)
    const [height, from, to] = [heightOf(middle), heightOf(point.top), heightOf(point.base)]
    placed.push({ point, hole, stratum, height, from, to, isInclined })
  }
  return { points: placed, withoutLevel, otherDatum, inclined }
}
