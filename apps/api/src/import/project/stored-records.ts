import type { WriteStore } from '../../store/write/write-store.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'

/** Stored rows of a small group of the project (PROJ, DICT, ABBR), by heading. */
export async function storedRecords(
  store: WriteStore,
  projectSeq: number,
  group: string,
  publicCodes: PublicCodes,
): Promise<ReadonlyMap<string, string>[]> {
  const tables = await store.tables.all(projectSeq)
  const table = tables.find((candidate) => candidate.group === group)
  if (table === undefined) return []
  const records: ReadonlyMap<string, string>[] = []
  for await (const page of storedPages(store, table.seq))
    for (const row of page) records.push(storedValues(row, publicCodes))
  return records
}

/** The first non-empty value of each heading. */
export function uniteRecords(records: readonly ReadonlyMap<string, string>[]): Map<string, string> {
  const united = new Map<string, string>()
  for (const record of records) {
    for (const [heading, value] of record) {
      if (value.trim() !== '' && !united.has(heading)) united.set(heading, value)
    }
  }
  return united
}
