import type { KnownCrs } from '@groundsheet/readings'
import type { HoleRows } from './holes/read-hole-rows.ts'

/** Of the log that the page gets from its entry, since features do not import each other. */
export interface HoleLogProps {
  readonly name: string
  readonly rows: HoleRows
  /** Coordinate system of the file; null: not known. */
  readonly crs: KnownCrs | null
}
