import type { AnnotationTable } from '../../store/write/annotations-and-findings.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { contentOf, updatedAtText } from '../rows/row-text.ts'

/** An annotation without `updatedAt`, its members in the order of the contract. */
export type PreparedAnnotation = { readonly id: string } & Readonly<Record<string, unknown>>

/** Replaces the annotations of a project: unchanged ones keep their `updatedAt`, missing ones are removed. */
export async function mirrorAnnotations(
  store: WriteStore,
  table: AnnotationTable,
  projectSeq: number,
  annotations: readonly PreparedAnnotation[],
): Promise<void> {
  const all = await store.annotations.all(table, projectSeq)
  const stored = new Map(all.map((one) => [one.id, one]))
  for (const annotation of annotations) {
    const before = stored.get(annotation.id)
    stored.delete(annotation.id)
    const content = JSON.stringify(annotation).slice(0, -1)
    if (before !== undefined && contentOf(before.body) === content) continue
    const seq = before?.seq ?? store.takeSeq()
    const body = content + updatedAtText(store.moment)
    await store.annotations.put(table, projectSeq, { seq, id: annotation.id, body }, store.moment)
  }
  for (const { seq } of stored.values()) await store.annotations.remove(table, projectSeq, seq)
}

/** Numbers annotations of the same name, so that each has its own id. */
export function createOrdinals(): (name: string) => number {
  const counts = new Map<string, number>()
  return (name) => {
    const ordinal = counts.get(name) ?? 0
    counts.set(name, ordinal + 1)
    return ordinal
  }
}
