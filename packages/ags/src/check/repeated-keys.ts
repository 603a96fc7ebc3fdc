import { KeyTable } from './key-table.ts'

/**
 * Keys whose rows may contradict each other, by group, as hashes. Numbered from 0, so that they can be taken
 * in parts.
 */
export class RepeatedKeys {
  size = 0
  private readonly groups = new Map<string, KeyTable>()

  add(group: string, hash: number): void {
    const table = this.groups.get(group) ?? new KeyTable()
    this.groups.set(group, table)
    if (table.count(hash) === 0) table.set(hash, ++this.size)
  }

  /** The number of a key; -1 where it is not repeated. */
  find(group: string, hash: number): number {
    return (this.groups.get(group)?.count(hash) ?? 0) - 1
  }
}
