import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { DeliveryLog } from './delivery-log.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { ProjectTable, ProjectTerms } from '../project/open-tables.ts'
import type { KeptRow } from './kept-rows.ts'
import { nameStoredRow } from './name-stored-rows.ts'

interface Imported {
  readonly store: WriteStore
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly terms: ProjectTerms
}

/** Reports what the files of an import did to rows. */
export async function reportFiles(
  { store, tables, terms }: Imported,
  logs: ReadonlyMap<ScannedFile, DeliveryLog>,
  diagnostics: DiagnosticList,
): Promise<void> {
  const present = new Set(Array.from(logs.keys(), ({ sha256 }) => sha256))
  const named = [...logs.values()].flatMap((log) => log.namedRows())
  const rows = await nameRows(store, tables, terms, named)
  const isShown = (heading: string) => terms.publicCodes.fieldCode(heading) !== null
  for (const log of logs.values()) log.report({ present, rows, isShown }, diagnostics)
}

/** `GEOL BH1, 0.30` by the number of the row, as stored now; not of groups that are never sent. */
async function nameRows(
  store: WriteStore,
  tables: ReadonlyMap<string, ProjectTable>,
  terms: ProjectTerms,
  rows: Iterable<KeptRow>,
): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>()
  for (const { group, seq } of rows) {
    const table = tables.get(group)
    if (table === undefined || table.stored.code === null) continue
    const [row] = await store.rows.page(table.stored.seq, seq - 1, 1)
    if (row?.seq === seq) names.set(seq, nameStoredRow(table, row, terms))
  }
  return names
}
