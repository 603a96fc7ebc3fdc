import { formatDecimals, formatDepth, levelUnit } from '@groundsheet/readings'
import { shortTableName } from '../table-names.ts'
import { number, metres, twoDecimals } from '../text-format.ts'

/** Texts of the compared logs. */
export const compareStrings = {
  label: (n: number) => `Logs of ${n} holes side by side`,
  few: 'Select two to eight holes, in the list or on the map, to see their logs side by side.',
  first: (names: readonly string[]) => `Compare ${names.join(', ')}`,
  tooMany: (n: number, most: number) =>
    `${number.format(n)} holes are selected; the first ${most} are shown.`,
  failed: (hole: string, table: string) => `${hole}: ${shortTableName(table)} could not be loaded.`,
  axis: 'Vertical axis',
  axes: { depth: 'Depth', level: 'Level' },
  whole: 'Fit',
  seenLevels: (upper: number, lower: number, datum: string | null) =>
    `${twoDecimals(upper)} to ${twoDecimals(lower)} ${levelUnit(datum)}`,
  natural: 'Order by name',
  lanes: 'Columns',
  open: (hole: string) => `Open ${hole}`,
  actions: (hole: string) => `Move or remove ${hole}`,
  left: 'Move left',
  right: 'Move right',
  remove: 'Remove',
  outside: (column: string, depth: number, text: string) =>
    `Outside the scale: ${column} at ${formatDepth(depth)} m: ${text}, not a possible reading`,
  ofHole: (hole: string, text: string) => `${hole}: ${text}`,
  noLevel: 'no ground level',
  noDepth: 'no final depth',
  groundLevel: (level: number) => `GL ${twoDecimals(level)} m`,
  deep: (depth: number) => `${metres(depth)} deep`,
  apart: (distance: number, hole: string) =>
    `${formatDecimals(distance, distance < 100 ? 1 : 0)} m from ${hole}`,
  unplaced: 'No ground level is stated, so this hole cannot be shown by level.',
} as const
