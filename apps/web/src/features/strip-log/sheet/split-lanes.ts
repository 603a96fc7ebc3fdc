import type { Lane, Log } from '@groundsheet/logs'
import { layoutLanes } from '../lane-columns.ts'

/** Least width of descriptions on paper, px. */
export const TEXT_WIDTH = 190

/** Lanes that have room side by side, in their order; those that have none stand on sheets of their own. */
export function splitLanes({ lanes, groundLevel }: Log, available: number): Lane[][] {
  const groups: Lane[][] = [[]]
  for (const lane of lanes) {
    const group = groups.at(-1) ?? []
    const { width } = layoutLanes({ lanes: [...group, lane], groundLevel }, 0, { text: TEXT_WIDTH })
    if (group.length > 0 && width > available) groups.push([lane])
    else group.push(lane)
  }
  return groups
}
