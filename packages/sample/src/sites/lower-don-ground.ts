import type { GroundModel, Layer, RockSequence } from '../ground/stratum.ts'
import { distanceFromLine, undulating } from '../ground/surface.ts'
import { coalMeasures, superficial } from './lower-don-strata.ts'

/**
 * The river crosses the site to the north-east; alluvium and terrace gravel thin away from it on both sides.
 */
const alongRiver = distanceFromLine([436700, 388560], [438700, 389560])

function fromRiver(easting: number, northing: number): number {
  return Math.abs(alongRiver(easting, northing))
}

const { hardstanding, granularFill, cohesiveFill, alluvium, peat, terraceGravel, weatheredMudstone } =
  superficial

const layers: readonly Layer[] = [
  { stratum: hardstanding, thickness: undulating('don hardstanding', 0.05, 0.24, 140) },
  { stratum: granularFill, thickness: undulating('don granular fill', 1.5, 1.1, 210) },
  { stratum: cohesiveFill, thickness: undulating('don cohesive fill', 0.3, 1.6, 260) },
  {
    stratum: alluvium,
    thickness: (e, n) => 2.3 - fromRiver(e, n) / 190 + undulating('don alluvium', 0, 0.8, 280)(e, n),
  },
  {
    stratum: peat,
    thickness: (e, n) => 0.15 - fromRiver(e, n) / 700 + undulating('don peat', 0, 0.6, 240)(e, n),
  },
  {
    stratum: terraceGravel,
    thickness: (e, n) => 3.1 - fromRiver(e, n) / 240 + undulating('don gravel', 0, 1.1, 330)(e, n),
  },
  { stratum: weatheredMudstone, thickness: undulating('don weathered', 1.7, 1.0, 300) },
]

const { mudstone, siltstone, sandstone, coal, seatearth } = coalMeasures

/** One cycle of the Coal Measures, dipping gently to the north-east. */
const rock: RockSequence = {
  datum: (e, n) => 20 - 0.055 * (e - 437700) - 0.03 * (n - 389000) + undulating('don dip', 0, 1.2, 500)(e, n),
  beds: [
    { stratum: mudstone, thickness: 6.2 },
    { stratum: siltstone, thickness: 3.1 },
    { stratum: sandstone, thickness: 5.4 },
    { stratum: mudstone, thickness: 4.3 },
    { stratum: coal, thickness: 0.8 },
    { stratum: seatearth, thickness: 1.1 },
    { stratum: siltstone, thickness: 2.6 },
    { stratum: sandstone, thickness: 3.7 },
  ],
}

/** Levels in mOD: a flat valley floor near 46 m, rising to the edges and falling slightly downstream. */
export const lowerDonGround: GroundModel = {
  groundLevel: (e, n) =>
    45.8 + 0.006 * fromRiver(e, n) - 0.0011 * (e - 437700) + undulating('don level', 0, 0.6, 260)(e, n),
  waterLevel: (e, n) =>
    42.9 + 0.004 * fromRiver(e, n) - 0.0011 * (e - 437700) + undulating('don water', 0, 0.3, 500)(e, n),
  layers,
  rock,
}
