import { excerpt, type AgsBlock } from '@groundsheet/ags'
import type { BgsContext, CreateBgsCheck } from './bgs-check.ts'
import { readNumber, valueReader } from './columns.ts'

const COORDINATES = ['LOCA_NATE', 'LOCA_NATN'] as const
const REFERENCES = ['LOCA_GREF', 'LOCA_LREF', 'LOCA_LLZ'] as const

/** Names of the British National Grid, as LOCA_GREF states them. */
const BRITISH_GRID =
  /^(?:OSGB(?:19)?(?:36)?|OSGR|OS|BNG|NGR|NG|BRITISH NATIONAL GRID|NATIONAL GRID|(?:EPSG:?)?27700)$/i

/**
 * Land of Great Britain, from the Isles of Scilly to Lowestoft and Shetland, in metres of the British
 * National Grid.
 */
const RANGE = { east: [5_000, 660_000], north: [5_000, 1_225_000] } as const

const NUMERIC_TYPE = /^(?:\d+(?:DP|SF|SCI)|U|MC)$/

/** What LOCA says of the places of holes. */
export const checkPositions: CreateBgsCheck = (context) => ({
  block(block) {
    if (block.code !== 'LOCA') return undefined
    checkTypes(block, context)
    const read = valueReader(block)
    return (values, line) => checkLocation((heading) => read(values, heading), line, context)
  },
})

function checkTypes({ headings, types, stated, line }: AgsBlock, { report }: BgsContext): void {
  for (const heading of COORDINATES) {
    const type = types[headings.indexOf(heading)]
    if (type !== undefined && type !== '' && !NUMERIC_TYPE.test(type))
      report('coordinateTypeNotNumeric', {
        line: stated.typeLine ?? line,
        group: 'LOCA',
        heading,
        text: excerpt(type, 20),
      })
  }
}

function checkLocation(read: (heading: string) => string, line: number, context: BgsContext): void {
  const { report } = context
  if (REFERENCES.every((heading) => read(heading) === ''))
    report('noSpatialReference', { line, group: 'LOCA', heading: 'LOCA_GREF' })
  const [easting, northing] = COORDINATES.map((heading) => {
    const value = read(heading)
    const number = readNumber(value)
    if (value !== '' && number === null)
      report('coordinatesNotNumeric', { line, group: 'LOCA', heading, text: excerpt(value, 60) })
    return { isMissing: value === '' || number === 0, number }
  })
  if (easting === undefined || northing === undefined) return
  if (easting.isMissing || northing.isMissing)
    report('noCoordinates', { line, group: 'LOCA', heading: 'LOCA_NATE' })
  else if (easting.number !== null && northing.number !== null)
    checkGrid(read, easting.number, northing.number, line, context)
  if (areLocalCoordinatesTwice(read))
    report('localCoordinatesTwice', { line, group: 'LOCA', heading: 'LOCA_LOCX' })
}

/** Where the grid is the British one, or none is stated: of others the Survey asks nothing. */
function checkGrid(
  read: (heading: string) => string,
  easting: number,
  northing: number,
  line: number,
  { report, isInGreatBritain }: BgsContext,
): void {
  const grid = read('LOCA_GREF')
  if (grid !== '' && !BRITISH_GRID.test(grid)) return
  const place = { line, group: 'LOCA', heading: 'LOCA_NATE' }
  const isInRange =
    easting >= RANGE.east[0] &&
    easting <= RANGE.east[1] &&
    northing >= RANGE.north[0] &&
    northing <= RANGE.north[1]
  if (!isInRange) report('coordinatesOutOfRange', place)
  else if (isInGreatBritain?.(easting, northing) === false) report('outsideGreatBritain', place)
}

function areLocalCoordinatesTwice(read: (heading: string) => string): boolean {
  const [x, y] = [readNumber(read('LOCA_LOCX')), readNumber(read('LOCA_LOCY'))]
  if (x === null || y === null) return false
  const isSame = (east: string, north: string) =>
    readNumber(read(east)) === x && readNumber(read(north)) === y
  return isSame('LOCA_NATE', 'LOCA_NATN') || isSame('LOCA_LON', 'LOCA_LAT') || isSame('LOCA_LAT', 'LOCA_LON')
}
