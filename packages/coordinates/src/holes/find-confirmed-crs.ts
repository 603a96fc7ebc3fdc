import { loadOsgb36Shift } from '../british-national-grid.ts'
import { BRITISH_NATIONAL_GRID, loadTransformer } from '../transformer.ts'
import { agree, agreesInOtherDatum, statementOf } from './position-statement.ts'
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
    const shift = code === BRITISH_NATIONAL_GRID ? await loadOsgb36Shift() : null
    const both = holes
      .map((hole) => statementOf(hole, transformer, shift))
      .filter(({ hole, stated }) => stated !== null && hole.easting !== null && hole.northing !== null)
    const agreeing = both.filter(
      ({ stated, fromGrid }) => stated !== null && fromGrid !== null && agree(stated, fromGrid),
    ).length
    const inOtherDatum = both.filter(agreesInOtherDatum).length
    const confirming = agreeing + inOtherDatum
    if (confirming * 2 <= both.length) continue
    const inOsgb36 = agreeing === 0 ? ' in OSGB36' : ''
    const reason =
      `No coordinate system (CRS) is declared; in ${transformer.name} (${code}) the grid coordinates ` +
      `agree with latitude and longitude${inOsgb36} (${confirming} of ${both.length} holes)`
    return { code, reason }
  }
  return null
}
