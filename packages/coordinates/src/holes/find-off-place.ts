import { kilometres } from '../distance-text.ts'
import { measureSite } from '../find-outliers.ts'
import type { PlaceEvidence } from '../place-evidence.ts'
import { nameAreas } from './find-text-elsewhere.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { DoubtContext } from './position-in-doubt.ts'
import { agree, type PlacedStatement } from './position-statement.ts'

/**
 * Metres from all named places beyond which holes are reported: towns are wide. A rural site may have its
 * next town farther away, and its holes confirm each other.
 */
const MIN_FROM_PLACE_M = { hole: 5_000, site: 20_000 }
/** Metres from the middle of a compact site to its farthest hole. */
const MAX_COMPACT_RADIUS_M = 1_000

/**
 * A note on the only hole of a project, or on a compact site, off all places that the text names. Nothing
 * else confirms it. Farther ones are held back or warned of.
 */
export function findOffPlace(
  placed: readonly PlacedStatement[],
  { text, evidenceAt, isGridGiven }: Pick<DoubtContext, 'text' | 'evidenceAt' | 'isGridGiven'>,
  isOnly: boolean,
): PositionFinding[] {
  const [first] = placed
  const site = measureSite(placed.map(({ position }) => position))
  if (first === undefined || site === null || placed.some(isConfirmed)) return []
  if (!isOnly && (isGridGiven || site.radius > MAX_COMPACT_RADIUS_M)) return []
  const evidence = evidenceAt(isOnly ? first.position : site.middle)
  const { named } = evidence
  if (named === null || named.metres < (isOnly ? MIN_FROM_PLACE_M.hole : MIN_FROM_PLACE_M.site)) return []
  if (!isOnly && (isInNamedArea(evidence) || !namesTown(text.place))) return []
  const { hole, stated } = first.statement
  const names = isOnly ? [hole.locaId] : []
  const away = `${kilometres(named.metres)} from ${named.place.name} (${named.place.region})`
  const message = isOnly
    ? `${away}, the nearest place that the text of the project names, and no other hole confirms it; it is ` +
      'drawn, confirm its coordinates'
    : `the holes are ${away}, the nearest place that the text of the project names; they are drawn, ` +
      'confirm their coordinates'
  const subject = stated === null ? 'gridCoordinates' : 'degrees'
  return [{ rule: 'position', names, holes: names, subject, message, isNote: true }]
}

const isConfirmed = ({ statement: { stated, fromGrid } }: PlacedStatement): boolean =>
  stated !== null && fromGrid !== null && agree(stated, fromGrid)

/** Whether a part of the text is a town and nothing else: `Ellesmere Port` is not Ellesmere. */
const namesTown = (place: string): boolean => nameAreas(place).some(({ isClear }) => isClear)

/** A county, a road or the like that the text names and that supports the position. */
const isInNamedArea = ({ clues }: PlaceEvidence): boolean =>
  [...clues.keys()].some(({ kind }) => kind !== 'organisation')
