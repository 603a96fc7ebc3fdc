import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  CHANGING_KEYS,
  DAYS_BETWEEN,
  EMPTY_BETWEEN,
  EMPTY_VALUES,
  KEYS_BETWEEN,
  stated,
  stateOf,
  text,
  UNITS_BETWEEN,
} from './stated-deliveries.ts'
import { createWorkspace } from './workspace.ts'

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 300_000 })

/** Places of deliveries: all of them in some order, then some of them once more. */
const sequences = (count: number) =>
  fc
    .tuple(
      fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
      fc.array(fc.nat({ max: count - 1 }), { minLength: 1, maxLength: 2 }),
    )
    .map(([order, again]) => [...order, ...again])

/** By place: each its own, all one, none, and of the second alone. */
const DATES = [
  ['2024-01-01', '2024-02-01', '2024-03-01'],
  ['2024-01-01', '2024-01-01', '2024-01-01'],
  ['', '', ''],
  ['', '2024-02-01', ''],
] as const

const deliveriesInSequence = fc
  .array(stated, { minLength: 2, maxLength: 3 })
  .chain((deliveries) =>
    fc.tuple(fc.constant(deliveries), sequences(deliveries.length), fc.constantFrom(...DATES)),
  )

type Sequence = typeof deliveriesInSequence extends fc.Arbitrary<infer Value> ? Value : never

const EXAMPLES = [
  CHANGING_KEYS,
  UNITS_BETWEEN,
  KEYS_BETWEEN,
  DAYS_BETWEEN,
  EMPTY_BETWEEN,
  EMPTY_VALUES,
].flatMap((deliveries): Sequence[] => [
  [deliveries, [0, 1, 2, 0], DATES[0]],
  [deliveries, [2, 1, 0, 1], DATES[0]],
  [deliveries, [1, 0, 2, 1], DATES[1]],
  [deliveries, [0, 1, 2, 0], DATES[2]],
])

test.each([
  ['an empty value stating nothing', false],
  ['an empty value erasing', true],
])('deliveries imported once more change nothing, with %s', async (_way, emptyErases) => {
  await fc.assert(
    fc.asyncProperty(deliveriesInSequence, async ([deliveries, sequence, dates]) => {
      const workspace = createWorkspace()
      const add = (place: number) => {
        const delivery = deliveries[place]
        if (delivery === undefined) throw new Error(`there is no delivery ${place}`)
        return workspace.import(workspace.write(`${place}.ags`, text(delivery, place, dates[place])), {
          emptyErases,
        })
      }
      for (const place of sequence.slice(0, deliveries.length)) await add(place)
      const before = stateOf(workspace)
      for (const place of sequence.slice(deliveries.length)) {
        await add(place)
        expect(stateOf(workspace)).toEqual(before)
      }
    }),
    {
      numRuns: 15,
      examples: EXAMPLES.map((example) => [example]),
    },
  )
})
