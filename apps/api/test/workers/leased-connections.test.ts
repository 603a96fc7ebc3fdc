import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createLeasedSlots,
  createSlotCoordinator,
  type LeasedSlots,
} from '../../src/workers/leased-connections.ts'

/** Workers that share one limit of connections. */
function house(limit: number, workers: number) {
  const slots: LeasedSlots[] = []
  const coordinator = createSlotCoordinator(limit, workers, async (worker) => {
    await Promise.resolve()
    return new Map(slots.flatMap((one, other) => (other === worker ? [] : [[other, one.returnUnused()]])))
  })
  for (let worker = 0; worker < workers; worker += 1) {
    coordinator.add(worker)
    slots.push(createLeasedSlots(() => coordinator.lease(worker)))
  }
  const open = async (worker: number) =>
    slots[worker]?.tryTake() === true || (await slots[worker]?.take()) === true
  return { coordinator, open, close: (worker: number) => slots[worker]?.free() }
}

test('all workers together have at most the limit open; each connection below it is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.record({ worker: fc.nat(5), opens: fc.boolean() }), { maxLength: 200 }),
      async (limit, workers, steps) => {
        const { open, close } = house(limit, workers)
        const opened: number[] = []
        for (const { worker, opens } of steps) {
          const at = opened.indexOf(worker % workers)
          if (opens) {
            const isOpen = await open(worker % workers)
            expect(isOpen).toBe(opened.length < limit)
            if (isOpen) opened.push(worker % workers)
          } else if (at >= 0) {
            opened.splice(at, 1)
            close(worker % workers)
          }
        }
      },
    ),
  )
})

test('connections that come at once are never more than the limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.nat(5), { maxLength: 150 }),
      async (limit, workers, burst) => {
        const { open } = house(limit, workers)
        const isOpen = await Promise.all(burst.map((worker) => open(worker % workers)))
        expect(isOpen.filter(Boolean).length).toBeLessThanOrEqual(limit)
      },
    ),
  )
})

test('the connections of a worker that has ended are free for the others', async () => {
  const { coordinator, open } = house(3, 2)
  for (let count = 0; count < 3; count += 1) expect(await open(0)).toBe(true)
  expect(await open(1)).toBe(false)
  coordinator.remove(0)
  for (let count = 0; count < 3; count += 1) expect(await open(1)).toBe(true)
  expect(await open(1)).toBe(false)
})

test('slots granted to a worker that ended while they were recalled stay free for the others', async () => {
  const recalled = Promise.withResolvers<ReadonlyMap<number, number>>()
  const coordinator = createSlotCoordinator(2, 2, (worker) =>
    worker === 0 ? recalled.promise : Promise.resolve(new Map()),
  )
  coordinator.add(0)
  coordinator.add(1)
  expect(await coordinator.lease(1)).toBe(1)
  expect(await coordinator.lease(1)).toBe(1)
  const lease = coordinator.lease(0)
  coordinator.remove(0)
  recalled.resolve(new Map([[1, 2]]))
  await lease
  expect(await coordinator.lease(1)).toBe(1)
  expect(await coordinator.lease(1)).toBe(1)
  expect(await coordinator.lease(1)).toBe(0)
})
