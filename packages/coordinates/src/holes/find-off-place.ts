import { kilometres } from '../distance-text.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { DoubtContext } from './position-in-doubt.ts'
import { agree, type PlacedStatement } from './position-statement.ts'

/** Metres from a named place beyond which the only hole of a project is reported: towns are wide. */
const MIN_FROM_PLACE_M = 5_000

/**
 * A note on the only hole of a project, which no other one confirms, and which lies off the place that the
 * text names. Farther ones are held back or warned of.
 */
export function findOnlyHole(
  placed: readonly PlacedStatement[],
  { evidenceAt }: Pick<DoubtContext, 'evidenceAt'>,
): PositionFinding[] {
  const [only, ...others] = placed
  if (only === undefined || others.length > 0) return []
  const { hole, stated, fromGrid } = only.statement
  if (stated !== null && fromGrid !== null && agree(stated, fromGrid)) return []
  const { named } = evidenceAt(only.position)
  if (named === null || named.metres < MIN_FROM_PLACE_M) return []
  const { place, metres } = named
  return [
    {
      rule: 'position',
      names: [hole.locaId],
      holes: [hole.locaId],
      subject: stated === null ? 'gridCoordinates' : 'degrees',
      message:
        `${kilometres(metres)} from ${place.name} (${place.region}), the nearest place that the text of ` +
        'the project names, and no other hole confirms it; it is drawn, confirm its coordinates',
      isNote: true,
    },
  ]
}
