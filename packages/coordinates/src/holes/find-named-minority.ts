import { chooseByEvidence, type PlaceEvidence } from '../place-evidence.ts'
import { maxMetresToNamed, MIN_DISAGREEMENT_M } from './distance-limits.ts'
import type { PlacedStatement } from './position-statement.ts'

/**
 * From this weight on, the text means the place beside the minority, and hardly another one of that name. A
 * name of one place only has this weight at 20 km.
 */
const MIN_NAMED_WEIGHT = 0.2

interface Site extends PlaceEvidence {
  readonly statements: readonly PlacedStatement[]
}

/**
 * The minority of the holes that the text of a project places, where it names no place near the majority.
 * Most holes may have the same wrong digit. Null where latitudes and longitudes confirm the majority.
 */
export function findNamedMinority<T extends Site>([majority, ...others]: readonly T[]): T | null {
  if (majority === undefined || majority.named === null) return null
  if (majority.statements.some(({ statement: { stated } }) => stated !== null)) return null
  const metres = majority.named.metres
  if (majority.support.length > 0 || metres <= MIN_DISAGREEMENT_M) return null
  const best = chooseByEvidence([majority, ...others])
  const [nearest] = best?.support ?? []
  if (best === null || best === majority || nearest === undefined) return null
  return best.weight >= MIN_NAMED_WEIGHT && nearest.metres <= maxMetresToNamed(metres) ? best : null
}
