import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { findHoleIn, type Hole } from '../rows/find-hole.ts'
import { contentOf, locationIdOfBody, updatedAtText, withLocationId } from '../rows/row-text.ts'
import { storedPages } from '../rows/stored-pages.ts'

type NamedHole = { readonly seq: number; readonly locaId: string }

/**
 * Links rows imported before their hole to it, and gives the rows of each hole its name as it is now.
 * `before`: the holes of earlier imports as they were named.
 */
export async function linkRows(
  store: WriteStore,
  projectSeq: number,
  holes: readonly NamedHole[],
  before: readonly NamedHole[],
): Promise<void> {
  const findHole = findHoleIn(holes)
  const names = new Map(holes.map(({ seq, locaId }) => [seq, locaId]))
  const renamed = new Set(
    before.flatMap(({ seq, locaId }) => ((names.get(seq) ?? locaId) === locaId ? [] : [seq])),
  )
  // By the counts of that import: a table that was empty then has no rows to link.
  const all = await store.tables.all(projectSeq)
  const tables = all.filter(({ addressable, rows }) => addressable && rows > 0)
  for (const table of tables) {
    for await (const page of storedPages(store, table.seq, renamed.size > 0 ? 'page' : 'unlinked')) {
      for (const row of page) {
        const { locationSeq } = row
        const isRenamed = locationSeq !== null && renamed.has(locationSeq)
        if (isRenamed) await link(store, row, { seq: locationSeq, locationId: names.get(locationSeq) ?? '' })
        else if (locationSeq === null) await link(store, row, findHole(locationIdOfBody(row.body)))
      }
    }
  }
}

async function link(store: WriteStore, row: StoredRow, { seq, locationId }: Hole): Promise<void> {
  if (locationIdOfBody(row.body) !== locationId) {
    const body = withLocationId(contentOf(row.body), locationId) + updatedAtText(store.moment)
    await store.rows.update(row, { body, internal: row.internal, locationSeq: seq })
  } else if (seq !== row.locationSeq) await store.rows.relink(row.tableSeq, row.seq, seq)
}
