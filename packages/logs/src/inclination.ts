import { readNumber } from '@groundsheet/readings'
import { readDepth, readValue } from './read-depth.ts'
import type { Finding, Tables } from './log.ts'
import { isBearing, saysInclined, type StatedDirection } from './stated-direction.ts'

/** Orientation and inclination of a hole, AGS 4. */
export const INCLINATION_TABLE = 'HORN'
/** Straight down: AGS measures HOLE_INCL and HORN_INCL positively down from the horizontal, degrees. */
const VERTICAL = 90
/** Degrees; rigs are not set up more exactly than this. */
const TOLERANCE = 0.5

type Section = Omit<Finding, 'kind' | 'angle'> & { readonly angle: number | null }

const NOT_STATED: StatedDirection = { inclination: null, inclined: false, rotary: false }

/**
 * Where a hole does not go straight down. What states no inclination is vertical, as practice has it. An inclination
 * of 0 is horizontal by the dictionary, but stands in many vertical holes and trial pits: it counts only where the
 * type, a remark, a bearing or another section says that the hole is inclined.
 */
export function findInclined(direction: StatedDirection | null | undefined, tables: Tables): Finding[] {
  const { inclination, inclined, rotary } = direction ?? NOT_STATED
  const rows = tables[INCLINATION_TABLE] ?? []
  const sections: Section[] = [
    { angle: inclination, table: 'HOLE', top: null, base: null, row: null },
    ...rows.map((row) => ({
      angle: readNumber(readValue(row, ['HORN_INCL'])),
      table: row.table,
      top: readDepth(row, ['HORN_TOP']),
      base: readDepth(row, ['HORN_BASE']),
      row,
    })),
  ]
  const isInclined =
    inclined ||
    sections.some(({ angle }) => angle !== 0 && leans(angle)) ||
    rows.some((row) => saysInclined(readValue(row, ['HORN_REM']))) ||
    (rotary && rows.some((row) => isBearing(readValue(row, ['HORN_ORNT']))))
  return sections.flatMap(({ angle, ...where }): Finding[] => {
    if (angle === null || !leans(angle)) return []
    return [{ kind: angle === 0 && !isInclined ? 'inclination-unset' : 'inclined', angle, ...where }]
  })
}

/** Some files count upwards: -90 is straight down as well, since a hole from the ground does not go up. */
const leans = (angle: number | null): boolean =>
  angle !== null && Math.abs(Math.abs(angle) - VERTICAL) > TOLERANCE
