import type { Collection } from '@groundsheet/ogc-features'
import type { FoundKey, ReadStore } from '../../store/read-store.ts'
import type { Dataset } from './dataset.ts'
import type { FeatureReader } from './read-features.ts'

const BATCH_FEATURES = 1000

/** The features of a whole collection. */
export async function countFeatures(
  store: ReadStore,
  key: FoundKey,
  { projectId, rows }: Dataset,
  collection: Collection,
  reader: FeatureReader,
): Promise<number> {
  if (collection.kind === 'rows') return rows.get(collection.code) ?? 0
  if (collection.kind === 'holes') return store.countHoles(key.access, projectId)
  let count = 0
  // Shapes are drawn by hand, so there are few.
  for (let batch = await reader.read({ after: null, limit: BATCH_FEATURES }); batch.length > 0;) {
    count += batch.length
    batch = await reader.read({ after: batch.at(-1) ?? null, limit: BATCH_FEATURES })
  }
  return count
}
