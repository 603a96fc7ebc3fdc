import { hashKey, KeyTable, MAX_KEYS } from '@groundsheet/ags'

/** Which keys of one group are there more than once, by their hashes. */
export class RepeatedHashes {
  private readonly keys = new KeyTable()
  private readonly repeated = new KeyTable()

  get isFull(): boolean {
    return this.keys.size >= MAX_KEYS
  }

  get isEmpty(): boolean {
    return this.repeated.size === 0
  }

  add(values: readonly string[], places: readonly number[]): void {
    if (this.isFull) return
    const hash = hashKey(values, places)
    if (this.keys.note(hash)) this.repeated.note(hash)
  }

  /** Only rows of the same block count as repeated. */
  addInBlock(values: readonly string[], places: readonly number[], block: number): void {
    if (this.isFull) return
    const hash = hashKey(values, places)
    if (this.keys.count(hash) === block + 1) this.repeated.note(hash)
    else this.keys.set(hash, block + 1)
  }

  has(values: readonly string[], places: readonly number[]): boolean {
    return this.repeated.has(hashKey(values, places))
  }
}
