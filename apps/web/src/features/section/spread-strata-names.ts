import { placeLabels } from '@groundsheet/logs'
import { overlaps, type TextBox } from './place-names.ts'
import {
  LINE_HEIGHT_PX,
  nameWidth,
  wrapWholeName,
  type NameRoom,
  type StrataGroup,
  type StratumName,
} from './stratum-name.ts'

/** From the column to its names, where leader lines run. */
const LEADER_WIDTH_PX = 16

/**
 * All names of a column, below each other in its height, each with a leader line from its stratum. Null if
 * they have no room in full, or if a name would cover something, or a line a figure.
 */
export function spreadStrataNames(groups: readonly StrataGroup[], room: NameRoom): StratumName[] | null {
  const { columnRight, nameAt, end, y, taken, figures } = room
  const [first, last] = [groups[0]?.first, groups.at(-1)?.last]
  if (!first || !last) return null
  const middles = groups.map((group) => (y(group.first.top) + y(group.last.base)) / 2)
  const start = Math.max(...middles.map((middle) => nameAt(middle).start)) + LEADER_WIDTH_PX
  const lines = groups.map(({ name }) => wrapWholeName(name, end - start))
  const sizes = lines.map((some) => (some?.length ?? 0) * LINE_HEIGHT_PX)
  const [top, base] = [y(first.top), y(last.base)]
  if (lines.includes(null) || sizes.reduce((sum, size) => sum + size, 0) > base - top) return null
  const starts = placeLabels(
    middles.map((middle, at) => ({ at: middle - (sizes[at] ?? 0) / 2, size: sizes[at] ?? 0 })),
    top,
    base,
  )
  const names = groups.map((group, at): StratumName => {
    const [text, from] = [lines[at] ?? [], starts[at] ?? top]
    const left = columnRight + start
    const right = left + Math.max(...text.map(nameWidth))
    const box = { left, right, top: from, bottom: from + (sizes[at] ?? 0) }
    const leader = { x: columnRight, y: middles[at] ?? top }
    return { id: group.first.row.id, name: group.name, lines: text, box, leader }
  })
  const isFree = (box: TextBox, others: readonly TextBox[]) => !others.some((other) => overlaps(box, other))
  const isPlain = (px: number) => !nameAt(px).hasLeader
  const fits = names.every(
    (name) => isFree(name.box, taken) && isFree(leaderBox(name), figures) && isPlain(middleOf(name.box)),
  )
  return fits && middles.every(isPlain) ? names : null
}

export const middleOf = ({ top, bottom }: TextBox): number => (top + bottom) / 2

/** Around the leader line of a name, px. */
function leaderBox({ leader, box }: StratumName): TextBox {
  const [from, to] = [leader?.y ?? middleOf(box), middleOf(box)]
  return {
    left: leader?.x ?? box.left,
    right: box.left,
    top: Math.min(from, to) - 1,
    bottom: Math.max(from, to) + 1,
  }
}
