import { loadTransformer, measureSite, type MeasuredSite, type Wgs84 } from '@groundsheet/coordinates'
import type { DiagnosticList } from '../diagnostics.ts'
import { doubtPositions, type FarClaim, type PlacedClaim, type PositionInDoubt } from './doubt-positions.ts'
import { claimOf, type PositionClaim } from './position-claims.ts'
import { reportDoubts, reportFar, reportOutside, reportSettlements } from './report-positions.ts'
import { settleClaims, type CrsOfSite } from './settle-claims.ts'
import type { SurveyedHole } from './survey-holes.ts'

/** A hole with its position. Latitude and longitude are null if its position is in doubt. */
export interface PlacedHole extends SurveyedHole {
  readonly positionInDoubt: PositionInDoubt | null
}

const DECIMALS = 9

/**
 * Sets latitude and longitude of every hole: as stated, else from the grid, else null. Contradictory statements are
 * settled, and positions far from the site are held back unless `trustPositions`. Both are reported, not corrected.
 */
export async function placeHoles(
  holes: readonly SurveyedHole[],
  { crs, trustPositions }: { readonly crs: CrsOfSite; readonly trustPositions: boolean },
  diagnostics: DiagnosticList,
): Promise<PlacedHole[]> {
  const transformer = crs.code === null ? null : await loadTransformer(crs.code)
  const claims = holes.map((hole) => claimOf(hole, transformer))
  if (transformer !== null) reportOutside(claims, transformer.code, diagnostics)
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
  const site = measureSite(placed.map(({ position }) => position))
  const far = farFrom(site, placed)
  const doubts =
    trustPositions || site === null ? NO_DOUBTS : await doubtPositions(far, { site, holes: placed.length })
  reportDoubts(doubts, diagnostics)
  const trusted = far.filter(({ claim }) => !doubts.has(claim))
  reportFar(
    trusted.map(({ claim, metres }) => ({ hole: claim.hole, metres })),
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

const farFrom = (site: MeasuredSite | null, placed: readonly PlacedClaim[]): FarClaim[] =>
  (site?.outliers ?? []).flatMap(({ index, metres }) => {
    const one = placed[index]
    return one === undefined ? [] : [{ ...one, metres }]
  })
