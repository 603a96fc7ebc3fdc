import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { GEOL, headingOf } from './dictionary-site.ts'

describe('headings and codes in the dictionary of a project', () => {
  test('has the headings of its tables, in the order of the standard, then others', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL })))
    const { tables } = workspace.dictionary()
    expect(tables.map(({ table, parent, keys }) => [table, parent, keys])).toEqual([
      ['LOCA', null, ['LOCA_ID']],
      ['GEOL', 'LOCA', ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE']],
    ])
    expect(tables[1]?.name).toBe('Field Geological Descriptions')
    expect(tables[1]?.headings.map(({ heading, name }) => [heading, name])).toEqual([
      ['LOCA_ID', 'Exploratory hole'],
      ['GEOL_TOP', 'Depth to top of stratum'],
      ['GEOL_BASE', 'Depth to base of stratum'],
      ['GEOL_LEG', 'Legend code'],
      ['GEOL_OURS', null],
    ])
  })

  test('has unit and type of the file, else of the standard', async () => {
    const said = smallSite().replaceAll('"X"', '""')
    const metres = createWorkspace()
    await metres.import(metres.write('1.ags', said))
    expect(headingOf(metres, 'GEOL', 'GEOL_TOP')).toMatchObject({ unit: 'm', type: '2DP' })
    const withFeet = said.replace('"GEOL_DESC"\r\n"UNIT","",""', '"GEOL_DESC"\r\n"UNIT","","ft"')
    expect(withFeet).not.toBe(said)
    const feet = createWorkspace()
    await feet.import(feet.write('1.ags', withFeet))
    expect(headingOf(feet, 'GEOL', 'GEOL_TOP')).toMatchObject({ unit: 'ft', type: '2DP' })
    expect(headingOf(feet, 'GEOL', 'GEOL_BASE')).toMatchObject({ unit: 'm', type: '2DP' })
  })

  test('has the descriptions of units and data types in the files', async () => {
    const workspace = createWorkspace()
    const UNIT = [
      ['UNIT_UNIT', 'UNIT_DESC'],
      ['m', 'metres, tape'],
      ['ft', ''],
    ]
    const TYPE = [
      ['TYPE_TYPE', 'TYPE_DESC'],
      ['2DP', 'Value; 2 decimal places'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL, UNIT, TYPE })))
    expect(workspace.dictionary()).toMatchObject({
      units: { m: 'metres, tape' },
      types: { '2DP': 'Value; 2 decimal places' },
    })
    expect(workspace.dictionary().units).not.toHaveProperty('ft')
  })

  test('has the codes of its headings, first those of the file, then those of the standard', async () => {
    const workspace = createWorkspace()
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['LOCA_TYPE', 'CP', 'Our rig'],
      ['LOCA_TYPE', 'constructor', 'Odd'],
      ['SAMP_TYPE', 'B', 'Bulk'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL, ABBR })))
    const { codes } = workspace.dictionary()
    expect(Object.entries(codes.LOCA_TYPE ?? {}).slice(0, 2)).toEqual([
      ['CP', 'Our rig'],
      ['constructor', 'Odd'],
    ])
    expect(codes.LOCA_TYPE?.TP).toMatch(/trial pit/i)
    expect(codes.GEOL_LEG?.['102']).toMatch(/made ground/i)
    expect(codes).not.toHaveProperty('SAMP_TYPE')
  })
})

describe('tables in the dictionary of a project', () => {
  test('has the groups and headings defined in DICT', async () => {
    const workspace = createWorkspace()
    const DICT = [
      ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DTYP', 'DICT_DESC', 'DICT_UNIT', 'DICT_PGRP'],
      ['GROUP', 'XTRA', '', '', '', 'Extra tests', '', 'LOCA'],
      ['HEADING', 'XTRA', 'LOCA_ID', 'KEY', 'ID', 'Hole', '', ''],
      ['HEADING', 'XTRA', 'XTRA_VAL', 'OTHER', '1DP', 'Value of the extra test', 'kPa', ''],
    ]
    const XTRA = [
      ['LOCA_ID', 'XTRA_VAL'],
      ['BH1', '7'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ DICT, XTRA })))
    expect(workspace.dictionary().tables.at(-1)).toMatchObject({
      table: 'XTRA',
      name: 'Extra tests',
      parent: 'LOCA',
      keys: ['LOCA_ID'],
    })
    expect(headingOf(workspace, 'XTRA', 'XTRA_VAL')).toMatchObject({
      name: 'Value of the extra test',
      unit: 'kPa',
    })
  })

  test('names the nearest parent table, and leaves out tables without rows', async () => {
    const workspace = createWorkspace()
    const keys = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID', 'SPEC_REF', 'SPEC_DPTH']
    const GRAG = [keys, ['BH1', '1', '', 'B', '', '', '']]
    const GRAT = [
      [...keys, 'GRAT_SIZE'],
      ['BH1', '1', '', 'B', '', '', '', '63'],
    ]
    await workspace.import(
      workspace.write('1.ags', smallSite({ GRAG, GRAT, CORE: [['LOCA_ID', 'CORE_TOP']] })),
    )
    expect(workspace.dictionary().tables.map(({ table, parent }) => [table, parent])).toEqual([
      ['LOCA', null],
      ['GEOL', 'LOCA'],
      ['GRAG', 'SAMP'],
      ['GRAT', 'GRAG'],
    ])
  })
})

describe('the dictionary of an AGS 3 project', () => {
  test('of AGS3 has names, units and lists, and no types', async () => {
    const workspace = createWorkspace()
    const PROJ = [['PROJ_ID'], ['J3']]
    const HOLE = [
      ['HOLE_ID', 'HOLE_TYPE', 'HOLE_GL'],
      ['BH1', 'CP', '3'],
    ]
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['HOLE_TYPE', 'CP', 'Shell and auger'],
    ]
    await workspace.import(workspace.write('1.ags', ags3({ PROJ, HOLE, ABBR })))
    expect(headingOf(workspace, 'HOLE', 'HOLE_GL')).toEqual({
      heading: 'HOLE_GL',
      name: 'Ground level',
      unit: 'm',
      type: null,
    })
    expect(workspace.dictionary().codes.HOLE_TYPE).toMatchObject({ CP: 'Shell and auger' })
    expect(workspace.dictionary().codes.HOLE_TYPE?.TP).toMatch(/trial pit/i)
  })
})
