import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/import/index.ts'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { COUNTS, first, notes, site, test2m } from './readings-site.ts'

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
