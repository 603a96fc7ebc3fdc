import type { PlacedHole } from './lay-out-holes.ts'

/** Px. */
export const widthOf = (holes: readonly PlacedHole[]): number =>
  holes.reduce((sum, { width }) => sum + width, 0)
