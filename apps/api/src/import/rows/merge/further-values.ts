import { packStatedRow, stateRow, unpackStatedRow } from '@groundsheet/ags'
import type { StatedLookup } from '../stated-rows.ts'

/**
 * By the number of the first row of a key, values stated by further rows of a block that are empty in the
 * first.
 */
export function createFurtherValues() {
  const further = new Map<number, string>()
  const valuesOf = (seq: number) => unpackStatedRow(further.get(seq) ?? '[]')
  return {
    has: (seq: number): boolean => further.has(seq),
    withOwn(seq: number, own: StatedLookup): StatedLookup {
      const others = valuesOf(seq)
      return { get: (heading) => others.get(heading) ?? own.get(heading) }
    },
    add(seq: number, additions: ReadonlyMap<string, string>, place: number): void {
      if (additions.size > 0)
        further.set(seq, packStatedRow(new Map([...valuesOf(seq), ...stateRow(additions, place)])))
    },
  }
}
