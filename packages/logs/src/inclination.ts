import { readNumber } from '@groundsheet/readings'
import { readDepth, readValue } from './read-depth.ts'
import type { Finding, Tables } from './log.ts'

/** Orientation and inclination of a hole, AGS 4. */
export const INCLINATION_TABLE = 'HORN'
/** Straight down; degrees below the horizontal. */
const VERTICAL = 90
/** Nobody sets up a rig closer than this, degrees. */
const TOLERANCE = 0.5

/** Degrees below the horizontal as the row of an AGS 3 hole states them; null: not stated. */
export const statedInclination = (data: Readonly<Record<string, string>>): number | null =>
  readNumber(data.HOLE_INCL?.trim() ?? '')

/** Where a hole does not go straight down. What states no inclination is vertical, as practice has it. */
export function findInclined(stated: number | null | undefined, tables: Tables): Finding[] {
  const pieces = (tables[INCLINATION_TABLE] ?? []).flatMap((row): Finding[] =>
    tell(readNumber(readValue(row, ['HORN_INCL'])), {
      table: row.table,
      top: readDepth(row, ['HORN_TOP']),
      base: readDepth(row, ['HORN_BASE']),
      row,
    }),
  )
  return [...tell(stated ?? null, { table: 'HOLE', top: null, base: null, row: null }), ...pieces]
}

function tell(angle: number | null, where: Omit<Finding, 'kind' | 'angle'>): Finding[] {
  // Some count upwards: -90 is straight down as well.
  const leans = angle !== null && Math.abs(Math.abs(angle) - VERTICAL) > TOLERANCE
  return leans ? [{ kind: 'inclined', angle, ...where }] : []
}
