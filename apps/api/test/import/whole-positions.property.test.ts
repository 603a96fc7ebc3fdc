import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

/** Values of two places, and none. */
const PLACES = {
  LOCA_NATE: ['', '450000.00', '450900.00'],
  LOCA_NATN: ['', '300000.00', '300900.00'],
  LOCA_GREF: ['', 'OSGB', 'ITM'],
  LOCA_LAT: ['', '52.59624', '52.60432'],
  LOCA_LON: ['', '-1.26312', '-1.24981'],
} as const
const HEADINGS = Object.keys(PLACES) as (keyof typeof PLACES)[]

const issue = fc.record(
  {
    LOCA_NATE: fc.constantFrom(...PLACES.LOCA_NATE),
    LOCA_NATN: fc.constantFrom(...PLACES.LOCA_NATN),
    LOCA_GREF: fc.constantFrom(...PLACES.LOCA_GREF),
    LOCA_LAT: fc.constantFrom(...PLACES.LOCA_LAT),
    LOCA_LON: fc.constantFrom(...PLACES.LOCA_LON),
  },
  { requiredKeys: [] },
)

type Issue = typeof issue extends fc.Arbitrary<infer T> ? T : never

function text(values: Issue, index: number): string {
  const headings = HEADINGS.filter((heading) => values[heading] !== undefined)
  return smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [`${index + 1}`, `2024-0${index + 1}-01`],
    ],
    LOCA: [
      ['LOCA_ID', ...headings],
      ['BH1', ...headings.map((heading) => values[heading] ?? '')],
    ],
  })
}

async function stored(issues: readonly Issue[], order: readonly number[]): Promise<Record<string, string>> {
  const workspace = createWorkspace()
  for (const index of order) {
    const values = issues[index]
    if (values !== undefined) await workspace.import(workspace.write(`${index}.ags`, text(values, index)))
  }
  const data = workspace.rows('LOCA')[0]?.data ?? {}
  return Object.fromEntries(HEADINGS.map((heading) => [heading, data[heading] ?? '']))
}

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 180_000 })

const OTHER_ORDERS = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

test('three issues, imported in any order, give a hole the same position', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(issue, issue, issue),
      fc.constantFrom(...OTHER_ORDERS),
      async (issues, order) => {
        expect(await stored(issues, order)).toEqual(await stored(issues, [0, 1, 2]))
      },
    ),
    { numRuns: 12 },
  )
})
