import type { HolePosition } from '../holes/hole-position.ts'

export interface StoredLocation {
  readonly seq: number
  readonly id: string
  readonly locaId: string
  readonly body: string
  /** JSON texts. */
  readonly style: string
  readonly tables: string
  readonly updatedAt: string
  /** Null: it is not on the map. */
  readonly position: HolePosition | null
}

export interface LocationWriter {
  find(projectSeq: number, seq: number): Promise<StoredLocation | undefined>
  /** Inserts, or replaces the one of this sequence. */
  put(projectSeq: number, location: StoredLocation): Promise<void>
  /** Where the location lies, without another time of its last change. */
  putPosition(projectSeq: number, seq: number, position: HolePosition | null): Promise<void>
  putTables(projectSeq: number, seq: number, tables: string): Promise<void>
  /**
   * Counts by cell and the styles of a project, for tiles, and what its holes are filtered by. To be called
   * when its locations and their tables are written.
   */
  summarise(projectSeq: number): Promise<void>
  /** Removes the location and unlinks its rows. */
  remove(projectSeq: number, seq: number): Promise<void>
}
