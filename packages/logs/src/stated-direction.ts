import { readNumber } from '@groundsheet/readings'

type Data = Readonly<Record<string, string>>

/** What the row of a hole (LOCA or HOLE) says of its direction. */
export interface StatedDirection {
  /** HOLE_INCL (AGS 3), degrees measured down from the horizontal; null: not stated. */
  readonly inclination: number | null
  /** Something other than the inclination says that the hole is inclined or horizontal. */
  readonly inclined: boolean
  /** By a method that drills at any angle, so that its orientation is a bearing; that of a pit is of its long side. */
  readonly rotary: boolean
}

/** `typeName`: meaning of the code in LOCA_TYPE or HOLE_TYPE, as far as it is known. */
export function statedDirection(data: Data, typeName = ''): StatedDirection {
  const read = (heading: string) => data[heading]?.trim() ?? ''
  const type = read('LOCA_TYPE') || read('HOLE_TYPE')
  const rotary = type.split(/[^A-Z0-9]+/i).some((part) => ROTARY.test(part))
  return {
    inclination: readNumber(read('HOLE_INCL')),
    inclined:
      saysInclined(`${type} ${typeName}`) ||
      type.toUpperCase() === TRAVERSE ||
      [read('LOCA_REM'), read('HOLE_REM')].some((remark) =>
        INCLINED_HOLE.test(remark.replace(/\s+/g, ' ')),
      ) ||
      (rotary && isBearing(read('HOLE_ORNT'))),
    rotary,
  }
}

/** An inclination of 0 that nothing else supports: most likely a blank that software wrote as a number. */
export const inclinationIsUnset = ({ inclination, inclined }: StatedDirection): boolean =>
  inclination === 0 && !inclined

/** For texts about direction alone: a type, or HORN_REM. */
export const saysInclined = (text: string): boolean => INCLINED.test(text)

/**
 * Whether an orientation is of a hole that is not vertical. 0 is as often a blank; files of vertical boreholes
 * have 90 throughout, their inclination under the wrong heading.
 */
export function isBearing(orientation: string): boolean {
  const degrees = readNumber(orientation)
  return degrees !== null && degrees !== 0 && degrees !== 90
}

/** Rotary, sonic and structure coring in the LOCA_TYPE list of AGS; cable percussion and sampling rigs stand upright. */
const ROTARY = /^(?:RC|RO|RCG|SNC|CC|STC)$/i
/** Linear logging traverse or scanline survey: laid along a face, so horizontal as a rule. */
const TRAVERSE = 'TRAV'

const DIRECTION = String.raw`(?<!\b(?:not|non)[ -])\b(?:inclined|angled|raked|raking|(?:sub-?)?horizontal(?:ly)?)\b`
const INCLINED = new RegExp(DIRECTION, 'i')

const HOLE = String.raw`(?:(?:bore|core|probe)?[- ]?hole|bh[\w-]*|boring|drilling|coring|traverse|scanline)\b`
/** Remarks also speak of inclined fractures and horizontal bedding, so the words have to be of the hole or the rig. */
const INCLINED_HOLE = new RegExp(
  String.raw`${DIRECTION} (?:\w+ ){0,2}${HOLE}` +
    String.raw`|\b(?:${HOLE}|mast|rig|drilled|cored|bored)(?: (?:is|was|drilled|cored|bored|set))? ${DIRECTION}`,
  'i',
)
