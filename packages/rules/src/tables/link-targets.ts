import { createKeyHash, hashKey, KeyTable, type AgsBlock } from '@groundsheet/ags'

/** How many rows have the keys that record links name. */
export class LinkTargets {
  /** By group and number of key values. */
  readonly #tables = new Map<string, Map<number, KeyTable>>()

  add(group: string, keys: readonly string[]): void {
    const tables = this.#tables.get(group) ?? new Map<number, KeyTable>()
    const table = tables.get(keys.length) ?? new KeyTable()
    this.#tables.set(group, tables.set(keys.length, table))
    table.set(hashKey(keys, [...keys.keys()]), 0)
  }

  /** Counts the rows of a block; undefined: no link leads to its group. */
  counter(
    { code, headings }: AgsBlock,
    keys: readonly string[],
  ): ((row: readonly string[]) => void) | undefined {
    const places = keys.map((key) => headings.indexOf(key))
    const tables = [...(this.#tables.get(code) ?? [])]
      .filter(([length]) => length <= places.length)
      .map(([length, table]) => ({ table, hashOf: createKeyHash(places.slice(0, length)) }))
    if (tables.length === 0) return undefined
    return (row) => {
      for (const { table, hashOf } of tables) {
        const hash = hashOf(row)
        if (table.has(hash)) table.set(hash, table.count(hash) + 1)
      }
    }
  }

  count(group: string, keys: readonly string[]): number {
    const table = this.#tables.get(group)?.get(keys.length)
    return table?.count(hashKey(keys, [...keys.keys()])) ?? 0
  }
}
