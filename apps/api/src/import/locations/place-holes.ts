import { loadTransformer, type ProjectText, type Wgs84 } from '@groundsheet/coordinates'
import type { DiagnosticList } from '../diagnostics.ts'
import { doubtPositions } from './doubt-positions.ts'
import { loadHoleGrids } from './hole-grids.ts'
import { claimOf, type PlacedClaim, type PositionClaim } from './position-claims.ts'
import { createDoubtContext, type PositionInDoubt } from './position-doubts.ts'
import { reportDoubts, reportFar, reportOutside, reportSettlements } from './report-positions.ts'
import { settleClaims, type CrsOfSite } from './settle-claims.ts'
import type { SurveyedHole } from './survey-holes.ts'

/** A hole with its position. Latitude and longitude are null if its position is in doubt. */
export interface PlacedHole extends SurveyedHole {
  readonly positionInDoubt: PositionInDoubt | null
}

export interface PlaceOptions {
  readonly crs: CrsOfSite
  readonly trustPositions: boolean
  /** Names and organisations of the project. */
  readonly text: ProjectText
  /** The heading that states the grid of a hole. */
  readonly grefHeading: string
}

const DECIMALS = 9

/**
 * Sets latitude and longitude of every hole: as stated, else from the grid, else null. Contradictory statements are
 * settled, and positions far from the site are held back unless `trustPositions`. Both are reported, not corrected.
 */
export async function placeHoles(
  holes: readonly SurveyedHole[],
  { crs, trustPositions, text, grefHeading }: PlaceOptions,
  diagnostics: DiagnosticList,
): Promise<PlacedHole[]> {
  const transformer = crs.code === null ? null : await loadTransformer(crs.code)
  const gridOf = await loadHoleGrids(holes, crs, grefHeading, diagnostics)
  const claims = holes.map((hole) => claimOf(hole, gridOf(hole)))
  for (const [grid, stating] of Map.groupBy(claims, ({ hole }) => gridOf(hole))) {
    if (grid !== null) reportOutside(stating, grid.code, diagnostics)
  }
  const settlements = await settleClaims(claims, crs)
  reportSettlements([...settlements.values()], diagnostics)
  const positionOf = (claim: PositionClaim) => {
    const settlement = settlements.get(claim)
    return settlement === undefined ? (claim.stated ?? claim.fromGrid) : settlement.position
  }
  const placed = claims.flatMap((claim): PlacedClaim[] => {
    const position = positionOf(claim)
    return position === null ? [] : [{ claim, position: round(position) }]
  })
  const isGridGiven = crs.source === 'given' || crs.source === 'project'
  const context = await createDoubtContext({ text, transformer, isGridGiven })
  const found = doubtPositions(placed, context)
  const doubts = trustPositions ? NO_DOUBTS : found.doubts
  reportDoubts(doubts, diagnostics)
  const far = trustPositions ? [...found.far, ...farOf(placed, found.doubts)] : found.far
  reportFar(
    far.map(({ claim, metres }) => ({ hole: claim.hole, metres })),
    diagnostics,
  )
  const positions = new Map(placed.map(({ claim, position }) => [claim, position]))
  return claims.map((claim) => {
    const positionInDoubt = doubts.get(claim) ?? null
    const position = positionInDoubt === null ? positions.get(claim) : undefined
    const { latitude = null, longitude = null } = position ?? {}
    return { ...claim.hole, latitude, longitude, positionInDoubt }
  })
}

const NO_DOUBTS: ReadonlyMap<PositionClaim, PositionInDoubt> = new Map()

const round = ({ latitude, longitude }: Wgs84): Wgs84 => ({
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
})

/** Doubtful positions that are drawn all the same. */
const farOf = (placed: readonly PlacedClaim[], doubts: ReadonlyMap<PositionClaim, PositionInDoubt>) =>
  placed.flatMap((one) => {
    const doubt = doubts.get(one.claim)
    return doubt === undefined ? [] : [{ ...one, metres: doubt.distance }]
  })
