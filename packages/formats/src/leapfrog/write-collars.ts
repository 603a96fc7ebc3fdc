import { plural } from '@groundsheet/readings'
import { csvLine } from '../csv/csv-line.ts'
import type { OnNote } from '../format.ts'
import type { ExportHole, ExportSource } from '../source.ts'
import { IMPOSSIBLE_INCLINATION, surveysOf, type DirectionRows } from './surveys.ts'
import { writeNumber } from './write-number.ts'

const COLLAR = ['HoleID', 'X', 'Y', 'Z', 'MaxDepth', 'Type']
const SURVEY = ['HoleID', 'Depth', 'Dip', 'Azimuth', 'Source']

/** The lines of `collar.csv`. A number that is not stated is empty; `onNote` gets how many are. */
export async function* writeCollars(
  source: ExportSource,
  onHole: (hole: ExportHole) => void,
  onNote: OnNote,
): AsyncGenerator<string> {
  const missing = { coordinates: 0, level: 0, depth: 0 }
  yield csvLine(COLLAR)
  for await (const hole of source.holes()) {
    const { easting, northing, groundLevel, finalDepth } = hole
    if (easting === null || northing === null) missing.coordinates++
    if (groundLevel === null) missing.level++
    if (finalDepth === null || finalDepth === 0) missing.depth++
    const numbers = [easting, northing, groundLevel, finalDepth === 0 ? null : finalDepth].map(writeNumber)
    yield csvLine([nameOf(hole), ...numbers, (hole.data.LOCA_TYPE ?? hole.data.HOLE_TYPE ?? '').trim()])
    onHole(hole)
  }
  noteMissing(missing.coordinates, 'no grid coordinates: X and Y are empty', onNote)
  noteMissing(missing.level, 'no ground level: Z is empty', onNote)
  noteMissing(missing.depth, 'no final depth: MaxDepth is empty', onNote)
}

/** The lines of `survey.csv`, from the holes that are added. */
export function createSurveys(directions: DirectionRows) {
  const lines = [csvLine(SURVEY)]
  let assumed = 0
  let impossible = 0
  let withoutBearing = 0
  return {
    lines,
    add(hole: ExportHole): void {
      const surveys = surveysOf(hole, directions)
      if (surveys[0]?.source === 'assumed vertical') assumed++
      if (surveys[0]?.source === IMPOSSIBLE_INCLINATION) impossible++
      if (surveys.some(({ azimuth }) => azimuth === null)) withoutBearing++
      for (const { depth, dip, azimuth, source } of surveys)
        lines.push(csvLine([nameOf(hole), ...[depth, dip, azimuth].map(writeNumber), source]))
    },
    note(onNote: OnNote): void {
      noteMissing(assumed, 'no usable inclination: written as vertical', onNote)
      noteMissing(impossible, 'an inclination that is not possible: written as vertical', onNote)
      noteMissing(withoutBearing, 'an inclination without a bearing: Azimuth is empty', onNote)
    },
  }
}

const nameOf = ({ locationId }: ExportHole): string => locationId.trim()

function noteMissing(count: number, words: string, onNote: OnNote): void {
  if (count > 0) onNote(`${plural(count, '1 hole has', `${count} holes have`)} ${words}`)
}
