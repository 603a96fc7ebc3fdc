import { KeyTable } from '@groundsheet/ags'

/** Keys that are kept; where parents stand before their children, only faults are among them. */
export const MAX_PENDING = 1 << 18

/**
 * Hashes of the keys of rows whose parent row was not there yet. They only show whether the file has to be
 * read again to find lines without a parent, so some are enough.
 */
export class PendingParentKeys {
  private readonly kept = new KeyTable()
  private isFull = false

  note(hash: number): void {
    if (this.kept.size < MAX_PENDING) this.kept.note(hash)
    else this.isFull ||= !this.kept.has(hash)
  }

  /** Whether some may have no parent at the end; with more keys than are kept, a further pass decides. */
  mayLack(parents: KeyTable | undefined): boolean {
    if (this.isFull) return true
    for (const { hash } of this.kept.entries()) if (parents?.has(hash) !== true) return true
    return false
  }
}
