import { GREAT_BRITAIN, type Region } from './regions.ts'
import { radians, type Wgs84 } from './wgs84.ts'

/** Longitude and latitude in degrees. */
type Point = readonly [longitude: number, latitude: number]

const LONDON: Point = [-0.127, 51.507]
const EDINBURGH: Point = [-3.189, 55.953]

/**
 * Where the roads that bound the numbering zones begin and end, clockwise (Ministry of Transport, 1922). A
 * road of zone n lies between the A roads n and n + 1. Ends are Dover, Portsmouth, Bristol, Holyhead,
 * Carlisle, Edinburgh.
 */
const LONDON_ZONES: readonly { zone: number; until: Point }[] = [
  { zone: 1, until: [1.0, 51.45] },
  { zone: 2, until: [-1.087, 50.798] },
  { zone: 3, until: [-2.7, 51.5] },
  { zone: 4, until: [-4.62, 53.31] },
  { zone: 5, until: [-2.933, 54.891] },
  { zone: 6, until: [-1.61, 54.97] },
]

/** The A1 to the south-east, the A7, the A8 and the A9 leave Edinburgh. */
const EDINBURGH_ZONES: readonly { zone: number; until: Point }[] = [
  { zone: 1, until: [-2.0, 55.77] },
  { zone: 6, until: [-2.933, 54.891] },
  { zone: 7, until: [-4.76, 55.95] },
  { zone: 8, until: [-4.22, 57.48] },
]

/** A1 to A57 and A501 to A523 are roads of Northern Ireland too; Ireland has none of these letters. */
const inNorthernIreland = (digits: string): boolean =>
  Number(digits) <= 57 || (Number(digits) >= 501 && Number(digits) <= 523)

/** Motorways with these numbers are in Northern Ireland or Ireland too. */
const IRISH_MOTORWAYS = new Set([
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '11',
  '12',
  '17',
  '18',
  '20',
  '22',
  '50',
])

export interface RoadNumber {
  readonly name: string
  readonly regions: readonly Region[]
  /** Numbering zone of Great Britain. */
  readonly zone: number
}

const LETTER_AND_NUMBER = String.raw`[a-z]\d{1,4}\b`

/** Parts of a project or of a building that are numbered as roads are: `Package A5`, `Lots B1 and B2`. */
const NUMBERED_PARTS = new RegExp(
  String.raw`\b(?:package|lot|phase|stage|section|block|plot|zone|area|unit|building|contract|` +
    String.raw`option|part)s?` +
    String.raw`[\s:.#-]{1,3}(?:no\.? {0,2})?${LETTER_AND_NUMBER}` +
    String.raw`(?:(?:\s?[&/+-]\s?|\s(?:and|to)\s)${LETTER_AND_NUMBER})*`,
  'gi',
)

/** The text without numbers of packages, lots and the like. */
export const withoutNumberedParts = (text: string): string => text.replace(NUMBERED_PARTS, ' ')

/** Roads of the United Kingdom in a text: `A30`, `A4084`, `B1225`, `M62`. */
export function findRoadNumbers(text: string): RoadNumber[] {
  const found = Array.from(
    withoutNumberedParts(text).matchAll(/\b([ABM])(\d{1,4})(?:\(M\)|\b)/g),
    ([, letter = '', digits = '']) => roadOf(letter, digits),
  )
  return [...new Map(found.filter((road) => road !== null).map((road) => [road.name, road])).values()]
}

function roadOf(letter: string, digits: string): RoadNumber | null {
  const zone = Number(digits[0])
  const name = letter + digits
  if (zone === 0) return null
  if (letter === 'M') return IRISH_MOTORWAYS.has(digits) ? null : { name, zone, regions: GREAT_BRITAIN }
  if (letter === 'B') return digits.length === 4 ? { name, zone, regions: GREAT_BRITAIN } : null
  const isIrish = inNorthernIreland(digits)
  return { name, zone, regions: isIrish ? [...GREAT_BRITAIN, 'Northern Ireland'] : GREAT_BRITAIN }
}

/** The numbering zone of a position in Great Britain; `isScottish`: around Edinburgh, not London. */
export function zoneAt(point: Wgs84, isScottish: boolean): number {
  const [centre, zones, last] = isScottish ? [EDINBURGH, EDINBURGH_ZONES, 9] : [LONDON, LONDON_ZONES, 1]
  const first = isScottish ? bearing(EDINBURGH, [-2.9, 56.1]) : bearing(LONDON, [-1.61, 54.97])
  const turned = (to: Point) => (bearing(centre, to) - first + 360) % 360
  const here = turned([point.longitude, point.latitude])
  return zones.find(({ until }) => here < (turned(until) || 360))?.zone ?? last
}

/** Degrees clockwise from north, on a plane around the centre. */
function bearing([x, y]: Point, [toX, toY]: Point): number {
  const east = (toX - x) * Math.cos(radians(y))
  return ((Math.atan2(east, toY - y) * 180) / Math.PI + 360) % 360
}
