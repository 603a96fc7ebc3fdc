import { findFits, middleOf, shortName, type Fit, type GridPoint } from './crs-candidates.ts'
import type { CrsDecision } from './crs-decision.ts'
import { placesInCounty } from './county-districts.ts'
import { allPlaces, nearestPlace } from './gazetteer.ts'
import { isAtSea, NEAR_COAST_M } from './land.ts'
import type { ProjectText } from './country-clues.ts'
import { nameRegions } from './regions.ts'
import { BRITISH_NATIONAL_GRID } from './transformer.ts'
import { suggestSiteError } from './suggest-site-error.ts'
import { kilometres } from './distance-text.ts'
import { describeAgainst, describeClues, isContradicted } from './place-evidence.ts'
import {
  chooseFit,
  describeTie,
  isUnsupportedIrish,
  restsOnOneOrganisation,
  type AssessedFit,
  assessFits,
} from './assess-fits.ts'

/** Two numbers of a grid: `389590,414910`, `E 389590 N 414910`, `389590 / 414910`. */
const POINT_IN_TEXT = /(?<![\d.])(\d{5,7}(?:\.\d+)?)\s?m?\s?E?\s?[,;/\s]\s?N?\s?(\d{5,7}(?:\.\d+)?)(?![\d.])/i

/** Metres within which coordinates in the text of a project are those of its holes. */
const MAX_APART_M = 5000

/** Said of numbers that nothing else explains. */
const LOCAL_GRID = ': a local grid, perhaps'

type Guess = Pick<CrsDecision, 'code' | 'source' | 'reason'>

/**
 * The CRS where none is stated. It is the only candidate that the coordinates fit, else the one that places
 * and organisations in its text, or land, indicate. None for a position in the open sea without a place name
 * nearby, since small numbers are mostly a site's own grid.
 */
export async function guessCrs(points: GridPoint[], fits: Fit[], text: ProjectText): Promise<Guess> {
  if (points.length === 0) return none('There are no grid coordinates to place')
  const guess = await guessOf(points, fits, text)
  const cause = guess.code === null ? await suggestSiteError(points, text.place) : null
  return cause === null ? guess : { ...guess, reason: `${guess.reason.replace(LOCAL_GRID, '')}; ${cause}` }
}

async function guessOf(points: GridPoint[], fits: Fit[], text: ProjectText): Promise<Guess> {
  if (fits.length === 0)
    return none(
      `No coordinate system (CRS) is declared, and ${describe(points)} fit no usual grid${LOCAL_GRID}`,
    )
  const assessed = await assessFits(fits, text)
  const [only] = assessed
  if (only && assessed.length === 1) {
    const stated = findStatedPoint(text.place, middleOf(points))
    const also =
      stated === null ? await describeExchanged(points, only) : `; the text of the project states ${stated}`
    return judgeOnly(only, also)
  }
  const choice = chooseFit(assessed)
  if (choice && !restsOnOneOrganisation(choice.fit, assessed)) {
    const { fit, reason } = choice
    return guessed(
      fit,
      `No coordinate system (CRS) is declared; assumed: ${shortName(fit.transformer)}, because ${reason}`,
    )
  }
  const names = fits.map(({ transformer }) => shortName(transformer)).join(', ')
  return none(
    `No coordinate system (CRS) is declared; the coordinates fit ${names}, and neither the text nor ` +
      `land decides between them${describeTie(assessed)}`,
  )
}

/** Metres from a named place within which a name on the other island does not count against the only grid. */
const MAX_NAMED_PLACE_M = 10_000

/** Readings of Irish coordinates in the British National Grid fit an Irish grid too. */
const isConfirmed = ({ code, support: [nearest] }: AssessedFit): boolean =>
  code === BRITISH_NATIONAL_GRID && nearest !== undefined && nearest.metres <= MAX_NAMED_PLACE_M

/** `also`: what else is said of coordinates that no place confirms. */
function judgeOnly(fit: AssessedFit, also: string): Guess {
  const [nearest] = fit.support
  const grid = shortName(fit.transformer)
  const only = `No coordinate system (CRS) is declared; only ${grid} fits the coordinates`
  if (isContradicted(fit) && !isConfirmed(fit))
    return none(`${only}, but the text contradicts it: ${describeAgainst(fit)}`)
  if (nearest) {
    const { place, metres } = nearest
    return guessed(fit, `${only}, ${kilometres(metres)} from ${place.name} (${place.region})`)
  }
  const county = countyAround(fit)
  if (county !== null) return guessed(fit, `${only}, in or beside ${county}, which the text names`)
  if (isUnsupportedIrish(fit))
    return none(`${only}, but nothing in the text points to it: easting and northing may be exchanged`)
  if (fit.metresToLand <= NEAR_COAST_M) return guessed(fit, `${only}, and they are on land${also}`)
  return none(`${only}, but in the sea, ${kilometres(fit.metresToLand)} from land${LOCAL_GRID}`)
}

/** Metres to the next place of a county within which a position is in it or beside it. */
const MAX_FROM_COUNTY_M = 10_000

/** The county in the text of the project that the coordinates lie in: `Leicestershire (England)`. */
function countyAround({ clues, site }: AssessedFit): string | null {
  const found = [...clues.keys()].find(({ kind, name }) => {
    if (kind !== 'county') return false
    const nearest = nearestPlace(placesInCounty(name), site)
    return nearest !== null && nearest.metres <= MAX_FROM_COUNTY_M
  })
  return found === undefined ? null : `${found.name} (${nameRegions(found.regions)})`
}

/** Nothing but land supports a grid: exchanged coordinates may be as likely. */
async function describeExchanged(points: GridPoint[], { clues }: AssessedFit): Promise<string> {
  const fits = await findFits(
    points.map(({ easting, northing }) => ({ easting: northing, northing: easting })),
  )
  const british = fits.find(({ code }) => code === BRITISH_NATIONAL_GRID)
  if (british === undefined || (await isAtSea(british.site))) return ''
  const place = nearestPlace(allPlaces(), british.site)?.place.name
  if (place === undefined) return ''
  const named =
    clues.size === 0 ? 'no place or county' : `${describeClues(clues).join(', ')}, but no place or county`
  const exchanged = `with easting and northing exchanged they would be on land too, near ${place}`
  return `; the text names ${named} near them, and ${exchanged}`
}

const guessed = (fit: Fit, reason: string): Guess => ({ code: fit.code, source: 'guessed', reason })

const none = (reason: string): Guess => ({ code: null, source: 'none', reason })

function describe(points: GridPoint[]): string {
  const { easting, northing } = middleOf(points)
  return `coordinates around E ${Math.round(easting)}, N ${Math.round(northing)}`
}

/** The grid coordinates that the text of a project states, if they are those of its holes. */
function findStatedPoint(text: string, middle: GridPoint): string | null {
  const [, easting, northing] = POINT_IN_TEXT.exec(text) ?? []
  if (easting === undefined || northing === undefined) return null
  const metres = Math.hypot(Number(easting) - middle.easting, Number(northing) - middle.northing)
  return metres <= MAX_APART_M ? `${easting}, ${northing}` : null
}
