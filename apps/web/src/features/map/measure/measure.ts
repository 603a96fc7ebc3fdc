import type { Path } from '../../../url-state/path.ts'

/** What was measured: along a line, or within an area. */
export interface Measure {
  readonly path: Path
  readonly closed: boolean
}
