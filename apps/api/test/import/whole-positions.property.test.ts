import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

/** Values of places near each other and far away, and none: points, halves of points, and grids. */
const PLACES = {
  LOCA_NATE: ['', '450000.00', '450008.00', '450016.00', '450900.00'],
  LOCA_NATN: ['', '300000.00', '300008.00', '300900.00'],
  LOCA_GREF: ['', 'OSGB', 'ITM'],
  LOCA_LAT: ['', '52.59624', '52.59631', '52.60432'],
  LOCA_LON: ['', '-1.26312', '-1.26300', '-1.24981'],
} as const
const HEADINGS = Object.keys(PLACES) as (keyof typeof PLACES)[]

/** What programs and people write where a place is not known. */
const NOWHERE = {
  LOCA_NATE: ['0.00', 'TBC'],
  LOCA_NATN: ['0.00', 'TBC'],
  LOCA_GREF: [],
  LOCA_LAT: ['0', 'N/A'],
  LOCA_LON: ['0', 'N/A'],
} as const

type Issue = Partial<Record<(typeof HEADINGS)[number], string>>

function issueOf(nowhere: Partial<typeof NOWHERE>): fc.Arbitrary<Issue> {
  const among = (heading: (typeof HEADINGS)[number]) =>
    fc.constantFrom<string>(...PLACES[heading], ...(nowhere[heading] ?? []))
  return fc.record(
    {
      LOCA_NATE: among('LOCA_NATE'),
      LOCA_NATN: among('LOCA_NATN'),
      LOCA_GREF: among('LOCA_GREF'),
      LOCA_LAT: among('LOCA_LAT'),
      LOCA_LON: among('LOCA_LON'),
    },
    { requiredKeys: [] },
  )
}

const issue = issueOf({})

/** A newer one that says nothing of the place hides where older ones put the hole: then the order counts. */
const oldest = issueOf(NOWHERE)

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

/** The values of the hole and where it is drawn. `order`: the issues of each import. */
async function stored(issues: readonly Issue[], order: readonly (readonly number[])[]) {
  const workspace = createWorkspace()
  const files = issues.map((values, index) => workspace.write(`${index}.ags`, text(values, index)))
  for (const given of order) await workspace.import(given.flatMap((index) => files[index] ?? []))
  const data = workspace.rows('LOCA')[0]?.data ?? {}
  const { latitude, longitude } = workspace.holes()[0] ?? {}
  return {
    values: Object.fromEntries(HEADINGS.map((heading) => [heading, data[heading] ?? ''])),
    drawn: { latitude, longitude },
  }
}

const PAIRS = [
  ['LOCA_NATE', 'LOCA_NATN'],
  ['LOCA_LAT', 'LOCA_LON'],
] as const

/** Points that are stored and that no issue states. */
const madeUp = (issues: readonly Issue[], values: Record<string, string>) =>
  PAIRS.filter(
    (pair) => !issues.some((issue) => pair.every((heading) => (issue[heading] ?? '') === values[heading])),
  ).filter((pair) => pair.some((heading) => values[heading] !== ''))

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 180_000 })

const OTHER_ORDERS = [
  [[0], [2], [1]],
  [[1], [0], [2]],
  [[1], [2], [0]],
  [[2], [0], [1]],
  [[2], [1], [0]],
  [[0, 1, 2]],
]

const HALVES: [Issue, Issue, Issue] = [
  { LOCA_NATE: '450000.00', LOCA_NATN: '300000.00', LOCA_LAT: '52.59624' },
  { LOCA_NATN: '300008.00', LOCA_LON: '-1.26312' },
  { LOCA_NATE: '450016.00', LOCA_NATN: '300008.00', LOCA_GREF: 'OSGB' },
]

/** Each within 10 m of the one before, and the last not of the first. */
const STEPS: [Issue, Issue, Issue] = [
  { LOCA_NATE: '450000.00', LOCA_NATN: '300000.00', LOCA_LAT: '52.59624', LOCA_LON: '-1.26312' },
  { LOCA_NATE: '450008.00', LOCA_NATN: '300000.00' },
  { LOCA_NATE: '450016.00', LOCA_NATN: '300000.00' },
]

test('three issues, imported in any order, give a hole the same position', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(oldest, issue, issue),
      fc.constantFrom(...OTHER_ORDERS),
      async (issues, order) => {
        const found = await stored(issues, [[0], [1], [2]])
        expect(await stored(issues, order)).toEqual(found)
        expect(madeUp(issues, found.values)).toEqual([])
      },
    ),
    {
      numRuns: 16,
      examples: [HALVES, STEPS].flatMap((issues) => [
        [issues, [[2], [0], [1]]],
        [issues, [[0], [2], [1]]],
        [issues, [[0, 1, 2]]],
      ]),
    },
  )
})
