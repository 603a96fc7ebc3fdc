import { distanceText, kilometres } from '../distance-text.ts'
import { liesWithin, measureSite, type MeasuredSite } from '../find-outliers.ts'
import { splitSites } from '../split-sites.ts'
import { distanceMetres } from '../wgs84.ts'
import { createSuggestions, type Suggestions } from './suggest-errors.ts'
import { namesSeveralSites } from './several-sites.ts'
import { chooseByEvidence } from '../place-evidence.ts'
import { chooseSites, explainDoubt } from './choose-sites.ts'
import { findLoneHoles } from './find-lone-holes.ts'
import { findMovedHoles } from './find-moved-holes.ts'
import type { PositionFinding } from './hole-to-place.ts'
import { findWrongDigits } from './find-wrong-digits.ts'
import type { PlacedStatement } from './position-statement.ts'
import type { DoubtContext, Doubts, FarStatement } from './position-in-doubt.ts'
import { findWrongDegrees, findPositionsAtSea, isStatedOnly } from './find-positions-at-sea.ts'
import { findSwappedHoles } from './find-swapped-holes.ts'
import { findSecondSite } from './find-second-site.ts'

/** Fewer holes than this, more than 50 km from all others, are no site of their own. */
const MIN_SITE_HOLES = 3

/** Metres from the middle of the site beyond which a hole is not taken for a part of it. */
const MIN_DOUBTFUL_M = 50_000

interface DoubtfulPositions {
  readonly doubts: Doubts
  /** Far from the rest, but drawn. */
  readonly far: readonly FarStatement[]
  readonly findings: readonly PositionFinding[]
  /** Null without a site to compare other holes with. */
  readonly suggestions: Suggestions | null
}

/**
 * The positions that are too far from the rest of the site, or from land, to be believed. Also those that are
 * far but may be right. Many holes close together are a second site, unless they lie in the sea.
 */
export function findDoubtfulPositions(
  placed: readonly PlacedStatement[],
  context: DoubtContext,
): DoubtfulPositions {
  const { onLand, doubtsAtSea } = findPositionsAtSea(placed, context)
  if (onLand.length === 0) return { doubts: doubtsAtSea(null), far: [], findings: [], suggestions: null }
  const { believed, doubts, findings } = chooseSites(onLand, context)
  const apart = findIsolatedHoles(believed)
  const together = believed.filter((one) => !apart.has(one))
  const measured = measureSite(together.map(({ position }) => position))
  if (measured === null)
    return { doubts: new Map([...doubts, ...doubtsAtSea(null)]), far: [], findings, suggestions: null }
  const site = { ...measured, holes: believed.length }
  const suggestions = createSuggestions(site, context)
  const far = [...farFrom(site, together), ...withDistance(site, apart)]
  for (const [statement, doubt] of findWrongDigits(believed, site, context)) doubts.set(statement, doubt)
  for (const [statement, doubt] of findFarDoubts(far, { site, suggestions, believed, context }))
    doubts.set(statement, doubt)
  for (const [statement, doubt] of doubtsAtSea({ site, suggestions })) doubts.set(statement, doubt)
  for (const [statement, doubt] of findWrongDegrees(believed, site, context)) doubts.set(statement, doubt)
  const judged = believed.filter(({ statement }) => !doubts.has(statement))
  const moved = findMovedHoles(judged, context, suggestions.isSpreadOut)
  for (const [statement, doubt] of moved.doubts) doubts.set(statement, doubt)
  const isOfSeveralSites = namesSeveralSites(context.text.place)
  const drawn = isOfSeveralSites ? [] : far.filter(({ statement }) => !doubts.has(statement))
  const believable = judged.filter(({ statement }) => !doubts.has(statement))
  const farStatements = new Set(far.map(({ statement }) => statement))
  const near = believable.filter(({ statement }) => !farStatements.has(statement))
  const isMoved = ({ holes }: PositionFinding) => moved.findings.some((one) => one.holes[0] === holes[0])
  const swapped = findSwappedHoles(near, context).filter((finding) => !isMoved(finding))
  const ofHoles = [...moved.findings, ...swapped]
  const lone = findLoneHoles(isOfSeveralSites ? [] : believable, { far, findings: ofHoles })
  return { doubts, far: drawn, findings: [...findings, ...ofHoles, ...lone], suggestions }
}

interface FarContext {
  readonly site: MeasuredSite
  readonly suggestions: Suggestions
  readonly believed: readonly PlacedStatement[]
  readonly context: DoubtContext
}

function findFarDoubts(
  far: readonly FarStatement[],
  { site, suggestions, believed, context }: FarContext,
): Doubts {
  const doubtful = far.filter(({ metres }) => metres >= MIN_DOUBTFUL_M)
  const secondSite = findSecondSite(doubtful, believed.length, {
    middle: site.middle,
    isAtSea: (position) => context.metresOffshore(position) > 0,
  })
  const doubts: Doubts = new Map()
  for (const one of far) {
    const { statement, position, metres } = one
    const correction = suggestions.suggestionFor(statement)
    // Many holes together are no second site where a usual error in their degrees puts each on the first.
    const isTypingError = correction !== null && (metres < MIN_DOUBTFUL_M || isStatedOnly(statement))
    const isSecondSite = metres < MIN_DOUBTFUL_M ? !suggestions.isLost(one, far) : secondSite.has(position)
    // A wide site of works that are spread out may well go on there.
    if (suggestions.isSpreadOut && liesWithin(site, position) && !isTypingError) continue
    const named = isSecondSite && !isTypingError ? namedInstead(one, site, context) : null
    if (isSecondSite && !isTypingError && named === null) continue
    const distance = Math.round(metres)
    const apart = metres < MIN_DOUBTFUL_M ? distanceText(metres) : kilometres(metres)
    const reason = `${apart} from the rest of the site; ${named ?? suggestions.textOf(correction)}`
    doubts.set(statement, { ...position, distance, reason })
  }
  return doubts
}

/** The evidence of the text for the rest of the site, if it supports that only; else null. */
function namedInstead(
  { position, metres }: FarStatement,
  { middle }: MeasuredSite,
  { evidenceAt }: DoubtContext,
): string | null {
  if (metres < MIN_DOUBTFUL_M) return null
  const [here, there] = [evidenceAt(middle), evidenceAt(position)]
  const isNamedOnly = there.support.length === 0 && chooseByEvidence([here, there]) === here
  return isNamedOnly && here.support.length > 0 ? explainDoubt(here) : null
}

const farFrom = (site: MeasuredSite, placed: readonly PlacedStatement[]): FarStatement[] =>
  site.outliers.flatMap(({ index, metres }) => {
    const one = placed[index]
    return one === undefined ? [] : [{ ...one, metres }]
  })

const withDistance = ({ middle }: MeasuredSite, placed: Iterable<PlacedStatement>): FarStatement[] =>
  Array.from(placed, (one) => ({ ...one, metres: distanceMetres(middle, one.position) }))

/**
 * Single holes that more than 50 km part from all others, where most holes are of one site. A site that is
 * itself wide hides such a hole from a comparison with its extent.
 */
function findIsolatedHoles(placed: readonly PlacedStatement[]): ReadonlySet<PlacedStatement> {
  const sites = splitSites(placed.map(({ position }) => position))
  if ((sites[0]?.length ?? 0) * 2 <= placed.length) return new Set()
  const few = sites.filter(({ length }) => length < MIN_SITE_HOLES && length * 2 < placed.length)
  return new Set(few.flat().flatMap((index) => placed[index] ?? []))
}
