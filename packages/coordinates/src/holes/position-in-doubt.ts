import type { ProjectText } from '../country-clues.ts'
import { loadOffshore } from '../offshore.ts'
import type { Transformer } from '../transformer.ts'
import { readPlaceEvidence, type PlaceEvidence } from '../place-evidence.ts'
import type { GridOf } from './load-hole-grids.ts'
import type { Wgs84 } from '../wgs84.ts'
import type { PlacedStatement, PositionStatement } from './position-statement.ts'

/** One that is far from the rest of the site. `metres`: from its middle. */
export interface FarStatement extends PlacedStatement {
  readonly metres: number
}

/** A position that is probably a typing error. */
export interface PositionInDoubt extends Wgs84 {
  /** Metres from the middle of the site; from land where the whole site is in the sea. */
  readonly distance: number
  readonly reason: string
}

export type Doubts = Map<PositionStatement, PositionInDoubt>

/** What positions are judged by, beside each other. */
export interface DoubtContext {
  readonly text: ProjectText
  readonly evidenceAt: (position: Wgs84) => PlaceEvidence
  readonly metresOffshore: (position: Wgs84) => number
  /** The grid of the project. */
  readonly transformer: Transformer | null
  readonly gridOf: GridOf
  /** The import command or the project folder names the grid. */
  readonly isGridGiven: boolean
  /** The grid is assumed from the coordinates and the text. */
  readonly isGridAssumed: boolean
  /** What is probably wrong with the grid coordinates of the whole site. */
  readonly likelyError: string | null
}

export async function createDoubtContext(
  about: Omit<DoubtContext, 'evidenceAt' | 'metresOffshore'>,
): Promise<DoubtContext> {
  return { ...about, evidenceAt: readPlaceEvidence(about.text), metresOffshore: await loadOffshore() }
}
