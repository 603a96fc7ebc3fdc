import type { Collection } from '@groundsheet/ogc-features'
import type { FoundKey, ReadStore } from '../../store/read-store.ts'
import type { Dataset } from './dataset.ts'

/** The number of features of a whole collection, of which none is read. */
export async function countFeatures(
  store: ReadStore,
  key: FoundKey,
  { projectId, rows }: Dataset,
  collection: Collection,
): Promise<number> {
  if (collection.kind === 'rows') return rows.get(collection.code) ?? 0
  if (collection.kind === 'holes') return store.countFeatures(key.access, { kind: 'holes', projectId })
  if (projectId === null) throw new Error(`${collection.id} belongs to a project`)
  return store.countFeatures(key.access, { kind: collection.kind, projectId })
}
