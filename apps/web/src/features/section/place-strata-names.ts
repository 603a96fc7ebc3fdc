import type { Mark } from '@groundsheet/logs'
import { overlaps } from './place-names.ts'
import { spreadStrataNames } from './spread-strata-names.ts'
import type { StratumLabel } from './stratum-labels.ts'
import {
  LINE_HEIGHT_PX,
  nameWidth,
  wrapWholeName,
  type NameRoom,
  type StrataGroup,
  type StratumName,
} from './stratum-name.ts'

/** Depths are stated to the centimetre: a gap under half of one is rounding. */
const DEPTH_TOLERANCE_M = 0.005

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
 * Names that fit beside their strata, or all of them with leader lines where some do not and there is room. A
 * name is never shortened without an ellipsis: part of "Silty gravelly CLAY" names another soil, so it is
 * written `… CLAY`. If only its code fits, that is written in brackets, otherwise nothing. The legend and the
 * card of the hole have all names.
 */
export function placeStrataNames(
  strata: readonly Mark[],
  labelOf: (mark: Mark) => StratumLabel,
  room: NameRoom,
): StratumName[] {
  const groups = joinEqual(strata, labelOf).filter(({ name }) => name !== '')
  const nextToStrata = placeNextToStrata(groups, room)
  const areAllWhole =
    nextToStrata.length === groups.length && nextToStrata.every(({ name, lines }) => lines.join(' ') === name)
  return areAllWhole ? nextToStrata : (spreadStrataNames(groups, room) ?? nextToStrata)
}

function placeNextToStrata(
  groups: readonly StrataGroup[],
  { columnRight, nameAt, end, y, taken }: NameRoom,
): StratumName[] {
  return groups.flatMap(({ first, last, name, code }) => {
    const [top, base] = [y(first.top), y(last.base)]
    if (base - top < LINE_HEIGHT_PX) return []
    const middle = (top + base) / 2
    const { start, hasLeader } = nameAt(middle)
    const x = columnRight + start
    for (const lines of optionsOf(name, code, end - start)) {
      const height = lines.length * LINE_HEIGHT_PX
      const width = Math.max(...lines.map(nameWidth))
      const box = { left: x, right: x + width, top: middle - height / 2, bottom: middle + height / 2 }
      const fits = start + width <= end && height <= base - top
      if (fits && !taken.some((other) => overlaps(box, other)))
        return [
          { id: first.row.id, name, lines, box, leader: hasLeader ? { x: columnRight, y: middle } : null },
        ]
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
  const whole = wrapWholeName(name, room)
  const soil = FINAL_SOIL.exec(name)?.[1]
  return [
    [name],
    ...(whole ? [whole] : []),
    ...(soil === undefined ? [] : [[`… ${soil}`]]),
    ...(code === '' || code === name ? [] : [[`(${code})`]]),
  ]
}
