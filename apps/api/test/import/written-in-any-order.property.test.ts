import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { sentState, textOf, written, type Written } from './written-deliveries.ts'
import { createWorkspace } from './workspace.ts'

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 300_000 })

const ORDERS = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

const PLAIN: Written = {
  ...{ hole: 'BH1', ofStrata: 'BH1', grid: 'OSGB', top: '0', days: null },
  locationHeadings: ['LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
  strataHeadings: ['GEOL_TOP', 'GEOL_BASE'],
}

/** Names with blanks, also in files that have strata alone. */
const NAMES: Written[] = [{ ...PLAIN, hole: null, ofStrata: 'BH1 ' }, { ...PLAIN, hole: ' BH1' }, PLAIN]
const GRIDS: Written[] = [PLAIN, { ...PLAIN, hole: null }, { ...PLAIN, grid: 'BNG' }]
const HEADINGS: Written[] = [
  { ...PLAIN, strataHeadings: ['GEOL_XTWO', 'GEOL_BASE', 'GEOL_TOP'] },
  { ...PLAIN, strataHeadings: ['GEOL_TOP', 'GEOL_BASE', 'GEOL_XONE'] },
  { ...PLAIN, strataHeadings: ['GEOL_BASE', 'GEOL_TOP', 'GEOL_DESC'] },
]

const UNITS: Written[] = [{ ...PLAIN, days: 'yyyy-mm-ddThh:mm' }, { ...PLAIN, days: 'yyyy-mm-dd' }, PLAIN]

test('files that write names, grids, units or headings differently give the same in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 3, maxLength: 3 }), async (deliveries) => {
      const imported = async (order: readonly number[]) => {
        const workspace = createWorkspace()
        for (const place of order) {
          const delivery = deliveries[place] ?? PLAIN
          await workspace.import(workspace.write(`${place}.ags`, textOf(delivery, place + 1)))
        }
        return sentState(workspace)
      }
      const oldestFirst = await imported([0, 1, 2])
      for (const order of ORDERS) expect([order, await imported(order)]).toEqual([order, oldestFirst])
    }),
    { numRuns: 8, examples: [[NAMES], [GRIDS], [HEADINGS], [UNITS]] },
  )
})
