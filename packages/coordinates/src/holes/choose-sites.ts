import { allPlaces, nearestPlace } from '../gazetteer.ts'
import { measureSite } from '../find-outliers.ts'
import { splitSites } from '../split-sites.ts'
import { kilometres } from '../distance-text.ts'
import { chooseByEvidence, describeEvidence, type PlaceEvidence } from '../place-evidence.ts'
import { distanceMetres, metresToNearest, type Wgs84 } from '../wgs84.ts'
import { maxMetresToNamed, MIN_DISAGREEMENT_M } from './distance-limits.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { DoubtContext, Doubts, PositionInDoubt } from './position-in-doubt.ts'
import { namesSeveralSites } from './several-sites.ts'
import type { PlacedStatement, PositionStatement } from './position-statement.ts'
import { createSuggestions } from './suggest-errors.ts'

/**
 * From this weight on, the text means the place beside the minority, and hardly another one of that name. A
 * name of one place only has this weight at 20 km.
 */
const MIN_NAMED_WEIGHT = 0.2

/** Of several sites, one with this many holes is believed without further evidence. */
const MIN_SITE_HOLES = 3

/** Metres beside holes within which a corrected position is taken for one of theirs. */
const MAX_FROM_HOLE_M = 500

interface Site extends PlaceEvidence {
  readonly statements: readonly PlacedStatement[]
  readonly position: Wgs84
}

interface ChosenSites {
  readonly believed: readonly PlacedStatement[]
  readonly doubts: Doubts
  readonly findings: readonly PositionFinding[]
}

/**
 * Holes far from each other of which none are the majority. The site that the text of the project names is
 * accepted, and sites of several holes unless it names another one only. Without either, none is. Accepted
 * sites that the text does not name are reported. A majority is accepted unless the text names a minority
 * instead.
 */
export function chooseSites(placed: readonly PlacedStatement[], context: DoubtContext): ChosenSites {
  const all: ChosenSites = { believed: placed, doubts: new Map(), findings: [] }
  const split = splitSites(placed.map(({ position }) => position))
  if (split.length < 2) return all
  const isMajority = (split[0]?.length ?? 0) * 2 > placed.length
  const isOfSeveralSites = namesSeveralSites(context.text.place)
  if (isMajority && isOfSeveralSites) return all
  const sites = split.flatMap((indexes): Site[] => {
    const statements = indexes.flatMap((index) => placed[index] ?? [])
    const position = statements[0]?.position
    return position === undefined ? [] : [{ statements, position, ...context.evidenceAt(position) }]
  })
  const named = isMajority ? findNamedMinority(sites) : chooseByEvidence(sites)
  if (isMajority && named === null) return all
  const hasSupportedSite = named !== null && named.support.length > 0
  const isBelieved = (site: Site) =>
    site === named ||
    (site.statements.length >= MIN_SITE_HOLES && (site.support.length > 0 || !hasSupportedSite))
  const doubtful = sites.filter((site) => !isBelieved(site))
  const several = sites.filter(isBelieved)
  const isSaid = several.every(({ support }) => support.length > 0) || isOfSeveralSites
  return {
    believed: several.flatMap(({ statements }) => statements),
    doubts: new Map(doubtful.flatMap((site) => doubtsOf(site, { sites, named }, context))),
    findings: isSaid ? [] : describeSites(several),
  }
}

/** The holes of a site that is not believed, with the usual error that puts them on the one that is named. */
function doubtsOf(
  site: Site,
  { sites, named }: { readonly sites: readonly Site[]; readonly named: Site | null },
  context: DoubtContext,
): [PositionStatement, PositionInDoubt][] {
  const others = sites.filter((one) => one !== site)
  const metres = metresToNearest(others, site.position)
  const beside = onlyNameOf(others)
  const rest = beside ?? 'the nearest other holes'
  const far = `${kilometres(metres)} from ${rest}; ${explainDoubt(named, beside ?? undefined)}`
  const suggestionFor: SuggestionFor = named === null ? () => null : suggestionsOnto(named, site, context)
  return site.statements.map((one) => {
    const correction = suggestionFor(one.statement)
    const reason = correction === null ? far : `${far}; perhaps ${correction}`
    return [one.statement, { ...one.position, distance: Math.round(metres), reason }]
  })
}

type SuggestionFor = (statement: PositionStatement) => string | null

/** The holes of a site that is moved as a whole keep their distances, so either one may be the wider. */
function suggestionsOnto(named: Site, site: Site, context: DoubtContext): SuggestionFor {
  const [onto, moved] = [named, site].map(({ statements }) =>
    measureSite(statements.map(({ position }) => position)),
  )
  if (!onto || !moved) return () => null
  const radius = onto.radius + moved.radius + MAX_FROM_HOLE_M
  const suggestions = createSuggestions({ ...onto, radius }, context)
  return (statement) => suggestions.suggestionFor(statement)
}

/** Sites that are all drawn although the text names none of them, or not all. */
function describeSites([first, second, ...others]: readonly Site[]): PositionFinding[] {
  if (first === undefined || second === undefined) return []
  const sites = [first, second, ...others]
  const named = sites.map(({ statements, position }) => {
    const place = nearestPlace(allPlaces(), position)?.place.name
    return (
      `${statements.length} near ${place ?? 'no known place'} ` +
      `(${statements[0]?.statement.hole.locaId ?? ''})`
    )
  })
  const metres = distanceMetres(first.position, second.position)
  const message =
    `the holes lie in ${sites.length} places, ${kilometres(metres)} apart: ${named.join(', ')}; the text ` +
    'of the project does not name them all, look for an error in the coordinates'
  return [{ rule: 'position', names: [], holes: [], subject: 'gridCoordinates', message }]
}

/** Of the only hole; null if there are more. */
function onlyNameOf(sites: readonly Site[]): string | null {
  const [only, ...more] = sites.flatMap(({ statements }) => statements)
  return only === undefined || more.length > 0 ? null : only.statement.hole.locaId
}

/** Why holes are in doubt beside others. */
export function explainDoubt(named: PlaceEvidence | null, others = 'the others'): string {
  if (named === null) return 'nothing in the text of the project shows which is right'
  return `the text of the project supports ${others}: ${describeEvidence(named)}`
}

/**
 * The minority of the holes that the text of a project places, where it names no place near the majority.
 * Most holes may have the same wrong digit. Null where latitudes and longitudes confirm the majority.
 */
function findNamedMinority([majority, ...others]: readonly Site[]): Site | null {
  if (majority === undefined || majority.named === null) return null
  if (majority.statements.some(({ statement: { stated } }) => stated !== null)) return null
  const metres = majority.named.metres
  if (majority.support.length > 0 || metres <= MIN_DISAGREEMENT_M) return null
  const best = chooseByEvidence([majority, ...others])
  const [nearest] = best?.support ?? []
  if (best === null || best === majority || nearest === undefined) return null
  return best.weight >= MIN_NAMED_WEIGHT && nearest.metres <= maxMetresToNamed(metres) ? best : null
}
