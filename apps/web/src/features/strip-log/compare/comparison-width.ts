import type { PlacedHole } from './lay-out-holes.ts'

/** Total width, px. */
export const widthOf = (holes: readonly PlacedHole[]): number =>
  holes.reduce((sum, { width }) => sum + width, 0)
