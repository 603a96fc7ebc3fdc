import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { dataOf, strata, tran } from './written-keys.ts'

describe('keys compare as numbers, text and dates', () => {
  test('a depth is the same row however its number is written; the newest delivery decides', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite(strata(['BH1', '0.00', '0.30', 'TOPSOIL']))))
    const [before] = workspace.rows('GEOL')
    const later = smallSite(strata(['BH1', '0', '0.3', 'TOPSOIL, brown'], ['BH1', '0.30', '1.00', 'CLAY']))
    const report = await workspace.import(workspace.write('2.ags', later))
    expect(report.projects[0]?.rowsByGroup.GEOL).toMatchObject({ total: 2, added: 1, changed: 1 })
    const [row] = workspace.rows('GEOL')
    expect(row?.id).toBe(before?.id)
    expect(row?.data).toEqual({
      LOCA_ID: 'BH1',
      GEOL_TOP: '0',
      GEOL_BASE: '0.3',
      GEOL_DESC: 'TOPSOIL, brown',
    })
    expect(report.projects[0]?.changes).toMatchObject([
      { heading: 'GEOL_TOP', before: '0.00', after: '0' },
      { heading: 'GEOL_BASE', before: '0.30', after: '0.3' },
      { heading: 'GEOL_DESC' },
    ])
  })

  test('a newer delivery that only writes keys otherwise changes them, an older one does not', async () => {
    const workspace = createWorkspace()
    const topsoil = (...keys: string[]) => strata([...keys, 'TOPSOIL'])
    const first = workspace.write('1.ags', smallSite({ ...tran(1), ...topsoil('BH1', '0.00', '0.30') }))
    await workspace.import(first)
    const [before] = workspace.rows('GEOL')
    const second = smallSite({ ...tran(2), ...topsoil('BH1 ', '0.0', ' .3') })
    const report = await workspace.import(workspace.write('2.ags', second))
    expect(report.projects[0]?.rowsByGroup.GEOL).toMatchObject({ total: 1, added: 0, changed: 1 })
    const after = workspace.rows('GEOL')
    expect(after).toMatchObject([
      { id: before?.id, locationId: 'BH1', data: { LOCA_ID: 'BH1 ', GEOL_TOP: '0.0', GEOL_BASE: ' .3' } },
    ])
    await workspace.import(first)
    expect(workspace.rows('GEOL')).toEqual(after)
  })

  test('codes and names that look like numbers are text', async () => {
    const workspace = createWorkspace()
    const SAMP = [
      ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
      ['BH1', '1.00', '1', 'D', ''],
      ['BH1', '1.00', '1.0', 'D', ''],
      ['BH1', '1.00', '01', 'D', ''],
    ]
    const report = await workspace.import(workspace.write('1.ags', smallSite({ SAMP })))
    expect(report.diagnostics.items.filter(({ rule }) => rule.endsWith('10a'))).toEqual([])
    expect(workspace.rows('SAMP')).toHaveLength(3)
  })

  test('dates of a later delivery in another form are the same moments', async () => {
    const workspace = createWorkspace()
    const readings = (time: string, reading: string) =>
      smallSite({
        MOND: [
          ['LOCA_ID', 'MONG_ID', 'MONG_DIS', 'MOND_DTIM', 'MOND_TYPE', 'MOND_REF', 'MOND_RDNG'],
          ['BH1', 'P1', '5.00', time, 'WDEP', '1', reading],
        ],
      })
    await workspace.import(workspace.write('1.ags', readings('2024-06-01T09:30:00', '2.10')))
    await workspace.import(workspace.write('2.ags', readings('01/06/2024 09:30', '2.15')))
    expect(dataOf(workspace, 'MOND')).toMatchObject([{ MOND_DTIM: '01/06/2024 09:30', MOND_RDNG: '2.15' }])
  })
})

describe('keys compare as what they are in one delivery and in AGS 3', () => {
  test('in one delivery, too: rows of two files complete each other, and contradict each other', async () => {
    const workspace = createWorkspace()
    const files = [
      workspace.write(
        '1.ags',
        smallSite(strata(['BH1', '0.00', '0.30', 'TOPSOIL'], ['BH1', '1.0', '2.0', 'CLAY'])),
      ),
      workspace.write('2.ags', smallSite({ ...strata(['BH1', '0', '0.3', ''], ['BH1', '1', '2', 'SAND']) })),
    ]
    const report = await workspace.import(files)
    expect(dataOf(workspace, 'GEOL').map(({ GEOL_DESC }) => GEOL_DESC)).toEqual(['TOPSOIL', 'CLAY'])
    const errors = report.diagnostics.items.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toContain('GEOL_DESC')
    expect(errors[0]?.message).not.toMatch(/GEOL_TOP "|GEOL_BASE "/)
  })

  test('rows of one block that differ in nothing else are duplicates, and both are kept', async () => {
    const workspace = createWorkspace()
    const text = smallSite(strata(['BH1', '0.00', '0.30', 'TOPSOIL'], ['BH1', '0', '0.3', 'TOPSOIL']))
    const report = await workspace.import(workspace.write('1.ags', text))
    expect(dataOf(workspace, 'GEOL').map(({ GEOL_TOP }) => GEOL_TOP)).toEqual(['0.00', '0'])
    expect(report.diagnostics.items.filter(({ rule }) => rule.endsWith('10a'))).toHaveLength(1)
  })

  test('of AGS 3 by the units of the standard', async () => {
    const workspace = createWorkspace()
    const site = (top: string, date: string) =>
      ags3({
        PROJ: [['PROJ_ID'], ['J3']],
        HOLE: [['HOLE_ID'], ['B1']],
        GEOL: [
          ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
          ['B1', top, '2', 'CLAY'],
        ],
        POBS: [
          ['HOLE_ID', 'PREF_TDEP', 'POBS_DATE', 'POBS_TIME', 'POBS_DEP'],
          ['B1', '5.0', date, '1405', '2.1'],
        ],
      })
    await workspace.import(workspace.write('1.ags', site('0.0', '01/06/2024')))
    await workspace.import(workspace.write('2.ags', site('0', '1/6/2024')))
    expect(dataOf(workspace, 'GEOL')).toMatchObject([{ GEOL_TOP: '0' }])
    expect(dataOf(workspace, 'POBS')).toMatchObject([{ POBS_DATE: '1/6/2024' }])
  })
})
