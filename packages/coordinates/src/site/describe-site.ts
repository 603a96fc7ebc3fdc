import type { PositionFinding } from '../holes/hole-to-place.ts'
import { POSITION_ADVICE, type PositionSubject } from '../holes/position-subjects.ts'
import { describeUnplaced } from './describe-unplaced.ts'
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
  readonly advice: (group: string) => string
  readonly message: string
}

/** What is known of the positions of a site. */
export interface SitePositions extends Pick<PlacedSite, 'findings' | 'unplaced' | 'group'> {
  readonly crs: Pick<PlacedSite['crs'], 'code' | 'source' | 'reason'> & {
    readonly candidates: readonly string[]
    readonly warnings: readonly string[]
  }
}

/** A declared grid that agrees with the coordinates leaves nothing to be said. */
export function describeSite({ crs, findings, unplaced, group }: SitePositions): SiteFinding[] {
  const isAssumed = crs.source === 'guessed' || (crs.source === 'none' && crs.candidates.length > 0)
  const described = new Set(findings.filter(({ rule }) => rule === 'position').flatMap(({ names }) => names))
  const without = unplaced.filter(({ locaId }) => !described.has(locaId))
  return [
    ...crs.warnings.map((message) => ofGrid('warning', message)),
    ...(isAssumed ? [{ ...ofGrid('note', crs.reason), ...adviceOnAssumed(crs) }] : []),
    ...describeUnplaced(without, group, crs.code !== null).map((one) => ({ ...one, ...OF_POSITION })),
    ...findings.map(({ isNote, ...one }) => ({
      ...one,
      ...adviceOn(one.subject),
      severity: severityOf(isNote),
    })),
  ]
}

const severityOf = (isNote?: true): SiteFinding['severity'] => (isNote === true ? 'note' : 'warning')

const adviceOn = (subject: PositionSubject) => POSITION_ADVICE[subject]

/** A grid that is assumed is named; where none is, those that would fit are no more than a hint. */
const adviceOnAssumed = ({ code, candidates }: SitePositions['crs']): Partial<SiteFinding> => {
  if (code !== null) {
    const gref = GREF_OF[code]
    if (gref === undefined) return {}
    return { advice: (group) => `State the grid in ${group}_GREF: ${gref} where the assumed one is right` }
  }
  const fits = candidates.flatMap((candidate) => GREF_OF[candidate] ?? [])
  const hint = fits.length === 0 ? '' : `; their numbers fit ${fits.join(' or ')}, which is not assumed`
  return {
    advice: (group) =>
      `State the right grid of the coordinates in ${group}_GREF, or import with --crs${hint}`,
  }
}

/** What LOCA_GREF states for the grids that are assumed. */
const GREF_OF: Readonly<Record<string, string>> = {
  'EPSG:27700': 'OSGB',
  'EPSG:29903': 'Irish Grid',
  'EPSG:2157': 'ITM',
  'EPSG:32629': 'UTM 29N',
  'EPSG:32630': 'UTM 30N',
  'EPSG:32631': 'UTM 31N',
}

const ofGrid = (severity: SiteFinding['severity'], message: string): SiteFinding => ({
  rule: 'crs',
  severity,
  names: [],
  holes: [],
  ...adviceOn('grid'),
  message,
})

const OF_POSITION = { rule: 'position', severity: 'warning' } as const
