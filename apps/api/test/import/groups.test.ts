import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

describe('groups that a file defines, and groups without holes', () => {
  test('defined by a user have the keys and the parent of DICT', async () => {
    const workspace = createWorkspace()
    const dictHeadings = ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DESC', 'DICT_PGRP']
    const key = (heading: string) => ['HEADING', 'WXYZ', heading, 'KEY', '', '']
    const groups = {
      DICT: [
        dictHeadings,
        ['GROUP', 'WXYZ', '', '', 'Core photographs', 'GEOL'],
        key('LOCA_ID'),
        key('GEOL_TOP'),
        key('GEOL_BASE'),
        key('WXYZ_NO'),
      ],
      WXYZ: [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'WXYZ_NO', 'WXYZ_FILE'],
        ['BH1', '0.00', '0.30', '1', 'a.jpg'],
      ],
    }
    await workspace.import(workspace.write('1.ags', smallSite(groups)))
    const changed = {
      WXYZ: [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'WXYZ_NO', 'WXYZ_FILE'],
        ['BH1', '0.00', '0.30', '1', 'b.jpg'],
      ],
    }
    // DICT of the first delivery still applies.
    const second = await workspace.import(workspace.write('2.ags', smallSite(changed)))
    expect(second.projects[0]?.rows).toMatchObject({ added: 0, changed: 1 })
    expect(workspace.rows('WXYZ')).toMatchObject([
      {
        locationId: 'BH1',
        parents: [{ table: 'GEOL', keys: { LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_BASE: '0.30' } }],
        data: { WXYZ_FILE: 'b.jpg' },
      },
    ])
    expect(workspace.projectTables().J1).toContainEqual({ code: 'WXYZ', rows: 1, name: 'Core photographs' })
  })

  test('without holes are kept, and are not tables of the API', async () => {
    const workspace = createWorkspace()
    const UNIT = [
      ['UNIT_UNIT', 'UNIT_DESC'],
      ['m', 'metre'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ UNIT })))
    expect(report.projects[0]?.groups).toEqual({ LOCA: 2, PROJ: 1, GEOL: 3, UNIT: 1 })
    expect(workspace.projectTables().J1).toEqual([
      { code: 'LOCA', rows: 2, name: 'Location Details' },
      { code: 'GEOL', rows: 3, name: 'Field Geological Descriptions' },
    ])
  })
})

describe('groups of unknown definition', () => {
  test('of unknown definition are kept row by row', async () => {
    const workspace = createWorkspace()
    const QQQQ = [
      ['LOCA_ID', 'QQQQ_A'],
      ['BH1', 'x'],
      ['BH1', 'y'],
      ['BH1', 'x'],
    ]
    const file = workspace.write('site.ags', smallSite({ QQQQ }))
    await workspace.import(file)
    await workspace.import(file)
    expect(workspace.rows('QQQQ').map(({ data }) => data.QQQQ_A)).toEqual(['x', 'y', 'x'])
    expect(workspace.projectTables().J1).toContainEqual({ code: 'QQQQ', rows: 3, name: 'QQQQ' })
  })

  test('of unknown definition, repeated with other headings, have separate rows', async () => {
    const workspace = createWorkspace()
    const first = [
      ['ZZZZ_A', 'ZZZZ_B'],
      ['1', '2'],
    ]
    const others = [
      ['ZZZZ_C', 'ZZZZ_D'],
      ['1', '2'],
    ]
    const swapped = [
      ['ZZZZ_B', 'ZZZZ_A'],
      ['1', '2'],
    ]
    const sameRow = [
      ['ZZZZ_B', 'ZZZZ_A'],
      ['2', '1'],
    ]
    const tables = { ZZZZ: first, 'ZZZZ 2': others, 'ZZZZ 3': swapped, 'ZZZZ 4': sameRow }
    const { diagnostics } = await workspace.import(workspace.write('site.ags', smallSite(tables)), {
      strict: true,
    })
    expect(diagnostics.errors).toBe(0)
    expect(workspace.rows('ZZZZ').map(({ data }) => data)).toEqual([
      { ZZZZ_A: '1', ZZZZ_B: '2' },
      { ZZZZ_C: '1', ZZZZ_D: '2' },
      { ZZZZ_B: '1', ZZZZ_A: '2' },
    ])
  })
})
