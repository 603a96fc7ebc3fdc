import { setImmediate as nextTurn } from 'node:timers/promises'
import { timeOf, unionBox, type Box, type Collection, type Interval } from '@groundsheet/ogc-features'
import type { FeaturePosition } from '../../store/feature-store.ts'
import type { FeatureReader } from '../../features/read-features.ts'

const BATCH_FEATURES = 500

/** Where and when the features of a collection are; null: none has a geometry, none has a time. */
export interface Extent {
  readonly box: Box | null
  readonly time: Interval | null
}

export async function measureExtent(reader: FeatureReader, { time }: Collection): Promise<Extent> {
  let box: Box | null = null
  let [start, end] = [Infinity, -Infinity]
  for (let after: FeaturePosition | null = null; ;) {
    const batch = await reader.read({ after, limit: BATCH_FEATURES, sort: null })
    for (const { feature } of batch) {
      if (feature.geometry) box = unionBox(box, feature.geometry)
      const stated = time && timeOf(feature, time)
      start = Math.min(start, stated?.start ?? Infinity)
      end = Math.max(end, stated?.end ?? -Infinity)
    }
    if (batch.length < BATCH_FEATURES) return { box, time: start <= end ? { start, end } : null }
    after = batch.at(-1) ?? null
    await nextTurn()
  }
}
