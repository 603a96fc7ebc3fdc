import type { LaneId, Mark } from '@groundsheet/logs'
import { logStrings } from '../../ui/strings/log-strings.ts'

const words = logStrings

export const nameMark = ({ series = '' }: Mark, laneId: LaneId) =>
  words.series[series] ?? words.lanes[laneId].name

/** Name, depths and text of a mark, for screen readers. */
export function describeMark(mark: Mark, laneId: LaneId): string {
  const depths = words.between(mark.top, mark.open ? null : (mark.statedBase ?? mark.base))
  const place = mark.reversed ? `${depths} (${words.reversed})` : depths
  return [`${nameMark(mark, laneId)} ${place}`, mark.label].filter(Boolean).join(': ')
}
