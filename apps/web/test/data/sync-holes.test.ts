import { expect, test, vi } from 'vitest'
import type { ListedHole } from '../../src/data/holes/listed-holes.ts'
import { holesOf, mergeHoles } from '../../src/data/holes/merge-holes.ts'
import { partOf } from '../../../../test/part-of.ts'
import { follow, hole, type Hole, service } from './synced-holes.ts'

test('holes that were read just now are not requested for again', async () => {
  const { requested, context } = service([hole('a', 1)])
  await follow(context)
  expect(requested).toEqual(['all'])
})

test('where nothing changed only what is newer than the newest is requested for', async () => {
  const { requested, context } = service([hole('a', 1), hole('b', 2)])
  await follow(context, () => undefined)
  expect(requested).toEqual(['all', '2026-01-02T00:00:00.001Z'])
})

test('a changed hole takes the place of what it was', async () => {
  const { world, requested, context } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(context, () => (world.holes = [hole('a', 3, 25), hole('b', 1)]))
  expect(holes.map(({ id, finalDepth }) => [id, finalDepth])).toEqual([
    ['a', 25],
    ['b', 10],
  ])
  expect(requested.filter((since) => since === 'all')).toHaveLength(1)
})

test('a hole that vanished vanishes, though nothing is newer', async () => {
  const { world, context } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(context, () => (world.holes = [hole('b', 1)]))
  expect(holes.map(({ id }) => id)).toEqual(['b'])
})

test('other rows than before make the counts of holes doubtful, and all are read again', async () => {
  const { world, requested, context } = service([hole('a', 1)])
  await follow(context, () => (world.rows = 9))
  expect(requested.at(-1)).toBe('all')
})

test('rows that moved between holes change no count and no date: all holes are read once a day', async () => {
  const { requested, context } = service([hole('a', 1)])
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  const later = (hours: number) => () => void clock.mockReturnValue(start + hours * 3_600_000)
  await follow(context, later(23), later(25)).finally(() => clock.mockRestore())
  expect(requested.map((since) => since === 'all')).toEqual([true, false, true])
})

test('a key that may not read the project reads all holes again, since nothing lists deletions', async () => {
  const { world, context } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow({ ...context, counted: false }, () => (world.holes = [hole('a', 1)]))
  expect(holes.map(({ id }) => id)).toEqual(['a'])
})

test('pages without a change stay the same object', () => {
  const page = (...data: Hole[]) => ({ data: partOf<ListedHole[]>(data), meta: { nextCursor: null } })
  const held = { pages: [page(hole('a', 1)), page(hole('b', 1))], pageParams: [null, 'x'] }
  const merged = mergeHoles(held, page(hole('b', 2), hole('c', 2)).data)
  expect(merged.pages[0]).toBe(held.pages[0])
  expect(holesOf(merged).map(({ id, updatedAt }) => id + updatedAt.slice(9, 10))).toEqual(['a1', 'b2', 'c2'])
})

test('what is the same for thousands of holes is stored once, the headings of each not at all', async () => {
  const { context } = service([hole('a', 1), hole('b', 1)])
  const [a, b] = await follow(context)
  expect(a?.style).toBe(b?.style)
  expect(a).not.toHaveProperty('data')
})
