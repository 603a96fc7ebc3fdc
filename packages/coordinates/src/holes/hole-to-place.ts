import type { UnusedCoordinates } from '@groundsheet/ags'
import type { PositionSubject } from './position-subjects.ts'

/** What the position of a hole is worked out from. */
export interface HoleToPlace {
  /** Its name. */
  readonly locaId: string
  /** Metres of its grid; null: not stated, or not a number. */
  readonly easting: number | null
  readonly northing: number | null
  /** Why what is stated of the two is not used; null or absent: it is, or nothing is stated. */
  readonly unused?: UnusedCoordinates | null
  /** As stated in degrees, not worked out from the grid. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** The system of latitude and longitude as LOCA_LLZ states it. */
  readonly datum?: string
  /** LOCA_GREF or HOLE_GREF, or the grid that PROJ states for all holes. */
  readonly gref: string
}

/** Something to be said of the positions of a project. */
export interface PositionFinding {
  readonly rule: 'crs' | 'position'
  /** The holes, with distances where these differ between them; empty: all. */
  readonly names: readonly string[]
  /** The same holes by their names only. */
  readonly holes: readonly string[]
  readonly subject: PositionSubject
  readonly message: string
  /** They are held back; who imports them may have them drawn. */
  readonly isHeldBack?: true
  /** Nothing is probably wrong with them; a warning otherwise. */
  readonly isNote?: true
}
