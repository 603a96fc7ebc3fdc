import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

describe('rows without their hole', () => {
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH1', '0.00', '0.30', 'TOPSOIL'],
    ['BH9', '0.00', '1.00', 'PEAT'],
    ['BH9', '1.00', '2.00', 'SAND'],
  ]

  test('are kept in the table of the project without a hole, and reported once', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(workspace.write('site.ags', smallSite({ GEOL })))
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1', 'BH9', 'BH9'])
    expect(workspace.tables()).toEqual({
      BH1: [{ code: 'GEOL', rows: 1, name: expect.any(String) as string }],
      BH2: [],
    })
    expect(workspace.projectTables().J1).toMatchObject([{ code: 'LOCA' }, { code: 'GEOL', rows: 3 }])
    const found = report.diagnostics.items.filter(({ rule }) => rule === 'AGS4 Rule 10c')
    expect(found).toMatchObject([{ group: 'GEOL', severity: 'warning', line: 19 }])
    expect(found[0]?.message).toContain('BH9')
  })

  test('of AGS 3 are reported once, too', async () => {
    const workspace = createWorkspace()
    const groups = {
      PROJ: [['PROJ_ID'], ['J3']],
      HOLE: [['HOLE_ID'], ['B1']],
      GEOL: [
        ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE'],
        ['B9', '0.00', '1.00'],
      ],
    }
    const { diagnostics } = await workspace.import(workspace.write('site.ags', ags3(groups)))
    const found = diagnostics.items.filter(({ message }) => message.includes('B9'))
    expect(found).toMatchObject([{ rule: 'unknown-location' }])
  })

  test('are linked to it when it is imported', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL })))
    const before = workspace.rows('GEOL')
    const LOCA = [['LOCA_ID'], ['BH9']]
    await workspace.import(workspace.write('2.ags', smallSite({ LOCA, GEOL: [] })))
    expect(workspace.tables()).toMatchObject({ BH9: [{ code: 'GEOL', rows: 2 }] })
    expect(workspace.rows('GEOL')).toEqual(before)
  })
})
