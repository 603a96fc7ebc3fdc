import type { Log } from '@groundsheet/logs'
import type { HoleTables } from '../../../data/holes/hole-tables.ts'
import type { Hole } from '../../../data/holes/hole.ts'

/** A hole with what is known of it so far, ready to stand beside others. */
export interface ComparedHole extends Pick<HoleTables, 'coming' | 'failed'> {
  readonly hole: Hole
  readonly log: Log
  /** Metres from the hole at its left; null: it is the first, or one of the two has no position. */
  readonly apart: number | null
}

/** What the holes have in common: their depths below ground, or their levels above datum. */
export type CommonAxis = 'depth' | 'level'
