import type { CompetitorSet } from '../competitors/install-competitors.ts'

/** A page of `pages/` that shows the same points. */
export interface Competitor {
  readonly page: string
  readonly name: string
  /** What is installed for it in a full run; null: it is there anyway. */
  readonly set: CompetitorSet | null
}

/** What one would otherwise pick. */
export const COMPETITORS: readonly Competitor[] = [
  { page: 'markercluster', name: 'Leaflet.markercluster', set: null },
  { page: 'deck', name: 'deck.gl IconLayer on MapLibre', set: 'deck' },
  { page: 'kepler', name: 'kepler.gl', set: 'kepler' },
]

/** Every competitor that is there, and the floor, has its page opened at these addresses. */
export interface Addresses {
  readonly holes: number
  /** The viewer's, with a key. */
  readonly ours: string
  readonly competitor: (page: string, holes: number) => string
}
