import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Collection } from '@groundsheet/ogc-features'
import { createFairQueue } from '../../../src/http/fair-queue.ts'
import { measureExtent } from '../../../src/http/ogc/measure-extent.ts'
import { createSharedReads } from '../../../src/http/ogc/shared-reads.ts'
import type { ListedFeature } from '../../../src/features/read-features.ts'
import { partOf } from '../../../../../test/part-of.ts'

const BATCH = Array.from({ length: 500 }, (_, seq) =>
  partOf<ListedFeature>({
    feature: { id: String(seq), geometry: null, properties: {} },
    sortValue: null,
    seq,
  }),
)

/** Measures a collection of `batches` batches, as the service does, and counts the rows that are read. */
function measuring(batches: number) {
  const queue = createFairQueue({ maxAtOnce: 1, maxOfKey: 1, maxWaitMs: null })
  const extents = createSharedReads<object>(10)
  let rows = 0
  const read = (areAllGone: () => boolean) => {
    let left = batches
    const next = () => {
      left -= 1
      const batch = left > 0 ? BATCH : []
      rows += batch.length
      return Promise.resolve(batch)
    }
    const reader = { read: () => queue.run('key', next, areAllGone) }
    return measureExtent(reader, partOf<Collection>({ time: null }))
  }
  return {
    measureExtent: (isAbandoned: () => boolean) => extents.get('extent', isAbandoned, read),
    rows: () => rows,
  }
}

async function waitForRows(rows: () => number, least: number): Promise<void> {
  while (rows() < least) await nextTurn()
}

test('rows of a collection are read no further than the batch after its only reader left', async () => {
  const { measureExtent, rows } = measuring(1_000)
  let isGone = false
  const requested = measureExtent(() => isGone)
  await waitForRows(rows, 2_000)
  isGone = true
  await expect(requested).rejects.toMatchObject({ name: 'ClientDisconnected' })
  expect(rows()).toBeLessThanOrEqual(2_500)
})

test('one of two readers that goes takes nothing from the other, and what was read is kept', async () => {
  const { measureExtent, rows } = measuring(21)
  let isGone = false
  const first = measureExtent(() => isGone)
  const second = measureExtent(() => false)
  await waitForRows(rows, 2_000)
  isGone = true
  expect(await second).toEqual({ box: null, time: null })
  expect(await first).toEqual({ box: null, time: null })
  await measureExtent(() => false)
  expect(rows()).toBe(10_000)
})

test('what was given up is read again for the next request', async () => {
  const { measureExtent, rows } = measuring(21)
  await expect(measureExtent(() => true)).rejects.toMatchObject({ name: 'ClientDisconnected' })
  expect(rows()).toBe(0)
  expect(await measureExtent(() => false)).toEqual({ box: null, time: null })
  expect(rows()).toBe(10_000)
})
