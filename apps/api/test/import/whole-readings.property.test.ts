import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const HEADINGS = ['ISPT_NVAL', 'ISPT_REP', 'ISPT_INC1', 'ISPT_REM']
const READING = HEADINGS.slice(0, 3)

type Values = Readonly<Record<string, string>>

/** What an issue states of one test; null: it does not have the row. */
const issue: fc.Arbitrary<Values | null> = fc.option(
  fc.record(
    {
      ISPT_NVAL: fc.constantFrom('', '14', '50'),
      ISPT_REP: fc.constantFrom('', 'N=14', 'N=50'),
      ISPT_INC1: fc.constantFrom('', '2', '12'),
      ISPT_REM: fc.constantFrom('', 'wet', 'dry'),
    },
    { requiredKeys: [] },
  ),
  { freq: 6 },
)

function text(values: Values | null, index: number): string {
  const headings = HEADINGS.filter((heading) => values !== null && heading in values)
  return smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [`${index + 1}`, `2024-0${index + 1}-01`],
    ],
    ISPT: [
      ['LOCA_ID', 'ISPT_TOP', ...headings],
      ['BH1', values === null ? '9.00' : '2.00', ...headings.map((heading) => values?.[heading] ?? '')],
    ],
  })
}

const stated = (values: Values | null) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== ''))

/** The newest issues that do not contradict each other; of the remark the newest value. */
function expected(issues: readonly (Values | null)[]): Values {
  const newestFirst = issues.map(stated).toReversed()
  let reading: Values = {}
  for (const values of newestFirst) {
    const part = Object.fromEntries(Object.entries(values).filter(([heading]) => READING.includes(heading)))
    if (Object.entries(part).some(([heading, value]) => (reading[heading] ?? value) !== value)) break
    reading = { ...part, ...reading }
  }
  const remark = newestFirst.find(({ ISPT_REM }) => ISPT_REM !== undefined)?.ISPT_REM
  return remark === undefined ? reading : { ...reading, ISPT_REM: remark }
}

function stored(workspace: Workspace): Values {
  const row = workspace.rows('ISPT').find(({ data }) => data.ISPT_TOP === '2.00')
  return stated(Object.fromEntries(HEADINGS.map((heading) => [heading, row?.data[heading] ?? ''])))
}

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 180_000 })

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

test('three issues, imported in any order and again, give the same reading', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(issue, issue, issue), fc.constantFrom(...ORDERS), async (issues, order) => {
      const workspace = createWorkspace()
      const files = issues.map((values, index) => workspace.write(`${index}.ags`, text(values, index)))
      for (const index of order) await workspace.import(files[index] ?? [])
      expect(stored(workspace)).toEqual(expected(issues))
      for (const index of order) await workspace.import(files[index] ?? [])
      expect(stored(workspace)).toEqual(expected(issues))
    }),
    { numRuns: 15 },
  )
})

test('three issues in two imports give the same reading', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(issue, issue, issue), fc.constantFrom(0, 1, 2), async (issues, alone) => {
      const [before, after] = [createWorkspace(), createWorkspace()]
      for (const [workspace, isFirst] of [
        [before, true],
        [after, false],
      ] as const) {
        const files = issues.map((values, index) => workspace.write(`${index}.ags`, text(values, index)))
        const others = files.filter((_, index) => index !== alone)
        if (isFirst) await workspace.import(files[alone] ?? [])
        await workspace.import(others)
        if (!isFirst) await workspace.import(files[alone] ?? [])
        expect(stored(workspace)).toEqual(expected(issues))
      }
    }),
    { numRuns: 8 },
  )
})
