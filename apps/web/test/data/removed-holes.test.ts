import type { Deletion } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { follow, hole, service } from './synced-holes.ts'

test('a removed and an added hole are found although the count is the same', async () => {
  const { world, context } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(context, () => (world.holes = [hole('b', 1), hole('c', 3)]))
  expect(holes.map(({ id }) => id)).toEqual(['b', 'c'])
})

const removal = (table: string, id: string, day: number): Deletion => ({
  table,
  id,
  locationId: id,
  deletedAt: `2026-01-0${day}T00:00:00.000Z`,
})

test('one hole removed and another added are brought up to date without reading all again', async () => {
  const { world, requested, context } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(context, () => {
    world.holes = [hole('b', 1), hole('c', 3)]
    world.deletions = [removal('LOCA', 'a', 3)]
  })
  expect(holes.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(requested.filter((since) => since === 'all')).toHaveLength(1)
})

test('rows removed from other tables make counts of as many holes doubtful, but only once', async () => {
  const { world, requested, context } = service([hole('a', 1)])
  const removeRow = () => void (world.deletions = [removal('GEOL', 'x', 3)])
  await follow(
    context,
    removeRow,
    () => undefined,
    () => undefined,
  )
  expect(requested.map((since) => since === 'all')).toEqual([true, true, false, false])
})

test('a key that may not read what was removed does without', async () => {
  const { world, requested, context } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow({ ...context, traced: false }, () => {
    world.holes = [hole('b', 1), hole('c', 3)]
    world.deletions = [removal('LOCA', 'a', 3)]
  })
  expect(holes.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(requested.filter((since) => since === 'all')).toHaveLength(2)
})
