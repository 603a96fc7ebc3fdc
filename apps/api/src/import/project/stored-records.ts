import type { WriteStore } from '../../store/write/write-store.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import { storedValues } from '../rows/stored-values.ts'

const PAGE = 1000

/** Stored rows of a small group of the project (PROJ, DICT, ABBR), by heading. */
export function storedRecords(
  store: WriteStore,
  projectSeq: number,
  group: string,
  publicCodes: PublicCodes,
): ReadonlyMap<string, string>[] {
  const table = store.tables.all(projectSeq).find((candidate) => candidate.group === group)
  if (table === undefined) return []
  const records: ReadonlyMap<string, string>[] = []
  for (let after = 0, page = store.rows.page(table.seq, after, PAGE); page.length > 0;) {
    for (const row of page) {
      records.push(storedValues(row, publicCodes))
      after = row.seq
    }
    page = store.rows.page(table.seq, after, PAGE)
  }
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
