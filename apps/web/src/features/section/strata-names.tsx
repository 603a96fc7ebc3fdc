import type { Mark } from '@groundsheet/logs'
import type { BesideStick } from './place-beside-stick.ts'
import type { TextBox } from './place-names.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Px: a line of a name, and the mean width of a letter of it. */
const LINE = 11
const LETTER = 5.2
/** A name that is cut to fewer letters than this says nothing. */
const MIN_LETTERS = 5

/** A name beside one stratum, or beside several that follow each other and share it. */
export interface StratumName {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Metres below ground level. */
  readonly top: number
  readonly base: number
}

/**
 * Names that have room beside their strata. `room`: px to the right of the column; `y`: px of a depth. Names without
 * room are left out; the legend and the card of the hole have them.
 */
export function placeStrataNames(
  strata: readonly Mark[],
  nameOf: (mark: Mark) => string,
  room: number,
  y: (depth: number) => number,
): StratumName[] {
  const letters = Math.floor(room / LETTER)
  return joinEqual(strata, nameOf).flatMap(({ first, last, name }) => {
    const fits = name !== '' && y(last.base) - y(first.top) >= LINE
    if (!fits || letters < Math.min(name.length, MIN_LETTERS)) return []
    const text = name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name
    return [{ id: first.row.id, name, text, top: first.top, base: last.base }]
  })
}

/** Depths are written to the centimetre; less than half of one is no gap, metres. */
const TOLERANCE = 0.005

/** Strata that follow each other without a gap under one name. */
function joinEqual(strata: readonly Mark[], nameOf: (mark: Mark) => string) {
  const groups: { first: Mark; last: Mark; name: string }[] = []
  for (const mark of strata) {
    const name = nameOf(mark)
    const group = groups.at(-1)
    if (group?.name === name && mark.top <= group.last.base + TOLERANCE) group.last = mark
    else groups.push({ first: mark, last: mark, name })
  }
  return groups
}

/** Where the names of a hole are written, px. */
export function nameBoxes(
  { stick, x, width }: PlacedStick,
  scale: SectionScale,
  { x: start, room }: BesideStick['names'],
  nameOf: (mark: Mark) => string,
): TextBox[] {
  const y = (depth: number) => scale.y(stick.ground - depth)
  const left = x - width / 2 + start
  return placeStrataNames(stick.strata, nameOf, room, y).map(({ text, top, base }) => {
    const middle = (y(top) + y(base)) / 2
    return { left, right: left + text.length * LETTER, top: middle - LINE / 2, foot: middle + LINE / 2 }
  })
}

interface Props {
  readonly strata: readonly Mark[]
  readonly nameOf: (mark: Mark) => string
  /** Left end of the names, and the room to their right, px. */
  readonly x: number
  readonly room: number
  readonly y: (depth: number) => number
}

/** Names of strata to the right of their column. */
export const StrataNames = ({ strata, nameOf, x, room, y }: Props) =>
  placeStrataNames(strata, nameOf, room, y).map(({ id, name, text, top, base }) => (
    <text key={id} className="section-stratum-name" x={x} y={(y(top) + y(base)) / 2 + 3.5}>
      {text}
      {text !== name && <title>{name}</title>}
    </text>
  ))
