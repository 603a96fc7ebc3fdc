import type { GroundKind, Interval } from './stratum.ts'
import { undulation } from './surface.ts'

const locally = undulation('strength', 90)

/** In the measure of the stratum's kind (see `Stratum`), varying by a quarter from place to place. */
export function strengthAt(
  { stratum, top }: Interval,
  depth: number,
  easting: number,
  northing: number,
): number {
  const [atTop, perMetre] = stratum.strength
  const mean = atTop + perMetre * Math.max(0, depth - top)
  return Math.max(0, mean * (1 + 0.25 * locally(easting, northing)))
}

/**
 * Least value of each word: BS 5930:2015+A1:2020, table 7 (density by SPT N) and its consistency terms by
 * strength in kPa.
 */
const density = [
  [50, 'very dense'],
  [30, 'dense'],
  [10, 'medium dense'],
  [4, 'loose'],
  [0, 'very loose'],
] as const

const consistency = [
  [150, 'very stiff'],
  [75, 'stiff'],
  [40, 'firm'],
  [20, 'soft'],
  [0, 'very soft'],
] as const

const words: Readonly<Record<GroundKind, readonly (readonly [number, string])[]>> = {
  surfacing: [],
  fill: density,
  organic: consistency,
  clay: consistency,
  sand: density,
  gravel: density,
  rock: [],
}

/** The word a logger would use; empty for rock and surfacing, whose descriptions carry their own. */
export function strengthWord(kind: GroundKind, strength: number): string {
  return words[kind].find(([least]) => strength >= least)?.[1] ?? ''
}
