import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FeaturePosition } from '../../store/feature-store.ts'
import type { ItemQuery } from './item-query.ts'
import type { FeatureReader, ListedFeature } from '../../features/read-features.ts'

/** Features that are read at once while a filter is applied. */
const BATCH_FEATURES = 500

/** Other requests are answered after this time. */
const SLICE_MS = 10

export interface SelectedFeatures {
  readonly features: readonly ListedFeature[]
  /** Features of the collection that match, on all pages. */
  readonly matched: number
  /** Null: this is the last page. */
  readonly next: FeaturePosition | null
}

export interface Counting {
  /** Of the whole collection. */
  total(): Promise<number>
  /** The number of matches of this query, if it was counted before. */
  readonly counted: number | undefined
  /** Nobody waits for the answer any more. */
  readonly isAbandoned: () => boolean
}

/**
 * One page of the features that match. Memory holds a page and a batch, whatever the length of the
 * collection.
 */
export async function selectFeatures(
  reader: FeatureReader,
  query: ItemQuery,
  counting: Counting,
): Promise<SelectedFeatures> {
  if (query.conditions.length === 0) {
    const [read, matched] = await Promise.all([
      reader.read({ after: query.after, limit: query.limit + 1, sort: query.sort }),
      counting.counted ?? counting.total(),
    ])
    return { ...toPage(read, query.limit), matched }
  }
  const found = await collect(reader, query, counting)
  const matched = counting.counted ?? found.matched ?? (await countMatches(reader, query, counting))
  return { ...toPage(found.features, query.limit), matched }
}

function toPage(read: readonly ListedFeature[], limit: number): Omit<SelectedFeatures, 'matched'> {
  const features = read.slice(0, limit)
  return { features, next: read.length > limit ? (features.at(-1) ?? null) : null }
}

/** Up to one more than a page holds. `matched`: if all features were read on the way. */
async function collect(
  reader: FeatureReader,
  query: ItemQuery,
  counting: Counting,
): Promise<{ features: ListedFeature[]; matched: number | null }> {
  const features: ListedFeature[] = []
  let matched = 0
  const countsAll = query.after === null && counting.counted === undefined
  for await (const batch of matchingBatches(reader, query, query.after, counting)) {
    matched += batch.length
    features.push(...batch.slice(0, query.limit + 1 - features.length))
    if (features.length > query.limit && !countsAll) break
  }
  return { features, matched: countsAll ? matched : null }
}

async function countMatches(reader: FeatureReader, query: ItemQuery, counting: Counting): Promise<number> {
  let matched = 0
  for await (const batch of matchingBatches(reader, query, null, counting)) matched += batch.length
  return matched
}

async function* matchingBatches(
  reader: FeatureReader,
  { conditions, sort }: ItemQuery,
  start: FeaturePosition | null,
  { isAbandoned }: Counting,
): AsyncGenerator<ListedFeature[]> {
  for (let after = start; !isAbandoned();) {
    const batch = await reader.read({ after, limit: BATCH_FEATURES, sort })
    yield await matchesOf(batch, conditions)
    if (batch.length < BATCH_FEATURES) return
    after = batch.at(-1) ?? null
    await nextTurn()
  }
}

async function matchesOf(
  batch: readonly ListedFeature[],
  conditions: ItemQuery['conditions'],
): Promise<ListedFeature[]> {
  const matching: ListedFeature[] = []
  let begun = performance.now()
  for (const listed of batch) {
    if (conditions.every((holds) => holds(listed.feature))) matching.push(listed)
    if (performance.now() - begun < SLICE_MS) continue
    await nextTurn()
    begun = performance.now()
  }
  return matching
}
