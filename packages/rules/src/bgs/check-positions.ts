import { excerpt, type AgsBlock } from '@groundsheet/ags'
import type { BgsContext, CreateBgsCheck } from './bgs-check.ts'
import { checkGrids } from './check-grid.ts'
import { readNumber, valueReader } from './columns.ts'

const COORDINATES = ['LOCA_NATE', 'LOCA_NATN'] as const
const REFERENCES = ['LOCA_GREF', 'LOCA_LREF', 'LOCA_LLZ'] as const

const NUMERIC_TYPE = /^(?:\d+(?:DP|SF|SCI)|U|MC)$/

/** What LOCA says of the places of holes. */
export const checkPositions: CreateBgsCheck = (context) => {
  const grids = checkGrids(context)
  return {
    block(block) {
      if (block.code !== 'LOCA') return undefined
      checkTypes(block, context)
      const read = valueReader(block)
      const location = { ...context, grids }
      return (values, line) => checkLocation((heading) => read(values, heading), line, location)
    },
    further() {
      grids.end()
      return []
    },
  }
}

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

interface LocationContext extends BgsContext {
  readonly grids: ReturnType<typeof checkGrids>
}

function checkLocation(
  read: (heading: string) => string,
  line: number,
  { report, grids }: LocationContext,
): void {
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
    grids.add({ grid: read('LOCA_GREF'), easting: easting.number, northing: northing.number }, line)
  if (areLocalCoordinatesTwice(read))
    report('localCoordinatesTwice', { line, group: 'LOCA', heading: 'LOCA_LOCX' })
}

function areLocalCoordinatesTwice(read: (heading: string) => string): boolean {
  const [x, y] = [readNumber(read('LOCA_LOCX')), readNumber(read('LOCA_LOCY'))]
  if (x === null || y === null) return false
  const isSame = (east: string, north: string) =>
    readNumber(read(east)) === x && readNumber(read(north)) === y
  return isSame('LOCA_NATE', 'LOCA_NATN') || isSame('LOCA_LON', 'LOCA_LAT') || isSame('LOCA_LAT', 'LOCA_LON')
}
