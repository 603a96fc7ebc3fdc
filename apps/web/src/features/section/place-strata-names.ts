import { wrapText, type Mark } from '@groundsheet/logs'
import { textWidth } from '../../ui/text-width.ts'
import { overlaps, type TextBox } from './place-names.ts'
import type { NameStart } from './lay-out-sticks.ts'
import type { StratumLabel } from './stratum-labels.ts'

/** Line height and font size of a name; must match section.css. */
export const LINE_HEIGHT_PX = 11
const FONT_SIZE_PX = 10
const MAX_LINES = 2
const measure = (text: string) => textWidth(text, FONT_SIZE_PX)

/** A name beside one stratum, or beside consecutive strata that share it. */
export interface StratumName {
  readonly id: string
  readonly name: string
  /** The name in one or two lines, its soil (`… CLAY`), or its code in brackets if only that fits. */
  readonly lines: readonly string[]
  readonly box: TextBox
  /** Where a leader line to the name starts, px; null for a name close to its column. */
  readonly leaderX: number | null
}

/** Space for the names of a column, px. */
export interface NameRoom {
  readonly columnRight: number
  /** Start of a name at a given y, and where names must end, from the right side of the column. */
  readonly nameAt: (y: number) => NameStart
  readonly end: number
  /** Position of a depth. */
  readonly y: (depth: number) => number
  /** Boxes of text that is already drawn. */
  readonly taken: readonly TextBox[]
}

/** Depths are stated to the centimetre: a gap under half of one is rounding. */
const DEPTH_TOLERANCE_M = 0.005

interface StrataGroup extends StratumLabel {
  readonly first: Mark
  readonly last: Mark
}

/** Joins consecutive strata of one name without gaps; the code is kept only if all share it. */
function joinEqual(strata: readonly Mark[], labelOf: (mark: Mark) => StratumLabel): StrataGroup[] {
  const groups: StrataGroup[] = []
  for (const mark of strata) {
    const { name, code } = labelOf(mark)
    const group = groups.at(-1)
    const isSame = group?.name === name && mark.top <= group.last.base + DEPTH_TOLERANCE_M
    if (isSame) groups[groups.length - 1] = { ...group, last: mark, code: group.code === code ? code : '' }
    else groups.push({ first: mark, last: mark, name, code })
  }
  return groups
}

/**
 * Names that fit beside their strata. A name is never truncated without a sign: part of "Silty gravelly CLAY"
 * names another soil, so it is written `… CLAY`. If only its code fits, that is written in brackets,
 * otherwise nothing; the legend and the card of the hole have all names.
 */
export function placeStrataNames(
  strata: readonly Mark[],
  labelOf: (mark: Mark) => StratumLabel,
  { columnRight, nameAt, end, y, taken }: NameRoom,
): StratumName[] {
  return joinEqual(strata, labelOf).flatMap(({ first, last, name, code }) => {
    const [top, base] = [y(first.top), y(last.base)]
    if (name === '' || base - top < LINE_HEIGHT_PX) return []
    const middle = (top + base) / 2
    const { start, hasLeader } = nameAt(middle)
    const x = columnRight + start
    for (const lines of optionsOf(name, code, end - start)) {
      const height = lines.length * LINE_HEIGHT_PX
      const width = Math.max(...lines.map(measure))
      const box = { left: x, right: x + width, top: middle - height / 2, bottom: middle + height / 2 }
      const fits = start + width <= end && height <= base - top
      if (fits && !taken.some((other) => overlaps(box, other)))
        return [{ id: first.row.id, name, lines, box, leaderX: hasLeader ? columnRight : null }]
    }
    return []
  })
}

/** Number of names that a column has: consecutive strata of one name share it. */
export const countNamedStrata = (strata: readonly Mark[], labelOf: (mark: Mark) => StratumLabel): number =>
  joinEqual(strata, labelOf).filter(({ name }) => name !== '').length

/**
 * The soil or rock that ends a name, in capitals. Of "SAND and GRAVEL" or "CLAY with GRAVEL" a part would
 * name another soil.
 */
const FINAL_SOIL = /^(?:(?!\p{Lu}{3}).)*\p{Ll} (\p{Lu}{3,}(?:(?: and |[ /-])\p{Lu}{3,})*)$/u

/** The name in one line, in two lines, its soil alone, and the code in brackets. */
function optionsOf(name: string, code: string, room: number): (readonly string[])[] {
  const wrapped = wrapText(name, room, measure)
  const keepsWords = wrapped.length <= MAX_LINES && wrapped.join(' ') === name
  const soil = FINAL_SOIL.exec(name)?.[1]
  return [
    [name],
    ...(keepsWords ? [wrapped] : []),
    ...(soil === undefined ? [] : [[`… ${soil}`]]),
    ...(code === '' || code === name ? [] : [[`(${code})`]]),
  ]
}
