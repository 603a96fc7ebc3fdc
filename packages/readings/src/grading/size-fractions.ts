/** A part of the range of particle sizes, mm. */
export interface SizeFraction {
  readonly name: 'clay' | 'silt' | 'sand' | 'gravel' | 'cobbles' | 'boulders'
  /** Absent where the fraction is not divided. */
  readonly part?: 'fine' | 'medium' | 'coarse'
  /** Above this size, up to and including `to`. */
  readonly from: number
  readonly to: number
}

/** Particle size fractions, mm, from small to large. BS EN ISO 14688-1:2018, table 1. */
export const SIZE_FRACTIONS: readonly SizeFraction[] = [
  { name: 'clay', from: 0, to: 0.002 },
  { name: 'silt', part: 'fine', from: 0.002, to: 0.0063 },
  { name: 'silt', part: 'medium', from: 0.0063, to: 0.02 },
  { name: 'silt', part: 'coarse', from: 0.02, to: 0.063 },
  { name: 'sand', part: 'fine', from: 0.063, to: 0.2 },
  { name: 'sand', part: 'medium', from: 0.2, to: 0.63 },
  { name: 'sand', part: 'coarse', from: 0.63, to: 2 },
  { name: 'gravel', part: 'fine', from: 2, to: 6.3 },
  { name: 'gravel', part: 'medium', from: 6.3, to: 20 },
  { name: 'gravel', part: 'coarse', from: 20, to: 63 },
  { name: 'cobbles', from: 63, to: 200 },
  { name: 'boulders', from: 200, to: Infinity },
]
