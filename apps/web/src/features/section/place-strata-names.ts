import type { Mark } from '@groundsheet/logs'
import { textWidth } from '../../ui/text-width.ts'
import { overlaps, type TextBox } from './place-names.ts'
import type { NameStart } from './place-beside-stick.ts'
import type { StratumLabel } from './stratum-labels.ts'

/** Px: a line of a name and the size of its letters, as the style sheet has it. */
const LINE = 11
const SIZE = 10

/** A name beside one stratum, or beside several that follow each other and share it. */
export interface StratumName {
  readonly id: string
  readonly name: string
  /** What is written: the name, or its code. */
  readonly text: string
  /** What it covers, px. */
  readonly box: TextBox
  /** The side of the column that a line leads from to a name far from it, px; null: it is close. */
  readonly led: number | null
}

/** Where the names of a column have room, px. */
export interface NameRoom {
  /** Right side of the column; from there to a name at these px, and to where names end. */
  readonly column: number
  readonly nameAt: (y: number) => NameStart
  readonly end: number
  /** Of a depth. */
  readonly y: (depth: number) => number
  /** What is written or drawn already. */
  readonly taken: readonly TextBox[]
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

/**
 * Names that have room beside their strata. A name is never cut: part of "Silty gravelly CLAY" names another soil. Its
 * code stands in where only that has room, else nothing does; the legend and the card of the hole have them all.
 */
export function placeStrataNames(
  strata: readonly Mark[],
  labelOf: (mark: Mark) => StratumLabel,
  { column, nameAt, end, y, taken }: NameRoom,
): StratumName[] {
  return joinEqual(strata, labelOf).flatMap(({ first, last, name, code }) => {
    const [top, base] = [y(first.top), y(last.base)]
    if (name === '' || base - top < LINE) return []
    const middle = (top + base) / 2
    const { start, isLed } = nameAt(middle)
    const x = column + start
    const options = [...new Set([name, code])].filter((text) => text !== '')
    for (const text of options) {
      const width = textWidth(text, SIZE)
      const box = { left: x, right: x + width, top: middle - LINE / 2, foot: middle + LINE / 2 }
      if (start + width <= end && !taken.some((other) => overlaps(box, other)))
        return [{ id: first.row.id, name, text, box, led: isLed ? column : null }]
    }
    return []
  })
}
