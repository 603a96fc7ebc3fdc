import type { TableRow } from '@groundsheet/contract'
import { readLengthUnit, type UnitOf } from '@groundsheet/readings'
import { lengthFinding } from './length-findings.ts'
import type { Finding } from './log.ts'

const HEADINGS = [
  ...(['LOCA_GL', 'LOCA_FDEP', 'LOCA_NATE', 'LOCA_NATN'] as const),
  ...(['HOLE_GL', 'HOLE_FDEP', 'HOLE_NATE', 'HOLE_NATN'] as const),
] as const

/**
 * Ground level, final depth and coordinates of a hole in a unit other than metres, which the import has
 * converted.
 */
export const findHoleLengths = (data: TableRow['data'], unitOf: UnitOf): Finding[] =>
  HEADINGS.flatMap((heading): Finding[] => {
    const table = heading.slice(0, heading.indexOf('_'))
    const stated = (data[heading]?.trim() ?? '') === '' ? '' : unitOf(table, heading)
    const reading = readLengthUnit(heading, stated)
    if (reading === null) return []
    return [lengthFinding(table, null, { headings: [heading], stated, reading })]
  })
