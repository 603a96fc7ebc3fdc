import type { WriteStore } from '../../database/write-store.ts'
import type { Hole } from '../rows/row-importer.ts'

const PAGE = 1000

/** Finds a hole by its name; where several have one name, the first. Blanks around a name are forgiven. */
export function findHoleIn(holes: readonly { seq: number; locaId: string }[]): (locationId: string) => Hole {
  const bySeq = [...holes].sort((a, b) => a.seq - b.seq)
  const exact = new Map<string, Hole>()
  const trimmed = new Map<string, Hole>()
  for (const { seq, locaId } of bySeq) {
    const hole: Hole = { seq, locationId: locaId }
    if (!exact.has(locaId)) exact.set(locaId, hole)
    if (!trimmed.has(locaId.trim())) trimmed.set(locaId.trim(), hole)
  }
  return (locationId) => exact.get(locationId) ?? trimmed.get(locationId.trim()) ?? { seq: null, locationId }
}

/** Rows that came before their hole are hung on it now that it is there. */
export function linkRows(
  store: WriteStore,
  projectSeq: number,
  findHole: (locationId: string) => Hole,
): void {
  for (const table of store.tables.all(projectSeq).filter(({ addressable }) => addressable)) {
    for (let after = 0, page = store.rows.unlinked(table.seq, after, PAGE); page.length > 0;) {
      for (const row of page) {
        const { locationId } = JSON.parse(`${row.body}}`) as { locationId: string }
        const { seq } = findHole(locationId)
        if (typeof seq === 'number') store.rows.relink(table.seq, row.seq, seq)
        after = row.seq
      }
      page = store.rows.unlinked(table.seq, after, PAGE)
    }
  }
}
