import type { PositionFinding } from '../holes/hole-to-place.ts'
import type { PlacedSite } from './place-site.ts'

/** What an import would say of the positions of a file. */
export interface SiteFinding {
  readonly rule: PositionFinding['rule']
  readonly severity: 'warning' | 'note'
  /** Holes that the message begins with; empty: it is about all. */
  readonly names: readonly string[]
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
    ...crs.warnings.map((message) => ({ rule: 'crs', severity: 'warning', names: [], message }) as const),
    ...(isAssumed ? [{ rule: 'crs', severity: 'note', names: [], message: crs.reason } as const] : []),
    ...(without.length === 0 ? [] : [describeUnplaced(without, isImported)]),
    ...findings.map((finding) => ({ ...finding, severity: 'warning' }) as const),
  ]
}

const describeUnplaced = (names: readonly string[], isImported: boolean): SiteFinding => ({
  rule: 'position',
  severity: 'warning',
  names,
  message: isImported
    ? `${names.length === 1 ? '1 hole has' : `${names.length} holes have`} no position`
    : `${names.length === 1 ? '1 hole' : `${names.length} holes`} would have no position`,
})
