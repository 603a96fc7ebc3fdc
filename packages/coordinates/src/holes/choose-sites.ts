import { splitSites } from '../split-sites.ts'
import { chooseByEvidence, describeEvidence, type PlaceEvidence } from '../weigh-fits.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

/** Of several sites, one with this many holes is believed without further evidence. */
const MIN_SITE_HOLES = 3

interface Site extends PlaceEvidence {
  readonly statements: readonly PlacedStatement[]
  readonly position: Wgs84
}

/**
 * Holes far from each other of which none are the majority: the site that the text of the project names is
 * believed, and sites of several holes; without either, none is.
 */
export function chooseSites(
  placed: readonly PlacedStatement[],
  { evidenceAt }: DoubtContext,
): { readonly believed: readonly PlacedStatement[]; readonly doubts: Doubts } {
  const doubts: Doubts = new Map()
  const split = splitSites(placed.map(({ position }) => position))
  if (split.length < 2 || (split[0]?.length ?? 0) * 2 > placed.length) return { believed: placed, doubts }
  const sites = split.flatMap((indexes): Site[] => {
    const statements = indexes.flatMap((index) => placed[index] ?? [])
    const position = statements[0]?.position
    return position === undefined ? [] : [{ statements, position, ...evidenceAt(position) }]
  })
  const named = chooseByEvidence(sites)
  const isBelieved = (site: Site) => site === named || site.statements.length >= MIN_SITE_HOLES
  for (const site of sites.filter((one) => !isBelieved(one))) {
    const nearest = Math.min(
      ...sites.filter((one) => one !== site).map(({ position }) => distanceMetres(position, site.position)),
    )
    const reason = `${Math.round(nearest / 1000)} km from ${rest(placed)}; ${tellApart(named)}`
    for (const { statement, position } of site.statements)
      doubts.set(statement, { ...position, distance: Math.round(nearest), reason })
  }
  return { believed: sites.filter(isBelieved).flatMap(({ statements }) => statements), doubts }
}

const rest = ({ length }: readonly PlacedStatement[]): string =>
  length === 2 ? 'the other hole' : 'the nearest other holes'

function tellApart(named: Site | null): string {
  if (named === null) return 'nothing in the text of the project tells which is right'
  return `the text of the project speaks for the others: ${describeEvidence(named)}`
}
