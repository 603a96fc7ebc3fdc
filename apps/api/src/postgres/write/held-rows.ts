import type { StoredRow, UpdatedTexts } from '../../store/write/rows.ts'

/** A row as this import has it. */
export interface HeldRow {
  row: StoredRow
  /** Not stored yet. */
  readonly isNew: boolean
  change: 'none' | 'link' | 'content'
  /** What this import stated about the row; undefined: nothing. */
  stated: string | undefined
  isStatedNow: boolean
}

/** A stored row, and what this import stated about it. */
export type FoundRow = StoredRow & { readonly stated: string | null }

/** The rows that were announced, and those added since. */
export interface HeldRows {
  /** Ids that were not announced yet, each once. */
  unknown(ids: readonly string[]): string[]
  announce(ids: readonly string[], found: readonly FoundRow[]): void
  add(row: StoredRow): void
  /** Undefined: there is no such row. Throws if the id was not announced. */
  find(id: string): StoredRow | undefined
  row(seq: number): HeldRow
  change(seq: number, row: Partial<UpdatedTexts>, kind: 'link' | 'content'): void
  /** All rows; none is held any more. */
  takeAll(): HeldRow[]
}

export function createHeldRows(): HeldRows {
  const byId = new Map<string, HeldRow | null>()
  const bySeq = new Map<number, HeldRow>()

  function hold(row: StoredRow, isNew: boolean, stated: string | undefined): void {
    const held: HeldRow = { row, isNew, change: 'none', stated, isStatedNow: false }
    byId.set(row.id, held)
    bySeq.set(row.seq, held)
  }
  function heldRow(seq: number): HeldRow {
    const held = bySeq.get(seq)
    if (held === undefined) throw new Error(`row ${seq}: was not announced`)
    return held
  }
  return {
    unknown: (ids) => [...new Set(ids)].filter((id) => !byId.has(id)),
    announce(ids, found) {
      for (const id of ids) byId.set(id, null)
      for (const { stated, ...row } of found) hold(row, false, stated ?? undefined)
    },
    add: (row) => hold(row, true, undefined),
    find(id) {
      const held = byId.get(id)
      if (held === undefined) throw new Error(`row ${id}: was not announced`)
      return held?.row
    },
    row: heldRow,
    change(seq, row, kind) {
      const held = heldRow(seq)
      held.row = { ...held.row, ...row }
      if (held.change !== 'content') held.change = kind
    },
    takeAll() {
      const all = [...bySeq.values()]
      byId.clear()
      bySeq.clear()
      return all
    },
  }
}
