import type { StoredRow, UpdatedTexts } from '../../store/write/rows.ts'

/** A row in memory, as this import has it. */
export interface BufferedRow {
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
export interface RowBuffer {
  /** Ids that were not announced yet, each once. */
  unknown(ids: readonly string[]): string[]
  announce(ids: readonly string[], found: readonly FoundRow[]): void
  add(row: StoredRow): void
  /** Undefined: there is no such row. Throws if the id was not announced. */
  find(id: string): StoredRow | undefined
  row(seq: number): BufferedRow
  change(seq: number, row: Partial<UpdatedTexts>, kind: 'link' | 'content'): void
  /** All rows; the buffer is then empty. */
  takeAll(): BufferedRow[]
}

export function createRowBuffer(): RowBuffer {
  const byId = new Map<string, BufferedRow | null>()
  const bySeq = new Map<number, BufferedRow>()

  function hold(row: StoredRow, isNew: boolean, stated: string | undefined): void {
    const buffered: BufferedRow = { row, isNew, change: 'none', stated, isStatedNow: false }
    byId.set(row.id, buffered)
    bySeq.set(row.seq, buffered)
  }
  function bufferedRow(seq: number): BufferedRow {
    const buffered = bySeq.get(seq)
    if (buffered === undefined) throw new Error(`row ${seq}: was not announced`)
    return buffered
  }
  return {
    unknown: (ids) => [...new Set(ids)].filter((id) => !byId.has(id)),
    announce(ids, found) {
      for (const id of ids) byId.set(id, null)
      for (const { stated, ...row } of found) hold(row, false, stated ?? undefined)
    },
    add: (row) => hold(row, true, undefined),
    find(id) {
      const buffered = byId.get(id)
      if (buffered === undefined) throw new Error(`row ${id}: was not announced`)
      return buffered?.row
    },
    row: bufferedRow,
    change(seq, row, kind) {
      const buffered = bufferedRow(seq)
      buffered.row = { ...buffered.row, ...row }
      if (buffered.change !== 'content') buffered.change = kind
    },
    takeAll() {
      const all = [...bySeq.values()]
      byId.clear()
      bySeq.clear()
      return all
    },
  }
}
