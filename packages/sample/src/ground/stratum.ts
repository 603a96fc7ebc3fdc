import type { Surface } from './surface.ts'

/** What it is to a driller: decides which tests are made and which samples are taken. */
export type GroundKind = 'surfacing' | 'fill' | 'organic' | 'clay' | 'sand' | 'gravel' | 'rock'

/**
 * One stratum of a site. `strength` is in the measure of its kind: undrained shear strength in kPa (clay,
 * organic), SPT N (fill, sand, gravel), RQD in percent (rock); `[at its top, more per metre below]`.
 * `description` is a sentence in the manner of BS 5930; see `describe.ts` for its brackets.
 */
export interface Stratum {
  code: string
  name: string
  legend: string
  kind: GroundKind
  strength: readonly [number, number]
  description: string
}

/** A stratum that lies over the rock; absent where its thickness falls to nothing. */
export interface Layer {
  stratum: Stratum
  thickness: Surface
}

/** Beds of rock repeating downwards from a dipping datum (mOD), as coal measures do. */
export interface RockSequence {
  datum: Surface
  beds: readonly { stratum: Stratum; thickness: number }[]
}

/** The ground of a site. Levels in mOD; layers from the surface down. */
export interface GroundModel {
  groundLevel: Surface
  waterLevel: Surface
  layers: readonly Layer[]
  rock: RockSequence
}

/** A stratum as one hole meets it, in metres below ground level. */
export interface Interval {
  stratum: Stratum
  top: number
  base: number
}
