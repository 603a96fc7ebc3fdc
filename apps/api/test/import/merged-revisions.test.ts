import { describe, expect, test } from 'vitest'
import type { ImportOptions, ImportReport } from '../../src/import/index.ts'
import { smallSite, type Groups } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const issue = (number: number, groups: Groups) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [`${number}`, `2024-0${number}-01`],
    ],
    ...groups,
  })

const [FIRST, SECOND] = ['issue 1 of 1 January 2024', 'issue 2 of 1 February 2024']

/** The last import of texts in the order given. */
async function imported(
  texts: readonly string[],
  order: readonly number[],
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  const workspace = createWorkspace()
  const paths = order.map((index) => workspace.write(`${index}.ags`, texts[index] ?? ''))
  const [last = '', ...before] = paths.toReversed()
  for (const path of before.toReversed()) await workspace.import(path)
  return workspace.import(last, options)
}

const messages = ({ diagnostics }: ImportReport, rule: string) =>
  diagnostics.items.filter((item) => item.rule === rule).map(({ message }) => message)

const loca = (...rows: readonly (readonly string[])[]) => [
  ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_FDEP'],
  ...rows,
]
const geol = (...rows: readonly (readonly string[])[]) => [
  ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
  ...rows,
]
/** With SAMP_ID of data type ID. */
const samp = (text: string) =>
  text.replace(
    /("HEADING","LOCA_ID","SAMP_TOP","SAMP_ID"\r\n.*\r\n)"TYPE","X","X","X"/,
    '$1"TYPE","ID","2DP","ID"',
  )

const BH1 = ['BH1', '450000.00', '300000.00', 'OSGB', '4.00']

describe.each([[[0, 1]], [[1, 0]]])('strata, depths and samples, imported in the order %j', (order) => {
  test('strata that a newer delivery splits are reported, each with its delivery', async () => {
    const texts = [
      issue(1, { GEOL: geol(['BH1', '0.30', '4.00', 'CLAY']) }),
      issue(2, { GEOL: geol(['BH1', '0.30', '1.80', 'CLAY'], ['BH1', '1.80', '4.00', 'SAND']) }),
    ]
    expect(messages(await imported(texts, order), 'overlapping-strata')).toEqual([
      expect.stringContaining(
        `Strata of 1 hole overlap in the project as merged: BH1 (0.3 to 1.8 m of ${SECOND}, ` +
          `and 0.3 to 4 m of ${FIRST}).`,
      ),
    ])
  })

  test('a band within a stratum of one delivery is not reported', async () => {
    const both = geol(['BH1', '0.30', '4.00', 'CLAY'], ['BH1', '1.80', '2.00', 'band of SAND'])
    const texts = [issue(1, { GEOL: both }), issue(2, { GEOL: both })]
    expect(messages(await imported(texts, order), 'overlapping-strata')).toEqual([])
  })

  test('strata below the final depth of another delivery are reported', async () => {
    const texts = [
      issue(1, { LOCA: loca(BH1), GEOL: geol(['BH1', '0.00', '4.00', 'CLAY']) }),
      issue(2, { LOCA: loca([...BH1.slice(0, 4), '2.00']), GEOL: geol(['BH1', '0.00', '2.00', 'CLAY']) }),
    ]
    expect(messages(await imported(texts, order), 'below-final-depth')).toEqual([
      expect.stringContaining(`BH1 (0 to 4 m of ${FIRST}, final depth 2 m of ${SECOND})`),
    ])
  })

  test('a final depth that the delivery of the strata also states is left to the file check', async () => {
    const deep = { LOCA: loca(BH1), GEOL: geol(['BH1', '0.00', '4.50', 'CLAY']) }
    const texts = [issue(1, deep), issue(2, { ...deep, GEOL: geol(['BH1', '0.00', '4.50', 'SAND']) })]
    const found = messages(await imported(texts, order), 'below-final-depth')
    expect(found.filter((message) => message.includes('another delivery'))).toEqual([])
  })

  test('a sample of which a newer delivery corrects the depth is named with both rows', async () => {
    const headings = ['LOCA_ID', 'SAMP_TOP', 'SAMP_ID']
    const texts = ['1.00', '1.10'].map((top, index) =>
      samp(issue(index + 1, { SAMP: [headings, ['BH1', top, 'S1'], ['BH2', '1.00', 'S2']] })),
    )
    expect(messages(await imported(texts, order), 'repeated-id')).toEqual([
      expect.stringContaining(
        `1 identifier of SAMP stands in rows of different deliveries: ` +
          `S1 (SAMP BH1, 1.00, S1 of ${FIRST}, and then SAMP BH1, 1.10, S1 of ${SECOND}).`,
      ),
    ])
  })
})

describe.each([[[0, 1]], [[1, 0]]])('holes at one place, imported in the order %j', (order) => {
  test('a hole that a newer delivery names otherwise is named with the one of its place', async () => {
    const texts = [issue(1, { LOCA: loca(BH1) }), issue(2, { LOCA: loca(['BH1A', ...BH1.slice(1)]) })]
    const named = order.map((index) => [`BH1 of ${FIRST}`, `BH1A of ${SECOND}`][index] ?? '').join(', and ')
    expect(messages(await imported(texts, order), 'same-place')).toEqual([
      expect.stringContaining(`1 pair of holes of different deliveries has the same coordinates: ${named}.`),
    ])
  })

  test.each([
    ['of another type', 2, 'TP'],
    ['of another file of the same issue', 1, 'CP'],
  ])('a hole %s at the same place is not reported', async (_, number, type) => {
    const typed = (name: string, code: string) => [
      ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN'],
      [name, code, '450000.00', '300000.00'],
    ]
    const texts = [issue(1, { LOCA: typed('BH1', 'CP') }), issue(number, { LOCA: typed('BH1A', type) })]
    expect(messages(await imported(texts, order), 'same-place')).toEqual([])
  })

  test('files of one issue are distinguished by their names', async () => {
    const texts = [
      issue(1, { GEOL: geol(['BH1', '0.30', '4.00', 'CLAY']) }),
      issue(1, { GEOL: geol(['BH1', '1.00', '5.00', 'SAND']) }),
    ]
    expect(messages(await imported(texts, order), 'overlapping-strata')[0]).toContain(
      `0.3 to 4 m of ${FIRST} (0.ags), and 1 to 5 m of ${FIRST} (1.ags)`,
    )
  })

  test('holes of one delivery at one place are not reported', async () => {
    const both = { LOCA: loca(BH1, ['BH1A', ...BH1.slice(1)]) }
    expect(messages(await imported([issue(1, both), issue(2, both)], order), 'same-place')).toEqual([])
  })
})

test('the order of --as-newest counts, and --replace leaves nothing to report', async () => {
  const texts = [
    issue(1, { GEOL: geol(['BH1', '0.30', '4.00', 'CLAY']), LOCA: loca(BH1) }),
    issue(2, { GEOL: geol(['BH1', '0.30', '1.80', 'CLAY']), LOCA: loca([...BH1.slice(0, 4), '2.00']) }),
  ]
  const asNewest = await imported(texts, [1, 0], { asNewest: true })
  expect(messages(asNewest, 'below-final-depth')).toEqual([])
  const replaced = await imported(texts, [0, 1], { replace: true })
  expect(messages(replaced, 'overlapping-strata')).toEqual([])
})
