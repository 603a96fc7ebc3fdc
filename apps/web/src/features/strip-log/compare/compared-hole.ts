import type { Log } from '@groundsheet/logs'
import type { HoleTables } from '../../../data/holes/hole-tables.ts'
import type { Hole } from '../../../data/holes/hole.ts'
import type { Glossary } from '../../../data/tables/glossary.ts'

/** A hole to be drawn beside others, with the rows loaded so far. */
export interface ComparedHole extends Pick<HoleTables, 'coming' | 'failed'> {
  readonly hole: Hole
  readonly log: Log
  /** Of its project. */
  readonly glossary: Glossary
  /** Name of its project, where the holes are of several. */
  readonly project?: string | undefined
  /** Metres from the hole at its left; null for the first, or if one of them has no position. */
  readonly distance: number | null
}

/** Common vertical axis of the holes: depth below ground, or level above datum. */
export type CommonAxis = 'depth' | 'level'
