import type { CrsDecision } from '../crs-decision.ts'
import { measureSite } from '../find-outliers.ts'
import { decideSiteCrs } from '../holes/decide-site-crs.ts'
import { describeProject } from '../holes/describe-project.ts'
import type { PositionFinding } from '../holes/hole-to-place.ts'
import { placeHoles } from '../holes/place-holes.ts'
import { findStatedGrids } from '../holes/stated-grids.ts'
import { loadTransformer, type Transformer } from '../transformer.ts'
import type { Wgs84 } from '../wgs84.ts'
import type { UnplacedHole } from './describe-unplaced.ts'
import type { StatedSite } from './gather-holes.ts'

/** A hole on the plan. */
export interface PlannedHole extends Wgs84 {
  readonly id: string
  readonly type: string
  /**
   * Metres between its grid coordinates and its latitude and longitude; null: they agree, or one is not
   * stated.
   */
  readonly contradiction: number | null
  /** Metres from the middle of the site; null: it lies with the rest. */
  readonly far: number | null
}

/** Where the holes of a file are, and the evidence for it. */
export interface PlacedSite {
  readonly crs: CrsDecision
  /** `British National Grid`; null where no system was decided. */
  readonly crsName: string | null
  readonly holes: readonly PlannedHole[]
  /** Holes that state no position, or one in no known grid. */
  readonly unplaced: readonly UnplacedHole[]
  /** Names of holes that state two positions of which neither is used. */
  readonly contradictory: readonly string[]
  /** Names of holes whose position is in doubt; they are not on the plan. */
  readonly inDoubt: readonly string[]
  readonly findings: readonly PositionFinding[]
  /** The group of holes: LOCA or HOLE. */
  readonly group: string
  /** The line of each hole in that group, by its name. */
  readonly lines: ReadonlyMap<string, number>
  /** The middle of the holes; null without a placed one. */
  readonly middle: Wgs84 | null
}

/** Decides the coordinate system of a file and places its holes, as an import of that file alone would. */
export async function placeSite(site: StatedSite): Promise<PlacedSite> {
  const { proj, transmissions, meaningOf } = site
  const { name, location, organisations, text, otherGrid } = describeProject(
    proj,
    transmissions,
    site.fileTitle,
  )
  const { holes: stated, heading: grefHeading } = await findStatedGrids(site.holes, {
    heading: site.grefHeading,
    meaningOf,
    proj,
  })
  const evidence = { grefHeading, projectName: name, projectLocation: location, organisations, otherGrid }
  const crs = await decideSiteCrs(stated, evidence)
  const placed = await placeHoles(stated, { crs, trustPositions: false, text, grefHeading })
  const holes = placed.holes.flatMap(({ hole, position, contradiction, far }): PlannedHole[] => {
    const { locaId: id, type } = hole
    const apart = contradiction?.metres ?? null
    return position === null ? [] : [{ ...position, id, type, far, contradiction: apart }]
  })
  const withoutPosition = placed.holes.filter(({ position }) => position === null)
  const namesOf = (found: typeof withoutPosition) => found.map(({ hole }) => hole.locaId)
  const [doubtful, others] = [
    withoutPosition.filter(({ inDoubt }) => inDoubt !== null),
    withoutPosition.filter(({ inDoubt }) => inDoubt === null),
  ]
  return {
    crs,
    crsName: crs.code === null ? null : nameOf(await loadTransformer(crs.code)),
    holes,
    unplaced: others.filter(({ contradiction }) => contradiction === null).map(({ hole }) => hole),
    contradictory: namesOf(others.filter(({ contradiction }) => contradiction !== null)),
    inDoubt: namesOf(doubtful),
    findings: placed.findings,
    group: site.grefHeading.slice(0, site.grefHeading.indexOf('_')),
    lines: new Map(site.holes.map(({ locaId, line }) => [locaId, line])),
    middle: measureSite(holes)?.middle ?? null,
  }
}

const nameOf = ({ name }: Transformer): string => name.slice(name.indexOf('/') + 1).trim()
