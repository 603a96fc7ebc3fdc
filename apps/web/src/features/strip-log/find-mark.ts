import { markAt, type Mark } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import type { Column } from './lane-columns.ts'
import type { Description } from './place-descriptions.ts'

/** How far from a point still counts as on it, px. */
const REACH = 9

/** The mark at a point of the drawing: by depth in its lane, or by the text that stands there. */
export function findMark(
  x: number,
  y: number,
  columns: readonly Column[],
  scale: DepthScale,
  descriptions: ReadonlyMap<Column, readonly Description[]>,
): { mark: Mark; column: Column } | null {
  const column = columns.find((each) => x >= each.x && x < each.x + each.width)
  if (!column) return null
  const texts = descriptions.get(column)
  const reach = scale.depth(REACH) - scale.depth(0)
  const mark = texts
    ? texts.find((text) => y >= text.y && y < text.y + text.height)?.mark
    : markAt(column.lane, scale.depth(y), reach)
  return mark ? { mark, column } : null
}
