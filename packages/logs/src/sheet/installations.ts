import type { TableRow } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { INSTALLATION_HEADINGS, INSTALLATION_TABLES } from '@groundsheet/readings'
import type { Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { installationWords } from './installation-words.ts'

/** Names of a pipe and of its installation, of AGS 4 and AGS 3. */
export const PIPE_REFERENCES = ['PIPE_REF', 'MONP_ID'] as const

/** Rows of installations, without depths of 0; a response zone of 0 to 0 is listed as not stated. */
export const readInstallations = (tables: Tables): TableRow[] =>
  rowsOf(tables, INSTALLATION_TABLES).map((row) => {
    const { zoneTop, zoneBase } = INSTALLATION_HEADINGS
    const zone = isZoneUnset(row)
      ? [...zoneTop, ...zoneBase].filter((heading) => readValue(row, [heading]))
      : []
    const words = Object.fromEntries(zone.map((heading) => [heading, installationWords.zoneNotStated]))
    const read = withoutZeroDepth(row)
    return { ...read, data: { ...read.data, ...words } }
  })

/** Pipes by their installation, those of each from the ground down; without depths of 0 of installations. */
export const readPipes = (tables: Tables): TableRow[] =>
  rowsOf(tables, ['PIPE'])
    .map(withoutZeroDepth)
    .toSorted(
      (a, b) =>
        compareNaturally(readValue(a, PIPE_REFERENCES), readValue(b, PIPE_REFERENCES)) ||
        depthOf(a, INSTALLATION_HEADINGS.depth) - depthOf(b, INSTALLATION_HEADINGS.depth) ||
        depthOf(a, ['PIPE_TOP']) - depthOf(b, ['PIPE_TOP']),
    )

const depthOf = (row: TableRow, headings: readonly string[]): number => readDepth(row, headings) ?? 0

/** A response zone of 0.00 to 0.00 m was not filled in. */
export const isZoneUnset = (row: TableRow): boolean =>
  readDepth(row, INSTALLATION_HEADINGS.zoneTop) === 0 && readDepth(row, INSTALLATION_HEADINGS.zoneBase) === 0

/** Programs write 0 for the depths of an installation that were not filled in. */
function withoutZeroDepth(row: TableRow): TableRow {
  const zeros = INSTALLATION_HEADINGS.depth.filter((heading) => readDepth(row, [heading]) === 0)
  const blanks = Object.fromEntries(zeros.map((heading) => [heading, '']))
  return { ...row, data: { ...row.data, ...blanks } }
}
