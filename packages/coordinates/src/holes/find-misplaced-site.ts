import { findFits, middleOf, shortName, usablePoints, type GridPoint } from '../crs-candidates.ts'
import { liesWithin, measureSite } from '../find-outliers.ts'
import { nameNearestPlace } from '../gazetteer.ts'
import { kilometres } from '../distance-text.ts'
import { chooseByEvidence, describeEvidence, type PlaceEvidence } from '../place-evidence.ts'
import type { Transformer } from '../transformer.ts'
import { isAtSea } from '../land.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import { isWorkAtSea } from './find-positions-at-sea.ts'
import { findOfficeElsewhere } from './find-office-elsewhere.ts'
import { gridPointsOf, GRIDS_OF_THE_ISLANDS } from './find-swapped-site.ts'
import { findTextElsewhere, type TextElsewhere } from './find-text-elsewhere.ts'
import type { PositionFinding } from './hole-to-place.ts'
import { maxMetresToNamed } from './distance-limits.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import { agree, type PlacedStatement } from './position-statement.ts'

interface MisplacedSite {
  readonly doubts: Doubts
  readonly findings: readonly PositionFinding[]
}

interface Reading extends PlaceEvidence {
  readonly position: Wgs84
  readonly error: string
}

/**
 * Compares a site with what the text of the project names. Holes are in doubt where the text clearly says
 * another country or a place far away, also if their grid is declared. So are holes that exchanged
 * coordinates or another grid put there, or whose grid is only assumed. Otherwise the distance is only
 * reported. `others`: holes that are in doubt already.
 */
export async function findMisplacedSite(
  placed: readonly PlacedStatement[],
  others: readonly PlacedStatement[],
  context: DoubtContext,
): Promise<MisplacedSite> {
  const nothing: MisplacedSite = { doubts: new Map(), findings: [] }
  const site = measureSite(placed.map(({ position }) => position))
  if (site === null) return nothing
  const onSite = placed.filter(({ position }) => liesWithin(site, position))
  const positions = onSite.map(({ position }) => position)
  const holes = { positions, middle: site.middle, others: others.map(({ position }) => position) }
  const byGrid = onSite.filter(({ statement }) => statement.stated === null)
  const isByGrid = byGrid.length * 2 > placed.length
  const elsewhere = findTextElsewhere(holes, context.text)
  const { middle } = site
  const found =
    elsewhere === null
      ? nothing
      : await compareWithText(onSite, byGrid, { elsewhere, middle, isByGrid, context })
  if (found.doubts.size > 0 || !isByGrid) return found
  const points = gridPointsOf(byGrid.map(({ statement: { hole } }) => hole))
  const office = await findOfficeElsewhere(points, middle, context)
  return office === null ? found : { ...nothing, doubts: doubtsOf(byGrid, office.metres, office.reason) }
}

async function compareWithText(
  onSite: readonly PlacedStatement[],
  byGrid: readonly PlacedStatement[],
  about: About,
): Promise<MisplacedSite> {
  const best = about.isByGrid ? await findBetterReading(byGrid, about) : null
  if (best === null) return judge(onSite, byGrid, about)
  const distance = Math.round(distanceMetres(best.position, about.middle))
  const reason =
    `${kilometres(distance)} from where the text of the project says ` +
    `(${describeEvidence(best)})${whereHolesLie(about)}; perhaps ${best.error}`
  const doubtful = about.elsewhere.certainty === 'country' ? onSite : byGrid
  return { doubts: doubtsOf(doubtful, distance, reason), findings: [] }
}

interface About {
  readonly elsewhere: TextElsewhere
  readonly middle: Wgs84
  readonly isByGrid: boolean
  readonly context: DoubtContext
}

/** Without another candidate that agrees with the text. */
function judge(
  onSite: readonly PlacedStatement[],
  byGrid: readonly PlacedStatement[],
  about: About,
): MisplacedSite {
  const { elsewhere, isByGrid, context } = about
  const { metres, certainty } = elsewhere
  const message = describeElsewhere(about)
  if (certainty !== 'unclear') {
    // Grid coordinates and degrees that agree are two statements against one distance.
    const doubtful = certainty === 'country' ? onSite : onSite.filter((one) => !isConfirmed(one))
    if (doubtful.length > 0) return { doubts: doubtsOf(doubtful, metres, message), findings: [] }
  }
  if (isByGrid && context.isGridAssumed && elsewhere.isFar)
    return { doubts: doubtsOf(byGrid, metres, `${message}. The grid is only assumed`), findings: [] }
  // Abroad, places have British names.
  if (isByGrid ? context.isGridGiven : elsewhere.isAbroad) return { doubts: new Map(), findings: [] }
  const subject = isByGrid ? 'gridCoordinates' : 'degrees'
  return { doubts: new Map(), findings: [{ rule: 'position', names: [], holes: [], subject, message }] }
}

const isConfirmed = ({ statement: { stated, fromGrid } }: PlacedStatement): boolean =>
  stated !== null && fromGrid !== null && agree(stated, fromGrid)

const doubtsOf = (placed: readonly PlacedStatement[], metres: number, reason: string): Doubts =>
  new Map(
    placed.map(({ statement, position }) => [
      statement,
      { ...position, distance: Math.round(metres), reason },
    ]),
  )

/** What the text names, where the holes lie by what is stated of them, and what to do about it. */
function describeElsewhere(about: About): string {
  const { elsewhere, isByGrid, context } = about
  const { named, metresToNamed } = elsewhere
  const cause = isByGrid
    ? (context.likelyError ?? 'look for an error in the coordinates, their grid or the text')
    : 'look for an error in them or in the text'
  const away = metresToNamed === null ? '' : `, ${kilometres(metresToNamed)} from the holes`
  return `the text of the project names ${named}${away}${whereHolesLie(about)}; ${cause}`
}

/** `; Irish Grid (EPSG:29903) puts them near Dublin (Ireland)` */
function whereHolesLie({ middle, isByGrid, context: { transformer } }: About): string {
  const nearest = nameNearestPlace(middle)
  if (nearest === null || (isByGrid && transformer === null)) return ''
  const by =
    isByGrid && transformer !== null
      ? `${shortName(transformer)} (${transformer.code}) puts`
      : 'latitude and longitude put'
  return `; ${by} them near ${nearest}`
}

/** Another grid, or exchanged coordinates, that the text clearly supports. */
async function findBetterReading(
  byGrid: readonly PlacedStatement[],
  { elsewhere, middle, context }: About,
): Promise<Reading | null> {
  const here = { position: middle, error: '', ...context.evidenceAt(middle) }
  const best = chooseByEvidence([here, ...(await otherReadings(byGrid, context))])
  if (best === null || best === here) return null
  const [named] = best.support
  if (named !== undefined && elsewhere.isFar)
    return named.metres <= maxMetresToNamed(elsewhere.metres) ? best : null
  return elsewhere.certainty === 'country' || (await areTwoSignals(best, here, context)) ? best : null
}

/**
 * Two signals of one country that agree with another grid, where nothing supports the stated one. These are
 * two organisations, or one that decides alone and holes in the sea. Contractors work abroad, too.
 */
async function areTwoSignals(
  other: Reading,
  here: Reading,
  { text, isGridGiven }: DoubtContext,
): Promise<boolean> {
  if (here.weight > 0 || isGridGiven) return false
  const organisations = [...other.clues].filter(([{ kind }]) => kind === 'organisation')
  if (organisations.length >= 2) return organisations.some(([{ regions }]) => isOneCountry(regions))
  const isClear = organisations.some(([, weight]) => weight >= 1)
  return isClear && !isWorkAtSea(text.place) && (await isAtSea(here.position))
}

/** Contractors of the island of Ireland are listed with both of its countries. */
const isOneCountry = (regions: readonly string[]): boolean =>
  !(regions.includes('Northern Ireland') && regions.includes('Ireland'))

async function otherReadings(
  byGrid: readonly PlacedStatement[],
  { evidenceAt, transformer }: DoubtContext,
): Promise<Reading[]> {
  const stated = usablePoints(
    byGrid.flatMap(({ statement: { hole } }): GridPoint[] =>
      hole.easting === null || hole.northing === null
        ? []
        : [{ easting: hole.easting, northing: hole.northing }],
    ),
  )
  const swapped = stated.map(({ easting, northing }) => ({ easting: northing, northing: easting }))
  const shifted = transformer === null ? [] : shiftedSites(stated, transformer)
  const others = await findFits(stated)
  const exchanged = await findFits(swapped)
  const candidates = [
    ...others
      .filter(({ code }) => code !== transformer?.code && GRIDS_OF_THE_ISLANDS.includes(code))
      .map((fit) => ({ fit, error: `they are in ${shortName(fit.transformer)} (${fit.code})` })),
    ...exchanged
      .filter(({ code }) => code === transformer?.code)
      .map((fit) => ({ fit, error: 'easting and northing are swapped' })),
  ]
  return [...candidates.map(({ fit, error }) => ({ position: fit.site, error })), ...shifted].map(
    (candidate) => ({ ...candidate, ...evidenceAt(candidate.position) }),
  )
}

/** Metres of the first digit of six. */
const FIRST_DIGIT_M = 100_000

/** Where the site would be if the first digit of all eastings or of all northings were one more, or less. */
function shiftedSites(
  stated: readonly GridPoint[],
  transformer: Transformer,
): Pick<Reading, 'position' | 'error'>[] {
  if (stated.length === 0) return []
  const { easting, northing } = middleOf([...stated])
  return [FIRST_DIGIT_M, -FIRST_DIGIT_M].flatMap((metres) => {
    const sign = metres > 0 ? 'less' : 'more'
    const moved = [
      { axis: 'eastings', position: transformer.toWgs84(easting + metres, northing) },
      { axis: 'northings', position: transformer.toWgs84(easting, northing + metres) },
    ]
    return moved.flatMap(({ axis, position }) =>
      position === null ? [] : [{ position, error: `all ${axis} are 100 km ${sign} than they should be` }],
    )
  })
}
