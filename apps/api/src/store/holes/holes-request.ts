import type { HoleFilter, WordsRead } from '../filter/hole-filter.ts'
import type { Box, Position } from './cells.ts'

/** Where holes are read from. `metres`: around a position. */
export type HolesArea = { readonly box: Box } | { readonly near: Position; readonly metres: number } | null

/**
 * Where a list of holes continues: after this one. `first` is its cell in a box, its distance from a position
 * in metres, or else the sequence of its project.
 */
export type HolesCursor = readonly [first: number, seq: number]

/** A part of the holes of several projects. */
export interface HolesRequest {
  readonly area: HolesArea
  /** Part of the LOCA_ID; empty: any. Not with a position. */
  readonly q: string
  /** Null: every project of the access scope. */
  readonly projectIds: readonly string[] | null
  readonly filter: HoleFilter
  readonly withStyle: boolean
  readonly withTables: boolean
  readonly limit: number
  readonly after: HolesCursor | null
}

/** Items as JSON text, joined by commas, UTF-8. `next`: where to continue; null at the end. */
export interface HolesPage extends WordsRead {
  readonly items: Uint8Array
  readonly next: HolesCursor | null
}

/** A hole that is part of a list, by what it is read and continued by. */
export interface HoleKey {
  readonly projectSeq: number
  readonly seq: number
  /** As in a cursor. */
  readonly order: number
}

/** A hole as it is read. */
export interface ReadHole {
  readonly seq: number
  /** JSON without its closing brace. */
  readonly item: string
  readonly projectId: string
  readonly projectReference: string
  readonly projectName: string
}
