import { markAt, type Mark } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import type { Column } from './lane-columns.ts'
import type { Description } from './place-descriptions.ts'

/** A mark this close to the pointer is found. */
const HIT_MARGIN_PX = 9

/** The mark at a position in the drawing, px: by depth in its lane, or by its description. */
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
  const margin = scale.depth(HIT_MARGIN_PX) - scale.depth(0)
  const mark = texts
    ? texts.find((text) => y >= text.y && y < text.y + text.height)?.mark
    : markAt(column.lane, scale.depth(y), margin)
  return mark ? { mark, column } : null
}
