import { describe, expect, test } from 'vitest'
import { ags3, type Groups } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { GEOL, site, stratum, warnings } from './dated-deliveries.ts'

describe('an older delivery imported later: how its age is found', () => {
  test('is found by its issue where the dates are equal, by number', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('10.ags', site('10', '2024-06-14', 'Firm CLAY')))
    await workspace.import(workspace.write('9.ags', site('9', '2024-06-14', 'SAND')))
    expect(stratum(workspace)[0]).toBe('Firm CLAY')
  })

  test('is equal to the newer one although a key has other decimals: no row counts as kept', async () => {
    const workspace = createWorkspace()
    const own = (top: string, legend: string): Groups => ({
      GEOL: [GEOL, ['BH1', top, '1.00', 'CLAY', legend]],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', '', '', own('0.00', ''))))
    const report = await workspace.import(
      workspace.write('old.ags', site('2', '2024-03-01', '', '', own('0.0', '101'))),
    )
    expect(warnings(report)).toEqual([])
    expect(workspace.rows('GEOL').map(({ data }) => [data.GEOL_TOP, data.GEOL_LEG])).toEqual([
      ['0.00', '101'],
    ])
  })

  test('of AGS 3 is found by PROJ_DATE', async () => {
    const workspace = createWorkspace()
    const text = (date: string, description: string) =>
      ags3({
        PROJ: [
          ['PROJ_ID', 'PROJ_DATE', 'PROJ_ISNO'],
          ['J3', date, '1'],
        ],
        HOLE: [['HOLE_ID'], ['BH1']],
        GEOL: [
          ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
          ['BH1', '0.00', '1.00', description],
        ],
      })
    await workspace.import(workspace.write('new.ags', text('02/11/2006', 'CLAY')))
    await workspace.import(workspace.write('old.ags', text('03/10/2006', 'SAND')))
    expect(workspace.rows('GEOL')[0]?.data.GEOL_DESC).toBe('CLAY')
  })
})

describe('an older delivery imported later: blanks, --as-newest and --replace', () => {
  test('fills gaps of a hole whose name it writes with blanks around it, and the name stays', async () => {
    const workspace = createWorkspace()
    const own = (name: string, remark: string): Groups => ({
      LOCA: [
        ['LOCA_ID', 'LOCA_REM'],
        [name, remark],
      ],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'CLAY', '', own('BH1', ''))))
    const old = workspace.write('old.ags', site('2', '2024-03-01', 'CLAY', '', own('BH1 ', 'moved')))
    expect(warnings(await workspace.import(old))).toEqual([])
    expect(workspace.rows('LOCA')).toMatchObject([
      { locationId: 'BH1', data: { LOCA_ID: 'BH1', LOCA_REM: 'moved' } },
    ])
  })

  test('replaces the newer one with --as-newest, and is kept against deliveries between them', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const old = workspace.write('old.ags', site('1', '2024-01-01', 'SAND'))
    const report = await workspace.import(old, { asNewest: true })
    expect([stratum(workspace)[0], warnings(report)]).toEqual(['SAND', []])
    await workspace.import(workspace.write('between.ags', site('2', '2024-03-01', 'PEAT')))
    expect(stratum(workspace)[0]).toBe('SAND')
  })

  test('is refused with --replace, since newer rows would go; replaces them with --as-newest', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY', '201')))
    const old = workspace.write('old.ags', site('2', '2024-03-01', 'SAND'))
    const before = workspace.dump()
    await expect(workspace.import(old, { replace: true })).rejects.toThrow(
      /old\.ags: issue 3 of 14 June 2024 is newer than this file, .* Add --as-newest/,
    )
    expect(workspace.dump()).toEqual(before)
    await workspace.import(old, { replace: true, asNewest: true })
    expect(stratum(workspace)).toEqual(['SAND', ''])
  })
})
