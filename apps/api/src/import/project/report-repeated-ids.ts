import { countOf } from '@groundsheet/readings'
import type { StoredRow } from '../../store/write/rows.ts'
import { listNames, MAX_NAMED, nameStoredRow } from '../deliveries/name-stored-rows.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import type { MergedProject } from './merged-project.ts'
import type { ProjectTable } from './open-tables.ts'

/**
 * Warns of identifiers that rows of different deliveries have. If a newer delivery states another depth of a
 * sample, the other key makes it another row. AGS 4, rule 8, data type ID.
 */
export async function reportRepeatedIds(merged: MergedProject, diagnostics: DiagnosticList): Promise<void> {
  const { terms, tables } = merged
  for (const [group, table] of tables) {
    if (table.stored.code === null || group === terms.locationsGroup) continue
    for (const { heading, type } of table.stored.headings) {
      const isOwn = type === 'ID' && heading.startsWith(`${group}_`)
      if (isOwn && terms.publicCodes.fieldCode(heading) !== null)
        await reportIds(merged, { table, heading }, diagnostics)
    }
  }
}

interface Pair {
  readonly id: string
  readonly rows: readonly [first: StoredRow, second: StoredRow]
}

async function reportIds(
  { store, statements, terms }: MergedProject,
  { table, heading }: { readonly table: ProjectTable; readonly heading: string },
  diagnostics: DiagnosticList,
): Promise<void> {
  const { group, seq: tableSeq } = table.stored
  const firstOf = new Map<string, number>()
  const found = new Map<string, Pair | null>()
  for await (const page of storedPages(store, tableSeq))
    for (const row of page) {
      const id = storedValues(row, terms.publicCodes).get(heading)?.trim() ?? ''
      const first = firstOf.get(id)
      if (id === '' || found.has(id)) continue
      if (first === undefined) firstOf.set(id, row.seq)
      else if (!statements.areOfOne(first, row.seq)) {
        const [other] = found.size < MAX_NAMED ? await store.rows.page(tableSeq, first - 1, 1) : []
        found.set(id, other === undefined ? null : { id, rows: [other, row] })
      }
    }
  if (found.size === 0) return
  const nameOf = (row: StoredRow) => `${nameStoredRow(table, row, terms)} of ${statements.nameOf(row.seq)}`
  const named = [...found.values()].flatMap((pair) => {
    if (pair === null) return []
    const [first, second] = pair.rows
    const [older, newer] = statements.isNewer(first.seq, second.seq) ? [second, first] : [first, second]
    return [`${pair.id} (${nameOf(older)}, and then ${nameOf(newer)})`]
  })
  const message =
    `${countOf(found.size, 'identifier')} of ${group} ${found.size === 1 ? 'stands' : 'stand'} in rows of different ` +
    `deliveries: ${listNames(named, found.size)}. The older row stays, since its other keys differ; if the newer one ` +
    'corrects it, and its delivery states the whole project, import that with --replace'
  diagnostics.add({ rule: 'repeated-id', severity: 'warning', group, heading, message })
}
