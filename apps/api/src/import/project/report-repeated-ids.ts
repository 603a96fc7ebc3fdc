import { hashKey, KeyTable, MAX_KEYS } from '@groundsheet/ags'
import { countOf, formatCount, plural } from '@groundsheet/readings'
import type { StoredRow } from '../../store/write/rows.ts'
import { listNames, MAX_NAMED_ROWS, nameStoredRow } from '../deliveries/name-stored-rows.ts'
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

type Pair = readonly [id: string, first: StoredRow, second: StoredRow]

async function reportIds(
  { store, statements, terms }: MergedProject,
  { table, heading }: { readonly table: ProjectTable; readonly heading: string },
  diagnostics: DiagnosticList,
): Promise<void> {
  const { group, seq: tableSeq } = table.stored
  const ids = createIds()
  const pairs: Pair[] = []
  let count = 0
  for await (const page of storedPages(store, tableSeq))
    for (const row of page) {
      const id = storedValues(row, terms.publicCodes).get(heading)?.trim() ?? ''
      const first = id === '' ? null : ids.firstOf(id, row.seq)
      if (first === null || statements.areOfOne(first, row.seq)) continue
      ids.close(id)
      count++
      const [other] = pairs.length < MAX_NAMED_ROWS ? await store.rows.page(tableSeq, first - 1, 1) : []
      if (other !== undefined) pairs.push([id, other, row])
    }
  const place = { group, heading }
  if (ids.isFull()) {
    const message =
      `${group} has more than ${formatCount(MAX_KEYS)} identifiers; ` + 'further ones were not compared'
    const advice = 'Compare the others in the program that made the files'
    diagnostics.add({ rule: 'repeated-id', severity: 'note', ...place, message, advice })
  }
  if (count === 0) return
  const nameOf = (row: StoredRow) => `${nameStoredRow(table, row, terms)} of ${statements.nameOf(row.seq)}`
  const named = pairs.map(([id, first, second]) => {
    const [older, newer] = statements.isNewer(first.seq, second.seq) ? [second, first] : [first, second]
    return `${id} (${nameOf(older)}, and then ${nameOf(newer)})`
  })
  const message =
    `${countOf(count, 'identifier')} of ${group} ${plural(count, 'stands', 'stand')} in rows of different ` +
    `deliveries: ${listNames(named, count)}. The older row stays, since its other keys differ`
  const advice =
    'If the newer row corrects it, and its delivery states the whole project, import that with --replace'
  diagnostics.add({ rule: 'repeated-id', severity: 'warning', ...place, message, advice })
}

/** The first row of each identifier, in flat memory: of millions, texts would take hundreds of megabytes. */
function createIds() {
  /** By hash, the place in `firsts`, from 1. */
  const places = new KeyTable()
  /** Sequence numbers; 0 where the identifier was reported. */
  const firsts: number[] = []
  const hashOf = (id: string) => hashKey([id], [0])
  return {
    /** The row that had the identifier first; null for the row itself, and where no other is looked for. */
    firstOf(id: string, seq: number): number | null {
      const hash = hashOf(id)
      const place = places.count(hash)
      const first = firsts[place - 1] ?? 0
      if (place !== 0) return first === 0 ? null : first
      if (places.size < MAX_KEYS) places.set(hash, firsts.push(seq))
      return null
    },
    close(id: string): void {
      firsts[places.count(hashOf(id)) - 1] = 0
    },
    isFull: (): boolean => places.size >= MAX_KEYS,
  }
}
