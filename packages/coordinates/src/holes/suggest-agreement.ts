import { gridMends } from '../mend-grid.ts'
import { suggestCorrection } from '../correct-position.ts'
import type { GridOf } from './load-hole-grids.ts'
import { agree, type ContradictoryStatement } from './position-statement.ts'
import { isNear, type RestOfSite } from './rest-of-site.ts'

/** The usual error with which a hole contradicts itself; null if there is none. Nothing is corrected. */
export function suggestAgreement(
  statement: ContradictoryStatement,
  { rest, gridOf }: { readonly rest: RestOfSite; readonly gridOf: GridOf },
): string | null {
  const { stated, fromGrid, fromSwappedGrid } = statement
  if (fromSwappedGrid !== null && agree(stated, fromSwappedGrid))
    return 'easting and northing are swapped: corrected, they would agree'
  const mend = suggestCorrection(stated, (position) => isNear(position, fromGrid))
  const error = mend?.error ?? digitError(statement, gridOf)
  if (error !== null) return `${error}: corrected, they would agree`
  if (rest.isNear(statement, stated)) return null
  const onSite = suggestCorrection(stated, (position) => rest.isNear(statement, position))
  return onSite === null ? null : `${onSite.error}: corrected, they would lie with the rest of the site`
}

/** A wrong digit of the grid coordinates: `a digit of the easting is wrong (428060 instead of 438060)`. */
function digitError({ hole, stated }: ContradictoryStatement, gridOf: GridOf): string | null {
  const { easting, northing } = hole
  const transformer = gridOf(hole)
  if (transformer === null || easting === null || northing === null) return null
  const found = gridMends({ easting, northing }).find(({ point }) => {
    const position = transformer.toWgs84(point.easting, point.northing)
    return position !== null && isNear(position, stated)
  })
  if (found === undefined) return null
  const { error, point } = found
  const [right, wrong] = point.easting === easting ? [point.northing, northing] : [point.easting, easting]
  return `${error} (${inMetres(right)} instead of ${inMetres(wrong)})`
}

/** To millimetres, without the rest of binary fractions. */
const inMetres = (value: number): string => String(Number(value.toFixed(3)))
