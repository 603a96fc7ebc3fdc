import type { CrsDecision } from '../crs-decision.ts'

/** The CRS of a project as it was decided. */
export interface SiteCrs extends Readonly<Pick<CrsDecision, 'code' | 'source'>> {
  /** The codes that the coordinates would fit. */
  readonly candidates: readonly string[]
}
