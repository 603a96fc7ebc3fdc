import type { TableRow } from '@groundsheet/contract'
import { readDepth, readValue, type Tables } from '@groundsheet/logs'
import { formatDepth, INSTALLATION_HEADINGS as HEADINGS, INSTALLATION_TABLES } from '@groundsheet/readings'
import { plotWords } from '../plot-words.ts'

/**
 * Names the installation of a reading within its hole, from the rows of its installation: `1 at 5.00 m`. A
 * distance of 0 or blank was not filled in: then `1 response zone 7.00 to 11.00 m`, or the identifier alone.
 */
export function nameInstallations(tables: Tables): (row: TableRow) => string {
  const zones = new Map<string, string>()
  for (const row of INSTALLATION_TABLES.flatMap((table) => tables[table] ?? [])) {
    const zone = zoneOf(row)
    if (zone !== '' && !zones.has(keyOf(row))) zones.set(keyOf(row), zone)
  }
  return (row) => {
    const place =
      distanceOf(row) !== 0 ? plotWords.at(readValue(row, HEADINGS.depth)) : (zones.get(keyOf(row)) ?? '')
    return [readValue(row, HEADINGS.id), place].filter(Boolean).join(' ')
  }
}

/** Text that is not a number is not a distance. */
const distanceOf = (row: TableRow): number => readDepth(row, HEADINGS.depth) ?? 0

/** A reading and its installation may write the same distance with different decimals. */
const keyOf = (row: TableRow): string =>
  [row.locationId, readValue(row, HEADINGS.id), distanceOf(row)].join('\n')

/** Empty if an end is missing, or both are equal. */
function zoneOf(row: TableRow): string {
  const [top, base] = [readDepth(row, HEADINGS.zoneTop), readDepth(row, HEADINGS.zoneBase)]
  if (top === null || base === null || base <= top) return ''
  return plotWords.responseZone(formatDepth(top), formatDepth(base))
}
