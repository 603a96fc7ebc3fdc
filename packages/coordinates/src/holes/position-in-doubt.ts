import type { ProjectText } from '../country-clues.ts'
import type { GridPoint } from '../crs-candidates.ts'
import { loadOffshore } from '../offshore.ts'
import { suggestSiteError } from '../suggest-site-error.ts'
import type { Transformer } from '../transformer.ts'
import { readPlaceEvidence, type PlaceEvidence } from '../place-evidence.ts'
import type { Wgs84 } from '../wgs84.ts'
import { suggestSwappedGrid } from './find-swapped-site.ts'
import type { GridOf } from './load-hole-grids.ts'
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

/** `points`: the grid coordinates of holes that state no latitude and longitude. */
export async function createDoubtContext(
  about: Omit<DoubtContext, 'evidenceAt' | 'metresOffshore' | 'likelyError'>,
  points: readonly GridPoint[],
): Promise<DoubtContext> {
  const evidenceAt = readPlaceEvidence(about.text)
  const likelyError =
    (await suggestSiteError(points, about.text.place)) ??
    (await suggestSwappedGrid(points, about.transformer, evidenceAt))
  return { ...about, evidenceAt, metresOffshore: await loadOffshore(), likelyError }
}
