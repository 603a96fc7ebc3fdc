import type { ProjectText } from './country-clues.ts'
import { type Fit, shortName } from './crs-candidates.ts'
import { nearestPlace, type Place } from './gazetteer.ts'
import { distanceToLand, NEAR_COAST_M } from './land.ts'
import { kilometres } from './distance-text.ts'
import {
  chooseByEvidence,
  describeAgainst,
  describeClues,
  describeEvidence,
  isContradicted,
  readPlaceEvidence,
  type PlaceEvidence,
} from './place-evidence.ts'
import { regionsAt } from './regions.ts'

/** Evidence for and against one fit. */
export interface AssessedFit extends Fit, PlaceEvidence {
  readonly metresToLand: number
}

export async function assessFits(fits: Fit[], text: ProjectText): Promise<AssessedFit[]> {
  const evidenceAt = readPlaceEvidence(text)
  return Promise.all(
    fits.map(async (fit) => ({
      ...fit,
      ...evidenceAt(fit.site),
      metresToLand: await distanceToLand(fit.site),
    })),
  )
}

/** The one fit that the evidence points to, and why; null where it points to none or to several. */
export function chooseFit(fits: AssessedFit[]): { fit: AssessedFit; reason: string } | null {
  return chooseByText(fits) ?? chooseByLand(fits)
}

/**
 * Whether only the name of one organisation distinguishes two candidates on land: organisations work on both
 * islands.
 */
export const restsOnOneOrganisation = (fit: AssessedFit, fits: readonly AssessedFit[]): boolean =>
  fit.support.length === 0 &&
  fit.clues.size === 1 &&
  [...fit.clues.keys()].every(({ kind }) => kind === 'organisation') &&
  fits.some((other) => other !== fit && other.metresToLand <= NEAR_COAST_M)

function chooseByText(fits: AssessedFit[]): { fit: AssessedFit; reason: string } | null {
  const best = chooseByEvidence(fits)
  if (best === null) return null
  const [nearest] = best.support
  const others = fits.filter((fit) => fit !== best)
  const names = describeClues(best.clues).join(', ')
  const reasons = nearest
    ? [
        `${nearest.place.name} (${nearest.place.region}) is ${kilometres(nearest.metres)} from the ` +
          'holes in it',
        ...(names === '' ? [] : [`the text also names ${names}`]),
      ]
    : [`the text names ${names}`]
  const isByName = best.support.length === 1 && best.clues.size === 0
  const isTextSaid = !isByName || others.some(({ weight }) => weight > 0)
  const elsewhere = others.map((fit) => {
    const where = nearest ? describeElsewhere(fit, nearest.place) : describeRegion(fit)
    return isTextSaid ? `${where}${describeText(fit)}` : where
  })
  return { fit: best, reason: [...reasons, ...elsewhere].join('; ') }
}

/** What the text says for another candidate, behind its place. */
function describeText(fit: AssessedFit): string {
  const found = describeEvidence(fit)
  return found === '' ? ', and nothing in the text points to it' : `, and less points to it: ${found}`
}

/** What the text names for each candidate, where it decides for none; '' where it names nothing. */
export function describeTie(fits: readonly AssessedFit[]): string {
  const isNothingFor = fits.every((fit) => describeEvidence(fit) === '')
  const each = fits.flatMap((fit) => {
    const grid = shortName(fit.transformer)
    const [found, against] = [describeEvidence(fit), describeAgainst(fit)]
    if (found === '') return isNothingFor && against !== '' ? [`against ${grid} ${against}`] : []
    return [`for ${grid} ${found}${against === '' ? '' : `, against it ${against}`}`]
  })
  return each.length === 0 ? '' : `; the text names too little to decide: ${each.join('; ')}`
}

function describeElsewhere(fit: AssessedFit, place: Place): string {
  const away = nearestPlace([place], fit.site)?.metres ?? 0
  const sea = fit.metresToLand > NEAR_COAST_M ? ', in the sea' : ''
  return `in ${shortName(fit.transformer)} they would fall ${kilometres(away)} away${sea}`
}

function describeRegion(fit: AssessedFit): string {
  if (fit.metresToLand > NEAR_COAST_M) return describeSea(fit)
  const [region = 'no known country'] = regionsAt(fit.site)
  return `in ${shortName(fit.transformer)} the holes would fall in ${region}`
}

/** Land decides only where nothing supports any other candidate. */
function chooseByLand(fits: AssessedFit[]): { fit: AssessedFit; reason: string } | null {
  const [dry, another] = fits.filter((fit) => fit.metresToLand <= NEAR_COAST_M)
  if (!dry || another || fits.some((fit) => fit !== dry && fit.weight > 0)) return null
  if (isContradicted(dry) || isUnsupportedIrish(dry)) return null
  const others = fits.filter((fit) => fit !== dry).map(describeSea)
  return {
    fit: dry,
    reason: [`in ${shortName(dry.transformer)} the holes are on land`, ...others].join('; '),
  }
}

/**
 * British coordinates that are exchanged, or that lack their first digits, mostly fall on land in Ireland. So
 * land alone does not distinguish the Irish Grid from those.
 */
export const isUnsupportedIrish = ({ code, weight }: AssessedFit): boolean =>
  code === 'EPSG:29903' && weight === 0

const describeSea = ({ transformer, metresToLand }: AssessedFit): string =>
  `in ${shortName(transformer)} the holes would fall in the sea, ${kilometres(metresToLand)} from land`
