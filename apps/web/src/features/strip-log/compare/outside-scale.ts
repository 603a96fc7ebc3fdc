import type { Log } from '@groundsheet/logs'
import { compareStrings } from '../../../ui/strings/compare-strings.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'

/** Impossible readings of a hole, with depth and value; the common scales exclude them. */
export const outsideScale = ({ lanes }: Pick<Log, 'lanes'>): string[] =>
  lanes.flatMap(({ id, outside }) =>
    outside.map(({ top, value = 0 }) =>
      compareStrings.outside(logStrings.lanes[id].name, top, String(value)),
    ),
  )
