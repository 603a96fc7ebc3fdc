import type { BgsContext } from './bgs-check.ts'

/** Names of the British National Grid, as LOCA_GREF states them. */
const BRITISH_GRID =
  /^(?:OSGB(?:19)?(?:36)?|OSGR|OS|BNG|NGR|NG|BRITISH NATIONAL GRID|NATIONAL GRID|(?:EPSG:?)?27700)$/i

/**
 * Land of Great Britain, from the Isles of Scilly to Lowestoft and Shetland, in metres of the British
 * National Grid.
 */
const RANGE = { east: [5_000, 660_000], north: [5_000, 1_225_000] } as const

export interface GridPosition {
  /** As LOCA_GREF states it; empty where it does not. */
  readonly grid: string
  readonly easting: number
  readonly northing: number
}

/**
 * Checks positions of the British National Grid: of other grids the Survey requires nothing. A hole that
 * states no grid has that of the other holes of the file. Where none states one, it is the British one if
 * most of the holes would then lie in Great Britain.
 */
export function checkGrids({ report, isInGreatBritain }: BgsContext) {
  let isBritishStated = false
  let isOtherStated = false
  /** Of holes without a grid: how many lie in Great Britain, and the lines of the others. */
  const unstated = { within: 0, abroad: [] as number[], outOfRange: [] as number[] }

  function add({ grid, easting, northing }: GridPosition, line: number): void {
    const isBritish = BRITISH_GRID.test(grid)
    if (isBritish) isBritishStated = true
    else if (grid !== '') isOtherStated = true
    if (grid !== '' && !isBritish) return
    if (!isInRange(easting, northing))
      if (isBritish) report('coordinatesOutOfRange', placeOf(line))
      else unstated.outOfRange.push(line)
    else if (isInGreatBritain?.(easting, northing) === false)
      if (isBritish) report('outsideGreatBritain', placeOf(line))
      else unstated.abroad.push(line)
    else if (!isBritish) unstated.within += 1
  }

  /** To be called when all holes are added. */
  function end(): void {
    const { within, abroad, outOfRange } = unstated
    if (isOtherStated && !isBritishStated) return
    const isBritish = isBritishStated || within > 0
    for (const line of outOfRange)
      report(isBritish ? 'coordinatesOutOfRange' : 'unstatedGridOutOfRange', placeOf(line))
    if (!isBritishStated && abroad.length > within) return
    for (const line of abroad) report('outsideGreatBritain', placeOf(line))
  }

  return { add, end }
}

const placeOf = (line: number) => ({ line, group: 'LOCA', heading: 'LOCA_NATE' })

const isInRange = (easting: number, northing: number) =>
  easting >= RANGE.east[0] &&
  easting <= RANGE.east[1] &&
  northing >= RANGE.north[0] &&
  northing <= RANGE.north[1]
