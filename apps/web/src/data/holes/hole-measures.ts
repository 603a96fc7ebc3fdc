import type { HoleMeasure } from '../../url-state/project-search.ts'
import type { Hole } from './hole.ts'

/** The values by which holes are sorted and coloured: metres, m OD, days since 1970. Null: not stated. */
export const MEASURE_OF: Record<HoleMeasure, (hole: Hole) => number | null> = {
  depth: ({ finalDepth }) => finalDepth,
  level: ({ groundLevel }) => groundLevel,
  date: ({ day }) => day,
}
