import type { RivalSet } from '../rivals/install-rivals.ts'

/** A page of `pages/` that shows the same points. */
export interface Rival {
  readonly page: string
  readonly name: string
  /** What is installed for it in a full run; null: it is there anyway. */
  readonly set: RivalSet | null
}

/** What one would otherwise pick. */
export const RIVALS: readonly Rival[] = [
  { page: 'markercluster', name: 'Leaflet.markercluster', set: null },
  { page: 'deck', name: 'deck.gl IconLayer on MapLibre', set: 'deck' },
  { page: 'kepler', name: 'kepler.gl', set: 'kepler' },
]

/** Every rival that is there, and the floor, has its page opened at these addresses. */
export interface Course {
  readonly holes: number
  /** The viewer's, with a key. */
  readonly ours: string
  readonly rival: (page: string, holes: number) => string
}
