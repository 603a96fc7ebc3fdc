import type { PositionFinding } from '../holes/hole-to-place.ts'
import { POSITION_ADVICE, type PositionSubject } from '../holes/position-subjects.ts'
import type { PlacedSite } from './place-site.ts'

/** What an import would say of the positions of a file. */
export interface SiteFinding {
  readonly rule: PositionFinding['rule']
  readonly severity: 'warning' | 'note'
  /** Holes that the message begins with; empty: it is about all. */
  readonly names: readonly string[]
  /** The same holes by their names only. */
  readonly holes: readonly string[]
  /** The first heading concerned, without its group: `NATE`. */
  readonly heading: string
  /** What to do about it, for holes of a group (LOCA or HOLE). */
  readonly mend: (group: string) => string
  readonly message: string
}

/** What is known of the positions of a site, and whether it is imported already. */
export interface SitePositions extends Pick<PlacedSite, 'findings' | 'unplaced'> {
  readonly crs: Pick<PlacedSite['crs'], 'source' | 'reason'> & {
    readonly candidates: readonly string[]
    readonly warnings: readonly string[]
  }
  readonly isImported?: boolean
}

/** A declared grid that agrees with the coordinates leaves nothing to be said. */
export function describeSite({ crs, findings, unplaced, isImported = false }: SitePositions): SiteFinding[] {
  const isAssumed = crs.source === 'guessed' || (crs.source === 'none' && crs.candidates.length > 0)
  const described = new Set(findings.filter(({ rule }) => rule === 'position').flatMap(({ names }) => names))
  const without = unplaced.filter((name) => !described.has(name))
  return [
    ...crs.warnings.map((message) => ofGrid('warning', message)),
    ...(isAssumed ? [ofGrid('note', crs.reason)] : []),
    ...(without.length === 0 ? [] : [describeUnplaced(without, isImported)]),
    ...findings.map((one) => ({ ...one, ...adviceOn(one.subject), severity: 'warning' }) as const),
  ]
}

const adviceOn = (subject: PositionSubject) => POSITION_ADVICE[subject]

const ofGrid = (severity: SiteFinding['severity'], message: string): SiteFinding => ({
  rule: 'crs',
  severity,
  names: [],
  holes: [],
  ...adviceOn('grid'),
  message,
})

const describeUnplaced = (names: readonly string[], isImported: boolean): SiteFinding => ({
  rule: 'position',
  severity: 'warning',
  names,
  holes: names,
  ...adviceOn('missing'),
  message: isImported
    ? `${names.length === 1 ? '1 hole has' : `${names.length} holes have`} no position`
    : `${names.length === 1 ? '1 hole' : `${names.length} holes`} would have no position`,
})
