import type { WordsRead } from '../filter/hole-filter.ts'

/** The address of a tile, as in web maps. */
export interface TileAddress {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** Holes of a cell that are drawn as one. */
export interface Cluster {
  readonly holes: number
  /** Sums over the holes, in millionths of a degree. */
  readonly longitude: number
  readonly latitude: number
  /** The cells of the curve that it covers. */
  readonly first: number
  readonly last: number
}

/** A hole that is drawn by itself. */
export interface TileHole {
  readonly id: string
  readonly name: string
  readonly projectId: string
  readonly longitude: number
  readonly latitude: number
  /** JSON of its style. */
  readonly style: string
  /** Final depth, metres; null: not stated. */
  readonly depth: number | null
  /** Days since 1970; null: not stated. */
  readonly day: number | null
}

export interface TileContent extends WordsRead {
  readonly clusters: readonly Cluster[]
  readonly holes: readonly TileHole[]
}

/** With more, a tile shows clusters at any zoom. Each hole takes about 4 µs to read and encode. */
export const MAX_HOLES_OF_TILE = 500
