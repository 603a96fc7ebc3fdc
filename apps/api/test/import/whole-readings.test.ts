import { describe, expect, test } from 'vitest'
import { readSpt } from '@groundsheet/readings'
import type { ImportReport } from '../../src/import/index.ts'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const COUNTS = ['ISPT_NVAL', 'ISPT_REP', 'ISPT_INC1', 'ISPT_REM']

const site = (issue: string, date: string, headings: readonly string[], values: readonly string[]) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [issue, date],
    ],
    ISPT: [
      ['LOCA_ID', 'ISPT_TOP', ...headings],
      ['BH1', '2.00', ...values],
    ],
  })

const first = site('1', '2024-01-01', COUNTS, ['50', 'N=50', '12', 'casing wet'])
const second = site('2', '2024-02-01', COUNTS, ['', 'N=14', '', ''])

const test2m = (workspace: Workspace) => {
  const [row] = workspace.rows('ISPT')
  return COUNTS.map((heading) => row?.data[heading] ?? '')
}

const notes = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ rule }) => rule === 'whole-reading').map(({ message }) => message)

const WHOLE = [expect.stringMatching(/^1 reading taken whole from issue 2 of 1 February 2024: /)]

test('a newer delivery with another result keeps no count of the older one, which a note says', async () => {
  const workspace = createWorkspace()
  expect(notes(await workspace.import(workspace.write('1.ags', first)))).toEqual([])
  const report = await workspace.import(workspace.write('2.ags', second))
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
  expect(notes(report)).toEqual(WHOLE)
  await workspace.import(workspace.write('1.ags', first))
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
})

test('an older delivery fills no part of a reading of which a newer one states another value', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('2.ags', second))
  const report = await workspace.import(workspace.write('1.ags', first))
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
  expect(notes(report)).toEqual(WHOLE)
})

test('both in one import do the same', async () => {
  const workspace = createWorkspace()
  const files = [workspace.write('1.ags', first), workspace.write('2.ags', second)]
  const report = await workspace.import(files)
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
  expect(notes(report)).toEqual(WHOLE)
  const again = await workspace.import([...files, workspace.write('x.ags', smallSite())])
  expect(again.projects[0]?.rows).toMatchObject({ added: 0, changed: 0 })
})

test.each([
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
])(
  'increments of issue 2 stay beside an N that issue 3 states otherwise, imported in the order %i, %i, %i',
  async (...order) => {
    const increments = ['ISPT_INC1', 'ISPT_INC2', 'ISPT_INC3', 'ISPT_INC4', 'ISPT_INC5', 'ISPT_INC6']
    const texts = [
      site('1', '2024-01-01', ['ISPT_NVAL'], ['15']),
      site('2', '2024-02-01', increments, ['1', '2', '3', '4', '4', '4']),
      site('3', '2024-03-01', ['ISPT_NVAL'], ['25']),
    ]
    const workspace = createWorkspace()
    for (const index of order) await workspace.import(workspace.write(`${index + 1}.ags`, texts[index] ?? ''))
    const [row] = workspace.rows('ISPT')
    expect(row?.data).toMatchObject({ ISPT_NVAL: '25', ISPT_INC1: '1', ISPT_INC6: '4' })
    // No file says that the increments are wrong; who reads the test is told that both do not agree.
    expect(readSpt(row?.data ?? {})).toMatchObject({
      result: { kind: 'n', n: 25 },
      disagreement: ['ISPT_NVAL 25', 'increments 15 blows in 300 mm'],
    })
  },
)

test('headings that a newer delivery with another result does not have are empty, too', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', first))
  await workspace.import(workspace.write('2.ags', site('2', '2024-02-01', ['ISPT_NVAL'], ['14'])))
  expect(test2m(workspace)).toEqual(['14', '', '', 'casing wet'])
})

test.each([
  ['the same value written differently', ['50.0', '', '', '']],
  ['a remark', ['', '', '', 'blow counts checked']],
])('a newer delivery that states %s leaves the reading', async (_, values) => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', first))
  const report = await workspace.import(workspace.write('2.ags', site('2', '2024-02-01', COUNTS, values)))
  expect(test2m(workspace).slice(1, 3)).toEqual(['N=50', '12'])
  expect(notes(report)).toEqual([])
})

test('a reading of AGS 3 is taken whole, too', async () => {
  const text = (issue: string, date: string, liquid: string, plastic: string) =>
    ags3({
      PROJ: [
        ['PROJ_ID', 'PROJ_ISNO', 'PROJ_DATE'],
        ['J1', issue, date],
      ],
      HOLE: [['HOLE_ID'], ['BH1']],
      CLSS: [
        ['HOLE_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SPEC_REF', 'SPEC_DPTH', 'CLSS_LL', 'CLSS_PL'],
        ['BH1', '1.00', '1', 'D', '1', '1.00', liquid, plastic],
      ],
    })
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', text('1', '01/01/2024', '62', '25')))
  await workspace.import(workspace.write('2.ags', text('2', '01/02/2024', '34', '')))
  expect(workspace.rows('CLSS')[0]?.data).toMatchObject({ CLSS_LL: '34', CLSS_PL: '' })
})

const rowsOf = (issue: string, group: string, keys: readonly string[], values: Record<string, string>) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [issue, `2024-0${issue}-01`],
    ],
    [group]: [
      ['LOCA_ID', ...keys, ...Object.keys(values)],
      ['BH1', ...keys.map((key) => (key === 'MOND_DTIM' ? '2024-01-01' : '1.00')), ...Object.values(values)],
    ],
  })

describe.each([[[1, 2]], [[2, 1]]])('imported as %j', (order) => {
  test.each<[string, readonly string[], Record<string, string>, Record<string, string>]>([
    [
      'ERES',
      ['SAMP_TOP', 'SAMP_ID', 'ERES_CODE', 'ERES_MATX'],
      { ERES_RVAL: '0.7', ERES_RTXT: '0.7', ERES_DETF: 'Y', ERES_RUNI: 'mg/kg', ERES_RDLM: '0.1' },
      { ERES_RVAL: '', ERES_RTXT: '<0.5', ERES_DETF: 'N', ERES_RUNI: 'mg/kg', ERES_RDLM: '' },
    ],
    [
      'ERES',
      ['SAMP_TOP', 'SAMP_ID', 'ERES_CODE', 'ERES_MATX'],
      { ERES_RVAL: '0.7', ERES_RTXT: '0.7', ERES_RUNI: 'mg/kg' },
      { ERES_RVAL: '700', ERES_RTXT: '', ERES_RUNI: 'ug/kg' },
    ],
    [
      'ELRG',
      ['SAMP_TOP', 'SAMP_ID', 'ELRG_CODE'],
      { ELRG_RVAL: '12', ELRG_LQLF: 'J' },
      { ELRG_RVAL: '14', ELRG_LQLF: '' },
    ],
    [
      'GCHM',
      ['SAMP_TOP', 'SAMP_ID', 'GCHM_CODE'],
      { GCHM_RESL: '0.7', GCHM_UNIT: '%' },
      { GCHM_RESL: '70', GCHM_UNIT: '' },
    ],
    [
      'MOND',
      ['MONG_ID', 'MONG_DIS', 'MOND_DTIM', 'MOND_TYPE'],
      { MOND_RDNG: '1.25', MOND_UNIT: 'm' },
      { MOND_RDNG: '125', MOND_UNIT: '' },
    ],
    [
      'CORE',
      ['CORE_TOP', 'CORE_BASE'],
      { CORE_PREC: '100', CORE_SREC: '95', CORE_RQD: '90' },
      { CORE_PREC: '60', CORE_SREC: '', CORE_RQD: '' },
    ],
    [
      'FRAC',
      ['FRAC_FROM', 'FRAC_TO', 'FRAC_SET'],
      { FRAC_IMAX: '300', FRAC_IAVE: '120', FRAC_IMIN: '20' },
      { FRAC_IMAX: '90', FRAC_IAVE: '', FRAC_IMIN: '' },
    ],
    [
      'IVAN',
      ['IVAN_DPTH', 'IVAN_TESN'],
      { IVAN_IVAN: '80', IVAN_IVAR: '40' },
      { IVAN_IVAN: '32', IVAN_IVAR: '' },
    ],
  ])('%s is of one delivery: %#', async (group, keys, older, newer) => {
    const texts = [rowsOf('1', group, keys, older), rowsOf('2', group, keys, newer)]
    const workspace = createWorkspace()
    let report: ImportReport | null = null
    for (const issue of order)
      report = await workspace.import(workspace.write(`${issue}.ags`, texts[issue - 1] ?? ''))
    expect(workspace.rows(group)[0]?.data).toMatchObject(newer)
    expect(report && notes(report)).toEqual([expect.stringContaining(`are left out: ${group} BH1, 1.00`)])
  })
})

describe('of three issues', () => {
  const issues = {
    1: site('1', '2024-01-01', ['ISPT_NVAL', 'ISPT_REP'], ['50', 'N=50']),
    2: site('2', '2024-02-01', ['ISPT_NVAL', 'ISPT_INC1'], ['14', '2']),
    3: site('3', '2024-03-01', ['ISPT_REP'], ['N=14']),
  } as const

  test.each([
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ] as const)('a reading is of the newest that agree, imported as %i, %i, %i', async (...order) => {
    const workspace = createWorkspace()
    for (const issue of order) await workspace.import(workspace.write(`${issue}.ags`, issues[issue]))
    expect(test2m(workspace)).toEqual(['14', 'N=14', '2', ''])
  })
})
