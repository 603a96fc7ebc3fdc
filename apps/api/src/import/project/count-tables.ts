import type { StoredTable } from '../../store/stored-table.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { TableSummary } from '@groundsheet/contract'

/** Counts the rows of every table of the project again and stores the counts; in the order of the tables. */
export async function countTables(store: WriteStore, projectSeq: number): Promise<StoredTable[]> {
  const counted: StoredTable[] = []
  for (const table of await store.tables.all(projectSeq)) {
    const now = { ...table, rows: await store.tables.countRows(table.seq) }
    if (now.rows !== table.rows) await store.tables.update(now)
    counted.push(now)
  }
  return counted
}

/** Tables listed by the API: those of groups that belong to holes and have rows. */
export function summariseTables(tables: readonly StoredTable[]): TableSummary[] {
  return tables
    .filter(({ addressable, rows }) => addressable && rows > 0)
    .map(({ code, rows, name }) => ({ code, rows, name }))
}

/** Stores the row counts of each table with each location, without the locations group itself. */
export async function countByLocation(
  store: WriteStore,
  projectSeq: number,
  holes: readonly { readonly seq: number }[],
  { tables, locationsGroup }: { readonly tables: readonly StoredTable[]; readonly locationsGroup: string },
): Promise<void> {
  const listed = tables.filter(({ addressable, group }) => addressable && group !== locationsGroup)
  const known = new Map(listed.map((table, place) => [table.seq, { table, place }]))
  const counts = Map.groupBy(await store.tables.countByLocation(projectSeq), ({ locationSeq }) => locationSeq)
  for (const { seq } of holes) {
    const held = (counts.get(seq) ?? []).flatMap(({ tableSeq, rows }) => {
      const found = known.get(tableSeq)
      return found === undefined ? [] : [{ ...found, rows }]
    })
    const own = held.sort((a, b) => a.place - b.place).map(({ table, rows }) => ({ ...table, rows }))
    await store.locations.putTables(projectSeq, seq, JSON.stringify(summariseTables(own)))
  }
}
