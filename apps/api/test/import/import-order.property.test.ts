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

const ordersOf = (places: readonly number[]): number[][] =>
  places.length < 2
    ? [[...places]]
    : places.flatMap((first) =>
        ordersOf(places.filter((place) => place !== first)).map((others) => [first, ...others]),
      )

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 300_000 })

test.each([
  ['an empty value stating nothing', false],
  ['an empty value erasing', true],
])('deliveries give the same rows, ids and units in any order, with %s', async (_way, emptyErases) => {
  await fc.assert(
    fc.asyncProperty(fc.array(stated, { minLength: 2, maxLength: 3 }), async (deliveries) => {
      const imported = async (imports: readonly (readonly number[])[]) => {
        const workspace = createWorkspace()
        for (const places of imports)
          await workspace.import(
            places.map((place) => workspace.write(`${place}.ags`, text(deliveries[place] ?? fail(), place))),
            { emptyErases },
          )
        return stateOf(workspace)
      }
      const places = [...deliveries.keys()]
      const together = await imported([places])
      for (const order of ordersOf(places))
        expect(await imported(order.map((place) => [place]))).toEqual(together)
    }),
    {
      numRuns: 7,
      examples: [CHANGING_KEYS, UNITS_BETWEEN, KEYS_BETWEEN, DAYS_BETWEEN, EMPTY_BETWEEN, EMPTY_VALUES].map(
        (deliveries) => [deliveries],
      ),
    },
  )
})

function fail(): never {
  throw new Error('there is no such delivery')
}
