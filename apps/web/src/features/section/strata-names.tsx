import type { Mark } from '@groundsheet/logs'
import type { BesideStick } from './place-beside-stick.ts'
import type { TextBox } from './place-names.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { StratumLabel } from './section-legend-entries.ts'
import type { SectionScale } from './section-scale.ts'

/** Px: a line of a name, and the mean width of a letter of it. */
const LINE = 11
const LETTER = 5.2

/** A name beside one stratum, or beside several that follow each other and share it. */
export interface StratumName {
  readonly id: string
  readonly name: string
  /** What is written: the name, or its code. */
  readonly text: string
  /** Metres below ground level. */
  readonly top: number
  readonly base: number
}

/**
 * Names that have room beside their strata. `room`: px to the right of the column; `y`: px of a depth. A name is never
 * cut: part of "Silty gravelly CLAY" names another soil. Its code stands in where only that has room, else nothing does;
 * the legend and the card of the hole have them all.
 */
export function placeStrataNames(
  strata: readonly Mark[],
  labelOf: (mark: Mark) => StratumLabel,
  room: number,
  y: (depth: number) => number,
): StratumName[] {
  const letters = Math.floor(room / LETTER)
  return joinEqual(strata, labelOf).flatMap(({ first, last, name, code }) => {
    if (name === '' || y(last.base) - y(first.top) < LINE) return []
    const text = [name, code].find(({ length }) => length > 0 && length <= letters)
    return text === undefined ? [] : [{ id: first.row.id, name, text, top: first.top, base: last.base }]
  })
}

/** Depths are written to the centimetre; less than half of one is no gap, metres. */
const TOLERANCE = 0.005

interface StrataGroup extends StratumLabel {
  readonly first: Mark
  readonly last: Mark
}

/** Strata that follow each other without a gap under one name; a code only where all have it. */
function joinEqual(strata: readonly Mark[], labelOf: (mark: Mark) => StratumLabel): StrataGroup[] {
  const groups: StrataGroup[] = []
  for (const mark of strata) {
    const { name, code } = labelOf(mark)
    const group = groups.at(-1)
    const isSame = group?.name === name && mark.top <= group.last.base + TOLERANCE
    if (isSame) groups[groups.length - 1] = { ...group, last: mark, code: group.code === code ? code : '' }
    else groups.push({ first: mark, last: mark, name, code })
  }
  return groups
}

/** Where the names of a hole are written, px. */
export function nameBoxes(
  { stick, x, width }: PlacedStick,
  scale: SectionScale,
  { x: start, room }: BesideStick['names'],
  labelOf: (mark: Mark) => StratumLabel,
): TextBox[] {
  const y = (depth: number) => scale.y(stick.ground - depth)
  const left = x - width / 2 + start
  return placeStrataNames(stick.strata, labelOf, room, y).map(({ text, top, base }) => {
    const middle = (y(top) + y(base)) / 2
    return { left, right: left + text.length * LETTER, top: middle - LINE / 2, foot: middle + LINE / 2 }
  })
}

interface Props {
  readonly strata: readonly Mark[]
  readonly labelOf: (mark: Mark) => StratumLabel
  /** Left end of the names, and the room to their right, px. */
  readonly x: number
  readonly room: number
  readonly y: (depth: number) => number
}

/** Names of strata to the right of their column. */
export const StrataNames = ({ strata, labelOf, x, room, y }: Props) =>
  placeStrataNames(strata, labelOf, room, y).map(({ id, name, text, top, base }) => (
    <text key={id} className="section-stratum-name" x={x} y={(y(top) + y(base)) / 2 + 3.5}>
      {text}
      {text !== name && <title>{name}</title>}
    </text>
  ))
