import { findFits, middleOf, shortName, usablePoints, type Fit, type GridPoint } from '../crs-candidates.ts'
import { distanceToLand, NEAR_COAST_M } from '../land.ts'
import { loadTransformer, type Transformer } from '../transformer.ts'
import { chooseByEvidence, describeEvidence, type PlaceEvidence } from '../place-evidence.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { HoleToPlace } from './hole-to-place.ts'

/** Grids of Great Britain and Ireland, in which the text of a project can confirm a site. */
export const GRIDS_OF_THE_ISLANDS = ['EPSG:27700', 'EPSG:29903', 'EPSG:2157']

/** Metres between a site as stated and exchanged, below which the text is no evidence. */
const MIN_APART_M = 10_000
/** A place that the text names is this near, in metres, where it supports exchanged coordinates. */
const MAX_NAMED_PLACE_M = 20_000
/** A place that the text names farther away, in metres, contradicts it. */
const MAX_DISAGREEMENT_M = 50_000

/** A site that the text of the project confirms once easting and northing are exchanged. */
export interface SwappedSite {
  readonly code: string
  /** `British National Grid (EPSG:27700)`. */
  readonly grid: string
  readonly position: Wgs84
  /** What the text says for it: `Exeter (England), 0.3 km away`. */
  readonly evidence: string
}

interface Reading extends PlaceEvidence {
  readonly fit: Pick<Fit, 'code' | 'transformer' | 'site'>
  readonly isSwapped: boolean
}

/** The grid coordinates of holes that state no latitude and longitude. */
export const gridPointsOf = (holes: readonly HoleToPlace[]): GridPoint[] =>
  usablePoints(
    holes.flatMap(({ easting, northing, latitude, longitude }) =>
      easting === null || northing === null || (latitude !== null && longitude !== null)
        ? []
        : [{ easting, northing }],
    ),
  )

/**
 * Whether easting and northing of a whole site are exchanged: what the text names supports only those
 * coordinates. `transformer`: the grid that is stated; null: none is. On land as they are stated, holes need
 * clear evidence against it; in the sea, or outside the grid, any.
 */
export async function findSwappedSite(
  points: readonly GridPoint[],
  transformer: Transformer | null,
  evidenceAt: (position: Wgs84) => PlaceEvidence,
): Promise<SwappedSite | null> {
  if (points.length === 0) return null
  const codes = transformer === null ? GRIDS_OF_THE_ISLANDS : [transformer.code]
  const stated = await findFits([...points])
  const exchanged = await findFits(
    points.map(({ easting, northing }) => ({ easting: northing, northing: easting })),
  )
  const here = [...stated, ...ownReading(points, transformer, stated)].map((fit) => ({
    fit,
    isSwapped: false,
    ...evidenceAt(fit.site),
  }))
  const swapped = exchanged
    .filter(({ code }) => codes.includes(code))
    .map((fit) => ({ fit, isSwapped: true, ...evidenceAt(fit.site) }))
    .filter(isNamed)
  if (swapped.length === 0) return null
  const best = chooseByEvidence<Reading>([...here, ...swapped])
  const isAfloat = await isNowhere(
    stated.filter(({ code }) => transformer === null || code === transformer.code),
  )
  const found = best ?? (isAfloat ? chooseOnly(swapped, here) : null)
  if (found?.isSwapped !== true || isNear(found, here)) return null
  const { code, site, transformer: grid } = found.fit
  const evidence = describeEvidence(found)
  return { code, grid: `${shortName(grid)} (${code})`, position: site, evidence }
}

/** The site in its stated grid, where it lies outside the usual area of that grid. */
function ownReading(
  points: readonly GridPoint[],
  transformer: Transformer | null,
  fits: readonly Fit[],
): Fit[] {
  const isKnown = transformer === null || fits.some(({ code }) => code === transformer.code)
  const { easting, northing } = middleOf([...points])
  const site = isKnown ? null : transformer.toWgs84(easting, northing)
  return isKnown || site === null ? [] : [{ code: transformer.code, transformer, site }]
}

/**
 * A place nearby; or a county or road, and no place that is far away. An organisation works in all of its
 * country, so that it is no evidence.
 */
function isNamed({ support: [nearest], named, clues }: PlaceEvidence): boolean {
  if (nearest !== undefined) return nearest.metres <= MAX_NAMED_PLACE_M
  const isFar = named !== null && named.metres > MAX_DISAGREEMENT_M
  return !isFar && [...clues.keys()].some(({ kind }) => kind !== 'organisation')
}

/** No candidate in the stated grid, or in any grid, is on land. */
async function isNowhere(fits: readonly Fit[]): Promise<boolean> {
  const metres = await Promise.all(fits.map(({ site }) => distanceToLand(site)))
  return metres.every((one) => one > NEAR_COAST_M)
}

const chooseOnly = (swapped: readonly Reading[], here: readonly Reading[]): Reading | null => {
  const [only, ...others] = swapped
  return only !== undefined && others.length === 0 && here.every(({ weight }) => weight < only.weight)
    ? only
    : null
}

/** Readings this near to each other are one place. */
const isNear = ({ fit }: Reading, here: readonly Reading[]): boolean =>
  here.some((other) => distanceMetres(other.fit.site, fit.site) < MIN_APART_M)

/**
 * Another grid in which the text of the project confirms a site once easting and northing are exchanged. Two
 * errors at once are only suggested: they hold back no hole.
 */
export async function suggestSwappedGrid(
  points: readonly GridPoint[],
  transformer: Transformer | null,
  evidenceAt: (position: Wgs84) => PlaceEvidence,
): Promise<string | null> {
  if (transformer === null) return null
  for (const code of GRIDS_OF_THE_ISLANDS.filter((one) => one !== transformer.code)) {
    const found = await findSwappedSite(points, await loadTransformer(code), evidenceAt)
    if (found !== null)
      return `perhaps easting and northing are swapped and in ${found.grid}: ${found.evidence}`
  }
  return null
}
