import type { HoleMeasure } from '../url-state/project-search.ts'
import type { Hole } from './hole.ts'

/** What holes are put in order and coloured by: metres, m OD, days since 1970. Null: not stated. */
export const MEASURE_OF: Record<HoleMeasure, (hole: Hole) => number | null> = {
  depth: ({ finalDepth }) => finalDepth,
  level: ({ groundLevel }) => groundLevel,
  date: ({ day }) => day,
}
