import { plural } from '@groundsheet/readings'
import { type Fit, type GridPoint, middleOf, shortName } from './crs-candidates.ts'
import type { ProjectText } from './country-clues.ts'
import { NEAR_COAST_M } from './land.ts'
import { loadTransformer, type Transformer } from './transformer.ts'
import { kilometres } from './distance-text.ts'
import { chooseFit, assessFits } from './assess-fits.ts'
import { distanceMetres, type Wgs84 } from './wgs84.ts'

/** Compares a configured CRS with the coordinates. */
export interface Review {
  transformer: Transformer
  /** The holes fall outside its area of use, or evidence puts them somewhere else. */
  contradicted: boolean
  warnings: string[]
}

/** Two candidates for the same coordinates this near to each other, in metres, are the same place. */
const SAME_PLACE_M = 10_000

/**
 * Tries a CRS on the points: its area of use, the sea, and place names in `text` that support another of
 * `fits`. Throws what `loadTransformer` throws.
 */
export async function reviewCrs(
  code: string,
  points: GridPoint[],
  fits: Fit[],
  text: ProjectText,
): Promise<Review> {
  const transformer = await loadTransformer(code)
  if (points.length === 0) return { transformer, contradicted: false, warnings: [] }
  const { easting, northing } = middleOf(points)
  const site = transformer.toWgs84(easting, northing)
  const outside = describeOutside(transformer, points)
  const { sea, otherCrs } = await assessAgainst(transformer, site, fits, text)
  const better = otherCrs === null ? [] : [otherCrs]
  const warnings = [...outside, ...sea, ...better]
  return { transformer, contradicted: site === null || otherCrs !== null, warnings }
}

function describeOutside(transformer: Transformer, points: GridPoint[]): string[] {
  const lost = points.filter(
    ({ easting, northing }) => transformer.toWgs84(easting, northing) === null,
  ).length
  if (lost === 0) return []
  const share = `${lost} of ${points.length} pairs of coordinates ${plural(lost, 'is', 'are')}`
  return [`${share} outside the area of use of ${shortName(transformer)} (${transformer.code})`]
}

async function assessAgainst(
  transformer: Transformer,
  site: Wgs84 | null,
  fits: Fit[],
  text: ProjectText,
): Promise<{ sea: string[]; otherCrs: string | null }> {
  const others = fits.filter((fit) => !site || distanceMetres(fit.site, site) > SAME_PLACE_M)
  const own = site ? [{ code: transformer.code, transformer, site }] : []
  const assessed = await assessFits([...own, ...others], others.length > 0 ? text : { place: '' })
  const atSea = assessed.find((fit) => fit.code === transformer.code && fit.metresToLand > NEAR_COAST_M)
  const choice = chooseFit(assessed)
  const other = choice && choice.fit.code !== transformer.code ? choice : null
  return {
    sea: atSea ? [describeSea(transformer, atSea.metresToLand)] : [],
    otherCrs:
      other && `They look like ${shortName(other.fit.transformer)} (${other.fit.code}): ${other.reason}`,
  }
}

const describeSea = (transformer: Transformer, metres: number): string =>
  `In ${shortName(transformer)} (${transformer.code}) the holes fall in the sea, ${kilometres(metres)} ` +
  'from land'
