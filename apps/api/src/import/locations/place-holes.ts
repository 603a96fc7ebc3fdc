import { distanceMetres, findOutliers, loadTransformer, type Wgs84 } from '@groundsheet/coordinates'
import { someOf, type DiagnosticList } from '../diagnostics.ts'
import type { ProjectCrs } from './decide-crs.ts'
import type { SurveyedHole } from './survey-holes.ts'

const DECIMALS = 9
const MAX_DISTANCE_M = 100

/**
 * Sets latitude and longitude of every hole: as stated, else from the grid, else null. Contradictions and
 * positions far from the site are reported, not corrected.
 */
export async function placeHoles(
  holes: readonly SurveyedHole[],
  crs: ProjectCrs,
  diagnostics: DiagnosticList,
): Promise<SurveyedHole[]> {
  const transformer = crs.code === null ? null : await loadTransformer(crs.code)
  const outside: string[] = []
  const apart: string[] = []
  const placed = holes.map((hole): SurveyedHole => {
    const { easting, northing } = hole
    const hasGrid = easting !== null && northing !== null
    const fromGrid = hasGrid && transformer !== null ? transformer.toWgs84(easting, northing) : null
    if (hasGrid && transformer !== null && fromGrid === null) outside.push(hole.locaId)
    const stated = statedPosition(hole)
    if (stated !== null && fromGrid !== null && distanceMetres(stated, fromGrid) > MAX_DISTANCE_M) {
      apart.push(hole.locaId)
    }
    const position = stated ?? fromGrid
    return { ...hole, latitude: round(position?.latitude), longitude: round(position?.longitude) }
  })
  report(
    diagnostics,
    outside,
    `grid coordinates lie outside the area of ${crs.code ?? ''} and are not placed`,
  )
  report(
    diagnostics,
    apart,
    `latitude and longitude lie more than ${MAX_DISTANCE_M} m from the grid coordinates; the former are used`,
  )
  reportOutliers(placed, diagnostics)
  return placed
}

function statedPosition({ latitude, longitude }: SurveyedHole): Wgs84 | null {
  const isNothing = latitude === null || longitude === null || (latitude === 0 && longitude === 0)
  return isNothing ? null : { latitude, longitude }
}

function round(degrees: number | undefined): number | null {
  return degrees === undefined ? null : Number(degrees.toFixed(DECIMALS))
}

function report(diagnostics: DiagnosticList, names: readonly string[], message: string): void {
  if (names.length === 0) return
  diagnostics.add({ rule: 'position', severity: 'warning', message: `${someOf(names)}: ${message}` })
}

function reportOutliers(holes: readonly SurveyedHole[], diagnostics: DiagnosticList): void {
  const positioned = holes.flatMap(({ locaId, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ locaId, latitude, longitude }],
  )
  const far = findOutliers(positioned).map(({ index, metres }) => {
    return `${positioned[index]?.locaId ?? ''} (${(metres / 1000).toFixed(1)} km)`
  })
  report(diagnostics, far, 'far from the rest of the site; look for a typing error in the coordinates')
}
