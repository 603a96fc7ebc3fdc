import { type Fit, type GridPoint, middleOf, shortName } from './crs-candidates.ts'
import type { ProjectText } from './country-clues.ts'
import { NEAR_COAST_METRES } from './land.ts'
import { loadTransformer, type Transformer } from './transformer.ts'
import { kilometres } from './distance-text.ts'
import { chooseFit, weighFits } from './weigh-fits.ts'
import { distanceMetres, type Wgs84 } from './wgs84.ts'

/** Compares a configured CRS with the coordinates. */
export interface Review {
  transformer: Transformer
  /** The holes fall outside its area of use, or evidence puts them somewhere else. */
  contradicted: boolean
  warnings: string[]
}

/** Two readings of the same coordinates this near to each other, in metres, are the same place. */
const SAME_PLACE_METRES = 10_000

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
  const { sea, rival } = await weighAgainst(transformer, site, fits, text)
  const better = rival === null ? [] : [rival]
  const warnings = [...outside, ...sea, ...better]
  return { transformer, contradicted: site === null || rival !== null, warnings }
}

function describeOutside(transformer: Transformer, points: GridPoint[]): string[] {
  const lost = points.filter(
    ({ easting, northing }) => transformer.toWgs84(easting, northing) === null,
  ).length
  if (lost === 0) return []
  const share = `${lost} of ${points.length} pairs of coordinates ${lost === 1 ? 'is' : 'are'}`
  return [`${share} outside the area of use of ${shortName(transformer)} (${transformer.code})`]
}

async function weighAgainst(
  transformer: Transformer,
  site: Wgs84 | null,
  fits: Fit[],
  text: ProjectText,
): Promise<{ sea: string[]; rival: string | null }> {
  const rivals = fits.filter((fit) => !site || distanceMetres(fit.site, site) > SAME_PLACE_METRES)
  const own = site ? [{ code: transformer.code, transformer, site }] : []
  const weighed = await weighFits([...own, ...rivals], rivals.length > 0 ? text : { place: '' })
  const afloat = weighed.find((fit) => fit.code === transformer.code && fit.metresToLand > NEAR_COAST_METRES)
  const choice = chooseFit(weighed)
  const other = choice && choice.fit.code !== transformer.code ? choice : null
  return {
    sea: afloat ? [describeSea(transformer, afloat.metresToLand)] : [],
    rival: other && `They look like ${shortName(other.fit.transformer)} (${other.fit.code}): ${other.reason}`,
  }
}

const describeSea = (transformer: Transformer, metres: number): string =>
  `In ${shortName(transformer)} (${transformer.code}) the holes fall in the sea, ${kilometres(metres)} from land`
