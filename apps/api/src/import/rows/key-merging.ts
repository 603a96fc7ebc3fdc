import { compareAges } from '@groundsheet/ags'
import type { WriteStore } from '../../store/write/write-store.ts'
import { knownDeliveries } from '../deliveries/delivery-facts.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createRowKeys } from './block-preparer.ts'
import { mergeEqualKeys, type MergedKey, type StatedBits, type ValuedRow } from './merge-equal-keys.ts'
import { createRowGaps } from './row-gaps.ts'
import { createSequenceSet } from './sequence-set.ts'
import { storedPages } from './stored-pages.ts'
import { storedValues } from './stored-values.ts'

export interface KeyMerging {
  /** Removes rows of equal keys that end in others. The rows that stay are to be written. */
  merge(table: ProjectTable): Promise<readonly MergedKey[]>
  /** Stores what the deliveries stated of the rows that stay. */
  save(): Promise<void>
}

/** Merges stored rows of equal keys by the deliveries that stated them. */
export function openKeyMerging(
  store: WriteStore,
  project: { readonly id: string; readonly seq: number },
): KeyMerging {
  let deliveries: readonly (StatedBits & { readonly seq: number })[] | null = null
  return {
    async merge(table) {
      const merged: MergedKey[] = []
      for (const rows of await equalRows(store, project.id, table)) {
        deliveries ??= await statedBits(store, project.seq)
        merged.push(...mergeEqualKeys(rows, table.shape.keys ?? [], deliveries))
      }
      for (const { removed } of merged)
        for (const { tableSeq, seq } of removed) await store.rows.remove(tableSeq, seq)
      return merged
    },
    async save() {
      for (const { seq, rows, gaps, erased } of deliveries ?? []) {
        await store.deliveries.putRows(seq, rows.pages())
        await store.deliveries.putGaps(seq, gaps.pages())
        await store.deliveries.putErased(seq, erased.pages())
      }
    },
  }
}

/** The rows of each key that several rows have, in creation order. */
async function equalRows(
  store: WriteStore,
  projectId: string,
  { stored, shape }: ProjectTable,
): Promise<Iterable<readonly ValuedRow[]>> {
  const keysOf = createRowKeys(shape)
  const idOf = (values: ReadonlyMap<string, string>) => rowId(projectId, shape.group, keysOf(values), 0)
  const [once, repeated] = [new Set<string>(), new Map<string, ValuedRow[]>()]
  for await (const page of storedPages(store, stored.seq))
    for (const row of page) {
      const id = idOf(storedValues(row, shape.publicCodes))
      if (once.has(id)) repeated.set(id, [])
      once.add(id)
    }
  if (repeated.size === 0) return []
  for await (const page of storedPages(store, stored.seq))
    for (const row of page) {
      const values = storedValues(row, shape.publicCodes)
      repeated.get(idOf(values))?.push({ row, values })
    }
  return repeated.values()
}

/** Newest first; of equal ages the one imported later is newer. */
async function statedBits(
  store: WriteStore,
  projectSeq: number,
): Promise<(StatedBits & { readonly seq: number })[]> {
  const known = await knownDeliveries(store, projectSeq)
  const newestFirst = known.toReversed().toSorted((a, b) => compareAges(b.age, a.age))
  const bits: (StatedBits & { readonly seq: number })[] = []
  for (const { seq, age } of newestFirst)
    bits.push({
      seq,
      age,
      rows: createSequenceSet(await store.deliveries.rows(seq)),
      gaps: createRowGaps(await store.deliveries.gaps(seq)),
      erased: createRowGaps(await store.deliveries.erased(seq)),
    })
  return bits
}
