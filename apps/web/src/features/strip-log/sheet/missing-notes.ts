import { isTooLongForSheet, SHEET_TABLES, type Log } from '@groundsheet/logs'
import { fullTableName } from '../../../ui/table-names.ts'
import { codedName, nameAndCode } from '../../../data/text/coded-name.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import type { KnownHole } from './hole-facts.ts'
import { GROUNDWATER, groundwaterRemarks } from './hole-groundwater.ts'
import type { HoleKind } from './hole-kind.ts'

const words = printStrings.log

const STRIKE_TABLES = ['WSTG', 'WSTD', 'WSTK'] as const
/** Tests on samples, whose results are not part of a log. */
const SAMPLE_HEADINGS = ['SAMP_TOP', 'SAMP_REF', 'SAMP_ID', 'SPEC_DPTH'] as const
/** The row of the hole, where it points, readings over time and attached files. */
const NOT_OF_LOGS: readonly string[] = ['LOCA', 'HOLE', 'HORN', 'MOND', 'MONR', 'POBS', 'FILE']

/**
 * What a reader would otherwise miss: strikes that the data do not state, and field tests that the log has no
 * place for.
 */
export const missingNotes = (known: KnownHole, log: Log, kind: HoleKind): string[] => [
  ...strikeNote(known, kind),
  ...fieldTestNote(known, log),
]

/** A log without a strike is not that of a dry hole, unless a remark states it. */
function strikeNote({ hole, glossary, tables }: KnownHole, kind: HoleKind): string[] {
  if (kind === 'cone' || kind === 'probe' || groundwaterRemarks({ hole, glossary }).length > 0) return []
  const hasStrikes = STRIKE_TABLES.some((code) => (tables[code] ?? []).length > 0)
  const remarks = [
    ...[hole.data.LOCA_REM, hole.data.HOLE_REM],
    ...(tables.DREM ?? []).map(({ data }) => data.DREM_REM),
    ...(tables.PTIM ?? []).map(({ data }) => data.PTIM_REM),
  ]
  return hasStrikes || remarks.some((text) => GROUNDWATER.test(text ?? '')) ? [] : [words.noStrikes]
}

/** Tables of the hole itself, not of its samples, that no part of the log is made of. */
function fieldTestNote({ hole, glossary }: KnownHole, { lanes }: Log): string[] {
  // Each is named by `undrawnTables` instead.
  if (lanes.every(({ id }) => id === 'other')) return []
  const isOfSamples = (code: string) => {
    const headings = glossary.table(code)?.headings.map(({ heading }) => heading)
    return headings === undefined || SAMPLE_HEADINGS.some((heading) => headings.includes(heading))
  }
  const missing = hole.tables.flatMap((table) => {
    const { code, rows } = table
    if (code === null || NOT_OF_LOGS.includes(code)) return []
    const isShown = SHEET_TABLES.includes(code) && !isTooLongForSheet(code, rows)
    if (isShown || rows === 0 || isOfSamples(code)) return []
    return [words.tableRows(nameAndCode(codedName(code, fullTableName(table))), rows)]
  })
  return missing.length === 0 ? [] : [words.notOnLog(missing)]
}
