import { loadTransformer } from '../transformer.ts'
import { agree, statementOf } from './position-statement.ts'
import type { HoleToPlace } from './hole-to-place.ts'

/**
 * The candidate in which the grid coordinates agree with the stated latitudes and longitudes, for most holes
 * that have both; null if there is none.
 */
export async function findConfirmedCrs(
  holes: readonly HoleToPlace[],
  candidates: readonly string[],
): Promise<{ code: string; reason: string } | null> {
  for (const code of candidates) {
    const transformer = await loadTransformer(code)
    const both = holes
      .map((hole) => statementOf(hole, transformer))
      .filter(({ hole, stated }) => stated !== null && hole.easting !== null && hole.northing !== null)
    const agreeing = both.filter(
      ({ stated, fromGrid }) => stated !== null && fromGrid !== null && agree(stated, fromGrid),
    ).length
    if (agreeing * 2 <= both.length) continue
    const reason = `No CRS is declared; in ${transformer.name} (${code}) the grid coordinates agree with latitude and longitude (${agreeing} of ${both.length} holes)`
    return { code, reason }
  }
  return null
}
