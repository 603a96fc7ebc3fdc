import { RowKeys, type AgsBlock } from '@groundsheet/ags'
import type { Definitions } from './definitions.ts'

/** Key values of the rows of a block; each row is read once, whichever checks need it. */
export class BlockKeys {
  private readonly keys: RowKeys
  private readonly places: readonly number[]
  private row: readonly string[] | null = null
  private same = 0

  /** `places`: those of the key headings in order; -1 for one that is missing. */
  constructor(places: readonly number[]) {
    this.places = places
    this.keys = new RowKeys(places)
  }

  /** Returns how many key values, from the first one on, are those of the row before. */
  read(row: readonly string[]): number {
    if (row === this.row) return this.same
    this.row = row
    this.same = this.keys.read(row)
    return this.same
  }

  /** The hash of the first `count` key values of the row that was read last. */
  hash(count: number): number {
    return this.keys.hash(count)
  }

  /** These keys where they begin with those at `places`, else others. */
  startingWith(places: readonly number[]): BlockKeys {
    const isStart = places.every((place, index) => place === this.places[index])
    return isStart ? this : new BlockKeys(places)
  }
}

/** The key by which children name the rows of a block, the same one for all checks of that block. */
export function createBlockKeys(definitions: Definitions): (block: AgsBlock) => BlockKeys {
  let last: { readonly block: AgsBlock; readonly keys: BlockKeys } | null = null
  return (block) => {
    if (last?.block === block) return last.keys
    const places = definitions.linkKeys(block.code).map((key) => block.headings.indexOf(key))
    last = { block, keys: new BlockKeys(places) }
    return last.keys
  }
}
