import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ags4 } from './ags-text.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

type Delivery = readonly { hole: string; top: string; values: Readonly<Record<string, string>> }[]

const HEADINGS = ['GEOL_DESC', 'GEOL_LEG', 'GEOL_GEOL']

/** Rows of GEOL with distinct keys; GEOL_BASE is a key too and always the same here. */
const delivery: fc.Arbitrary<Delivery> = fc.uniqueArray(
  fc.record({
    hole: fc.constantFrom('BH1', 'BH2', 'BH3'),
    top: fc.constantFrom('0.00', '1.00', '2.00'),
    values: fc.dictionary(fc.constantFrom(...HEADINGS), fc.constantFrom('', 'a', 'b')),
  }),
  { selector: ({ hole, top }) => `${hole} ${top}`, maxLength: 6 },
)

function text(rows: Delivery, date?: string): string {
  const headings = HEADINGS.filter((heading) => rows.some(({ values }) => heading in values))
  return ags4({
    PROJ: [['PROJ_ID'], ['J1']],
    ...(date === undefined
      ? {}
      : {
          TRAN: [
            ['TRAN_ISNO', 'TRAN_DATE'],
            ['', date],
          ],
        }),
    LOCA: [['LOCA_ID'], ['BH1'], ['BH2']],
    GEOL: [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', ...headings],
      ...rows.map(({ hole, top, values }) => [
        hole,
        top,
        '9.00',
        ...headings.map((heading) => values[heading] ?? ''),
      ]),
    ],
  })
}

type Merge = (row: Record<string, string>, later: Record<string, string>) => Record<string, string>

/** In successive deliveries, the last value that is not empty counts. */
const apartMerge: Merge = (row, later) => ({ ...row, ...later })

/** In one delivery, a row adds to earlier ones, or is left out if it contradicts them. */
const togetherMerge: Merge = (row, later) =>
  Object.entries(later).some(([heading, value]) => (row[heading] ?? value) !== value)
    ? row
    : { ...later, ...row }

/** The expected rows after the deliveries, by key. */
function expected(deliveries: readonly Delivery[], merge: Merge): Map<string, Record<string, string>> {
  const rows = new Map<string, Record<string, string>>()
  for (const { hole, top, values } of deliveries.flat()) {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    rows.set(`${hole} ${top}`, merge(rows.get(`${hole} ${top}`) ?? {}, filled))
  }
  return rows
}

function stored(workspace: Workspace): Map<string, Record<string, string>> {
  const said = ({ data }: ReturnType<Workspace['rows']>[number]) =>
    HEADINGS.flatMap((heading) => (data[heading] ? [[heading, data[heading]]] : []))
  return new Map(
    workspace
      .rows('GEOL')
      .map((row) => [
        `${row.data.LOCA_ID ?? ''} ${row.data.GEOL_TOP ?? ''}`,
        Object.fromEntries(said(row)) as Record<string, string>,
      ]),
  )
}

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 180_000 })

test('any deliveries, in one command or several, give the expected rows and ids', async () => {
  const desks = fc.array(delivery, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(desks, async (deliveries) => {
      const [together, apart] = [createWorkspace(), createWorkspace()]
      const files = deliveries.map((rows, i) => together.write(`${i}.ags`, text(rows)))
      await together.import(files)
      for (const file of files) await apart.import(file)
      expect(stored(together)).toEqual(expected(deliveries, togetherMerge))
      expect(stored(apart)).toEqual(expected(deliveries, apartMerge))
      const ids = (workspace: Workspace) => workspace.rows('GEOL').map(({ id }) => id)
      expect(ids(apart)).toEqual(ids(together))

      const before = together.dump()
      const again = await together.import(files)
      expect(again.projects[0]?.rows).toMatchObject({ added: 0, changed: 0, removed: 0 })
      expect(together.dump()).toEqual(before)
      for (const { database } of [together, apart])
        expect((await examineDatabase(database)).defects).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('dated deliveries, imported in any order, give each value that the newest of them states', async () => {
  const dated = fc
    .array(delivery, { minLength: 2, maxLength: 4 })
    .chain((deliveries) =>
      fc.tuple(
        fc.constant(deliveries),
        fc.shuffledSubarray([...deliveries.keys()], { minLength: deliveries.length }),
      ),
    )
  await fc.assert(
    fc.asyncProperty(dated, async ([deliveries, order]) => {
      const workspace = createWorkspace()
      for (const index of order) {
        const content = text(deliveries[index] ?? [], `2024-0${index + 1}-01`)
        await workspace.import(workspace.write(`${index}.ags`, content))
      }
      expect(stored(workspace)).toEqual(expected(deliveries, apartMerge))
    }),
    { numRuns: 25 },
  )
})
