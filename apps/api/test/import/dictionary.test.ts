import { describe, expect, test } from 'vitest'
import { ags3, ags4, smallSite } from './ags-text.ts'
import { createDesk } from './desk.ts'

const FIRST = '2026-01-01T00:00:00.000Z'
const SECOND = '2026-01-01T00:01:00.000Z'

const headingOf = (desk: ReturnType<typeof createDesk>, table: string, heading: string) =>
  desk
    .dictionary()
    .tables.find((one) => one.table === table)
    ?.headings.find((one) => one.heading === heading)

const GEOL = [
  ['GEOL_OURS', 'LOCA_ID', 'GEOL_LEG', 'GEOL_BASE', 'GEOL_TOP'],
  ['x', 'BH1', '102', '1.00', '0.00'],
]

describe('the dictionary of a project', () => {
  test('has the headings that its tables hold, in the order of the standard, then others', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite({ GEOL })))
    const { tables } = desk.dictionary()
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

  test('has unit and type as the file says, else as the standard does', async () => {
    const desk = createDesk()
    const said = smallSite().replaceAll('"X"', '""')
    await desk.import(desk.write('1.ags', said))
    expect(headingOf(desk, 'GEOL', 'GEOL_TOP')).toMatchObject({ unit: 'm', type: '2DP' })
    const feet = said.replace('"GEOL_DESC"\r\n"UNIT","",""', '"GEOL_DESC"\r\n"UNIT","","ft"')
    expect(feet).not.toBe(said)
    await desk.import(desk.write('2.ags', feet))
    expect(headingOf(desk, 'GEOL', 'GEOL_TOP')).toMatchObject({ unit: 'ft', type: '2DP' })
    expect(headingOf(desk, 'GEOL', 'GEOL_BASE')).toMatchObject({ unit: 'm', type: '2DP' })
  })

  test('has what the files call their units and data types', async () => {
    const desk = createDesk()
    const UNIT = [
      ['UNIT_UNIT', 'UNIT_DESC'],
      ['m', 'metres, tape'],
      ['ft', ''],
    ]
    const TYPE = [
      ['TYPE_TYPE', 'TYPE_DESC'],
      ['2DP', 'Value; 2 decimal places'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ GEOL, UNIT, TYPE })))
    expect(desk.dictionary()).toMatchObject({
      units: { m: 'metres, tape' },
      types: { '2DP': 'Value; 2 decimal places' },
    })
    expect(desk.dictionary().units).not.toHaveProperty('ft')
  })

  test('has the codes of its headings: those of the file first, then those of the standard', async () => {
    const desk = createDesk()
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['LOCA_TYPE', 'CP', 'Our rig'],
      ['LOCA_TYPE', 'constructor', 'Odd'],
      ['SAMP_TYPE', 'B', 'Bulk'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ GEOL, ABBR })))
    const { codes } = desk.dictionary()
    expect(Object.entries(codes.LOCA_TYPE ?? {}).slice(0, 2)).toEqual([
      ['CP', 'Our rig'],
      ['constructor', 'Odd'],
    ])
    expect(codes.LOCA_TYPE?.TP).toMatch(/trial pit/i)
    expect(codes.GEOL_LEG?.['102']).toMatch(/made ground/i)
    expect(codes).not.toHaveProperty('SAMP_TYPE')
  })

  test('knows what DICT says of the groups and headings of the sender', async () => {
    const desk = createDesk()
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
    await desk.import(desk.write('1.ags', smallSite({ DICT, XTRA })))
    expect(desk.dictionary().tables.at(-1)).toMatchObject({
      table: 'XTRA',
      name: 'Extra tests',
      parent: 'LOCA',
      keys: ['LOCA_ID'],
    })
    expect(headingOf(desk, 'XTRA', 'XTRA_VAL')).toMatchObject({
      name: 'Value of the extra test',
      unit: 'kPa',
    })
  })

  test('names the nearest table that rows hang on, and leaves out tables without rows', async () => {
    const desk = createDesk()
    const keys = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID', 'SPEC_REF', 'SPEC_DPTH']
    const GRAG = [keys, ['BH1', '1', '', 'B', '', '', '']]
    const GRAT = [
      [...keys, 'GRAT_SIZE'],
      ['BH1', '1', '', 'B', '', '', '', '63'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ GRAG, GRAT, CORE: [['LOCA_ID', 'CORE_TOP']] })))
    expect(desk.dictionary().tables.map(({ table, parent }) => [table, parent])).toEqual([
      ['LOCA', null],
      ['GEOL', 'LOCA'],
      ['GRAG', 'SAMP'],
      ['GRAT', 'GRAG'],
    ])
  })

  test('of AGS3 has names, units and lists, and no types', async () => {
    const desk = createDesk()
    const PROJ = [['PROJ_ID'], ['J3']]
    const HOLE = [
      ['HOLE_ID', 'HOLE_TYPE', 'HOLE_GL'],
      ['BH1', 'CP', '3'],
    ]
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['HOLE_TYPE', 'CP', 'Shell and auger'],
    ]
    await desk.import(desk.write('1.ags', ags3({ PROJ, HOLE, ABBR })))
    expect(headingOf(desk, 'HOLE', 'HOLE_GL')).toEqual({
      heading: 'HOLE_GL',
      name: 'Ground level',
      unit: 'm',
      type: null,
    })
    expect(desk.dictionary().codes.HOLE_TYPE).toMatchObject({ CP: 'Shell and auger' })
    expect(desk.dictionary().codes.HOLE_TYPE?.TP).toMatch(/trial pit/i)
  })
})

describe('a change of the dictionary', () => {
  test('by a later delivery moves updatedAt of the project, and nothing else does', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite()))
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['LOCA_TYPE', 'CP', 'Our rig'],
    ]
    const more = desk.write('2.ags', ags4({ PROJ: [['PROJ_ID'], ['J1']], ABBR }))
    await desk.import(more)
    expect(desk.dictionary().codes.LOCA_TYPE?.CP).toBe('Our rig')
    expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
    await desk.import(more)
    expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
    expect(desk.rows('GEOL').map(({ updatedAt }) => updatedAt)).toEqual([FIRST, FIRST, FIRST])
  })

  test('is the same when the delivery comes again', async () => {
    const desk = createDesk()
    const dict = (description: string, unit: string) => [
      ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DTYP', 'DICT_DESC', 'DICT_UNIT', 'DICT_PGRP'],
      ['GROUP', 'XTRA', '', '', '', `${description} tests`, '', 'LOCA'],
      ['HEADING', 'XTRA', 'XTRA_VAL', 'OTHER', '1DP', `${description} value`, unit, ''],
    ]
    const XTRA = [
      ['LOCA_ID', 'XTRA_VAL'],
      ['BH1', '7'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ XTRA, DICT: dict('Old', 'kPa') })))
    const second = desk.write('2.ags', smallSite({ XTRA, DICT: dict('New', '') }))
    await desk.import(second)
    expect(desk.dictionary().tables.at(-1)?.name).toBe('New tests')
    expect(headingOf(desk, 'XTRA', 'XTRA_VAL')).toMatchObject({ name: 'New value', unit: 'kPa' })
    const before = desk.dump()
    await desk.import(second)
    expect(desk.dump()).toEqual(before)
  })

  test('by --replace: headings and codes that no longer come are no longer in it', async () => {
    const desk = createDesk()
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['LOCA_TYPE', 'OURS', 'Our rig'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ GEOL, ABBR })))
    const plain = desk.write('2.ags', smallSite())
    await desk.import(plain)
    expect(headingOf(desk, 'GEOL', 'GEOL_OURS')).toBeDefined()
    await desk.import(plain, { replace: true })
    expect(headingOf(desk, 'GEOL', 'GEOL_OURS')).toBeUndefined()
    expect(desk.dictionary().codes.LOCA_TYPE).not.toHaveProperty('OURS')
    const before = desk.dump()
    await desk.import(plain, { replace: true })
    expect(desk.dump()).toEqual(before)
  })

  test('by the configuration: other codes, and what is never sent is not in it', async () => {
    const desk = createDesk()
    const keys = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID']
    const SAMP = [keys, ['BH1', '0.50', '1', 'B', 'S1']]
    const LNMC = [
      [...keys, 'SPEC_REF', 'SPEC_DPTH', 'LNMC_MC'],
      ['BH1', '0.50', '1', 'B', 'S1', '', '', '21'],
    ]
    desk.write('company/projects/site/site.ags', smallSite({ SAMP, LNMC }))
    const company = desk
      .write('company/company.json', JSON.stringify({ name: 'North' }))
      .replace(/\/[^/]*$/, '')
    await desk.import(company)
    expect(desk.dictionary().tables.map(({ table }) => table)).toEqual(['LOCA', 'GEOL', 'LNMC', 'SAMP'])
    desk.write(
      'company/company.json',
      JSON.stringify({
        name: 'North',
        tables: { LOCA: { code: 'HOLES' }, GEOL: { name: 'Strata', code: 'STRATA' }, SAMP: { code: null } },
        fields: { LOCA_TYPE: { code: 'KIND' }, LOCA_ID: { code: 'HOLE' }, GEOL_TOP: { code: null } },
      }),
    )
    await desk.import(company)
    expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
    const { tables, codes } = desk.dictionary()
    expect(tables.map(({ table, name, parent, keys: [first] }) => [table, name, parent, first])).toEqual([
      ['HOLES', 'Location Details', null, 'HOLE'],
      ['STRATA', 'Strata', 'HOLES', 'HOLE'],
      ['LNMC', 'Water/moisture Content Tests', 'HOLES', 'HOLE'],
    ])
    expect(tables[1]?.keys).toEqual(['HOLE', 'GEOL_BASE'])
    expect(tables[1]?.headings.map(({ heading }) => heading)).toEqual(['HOLE', 'GEOL_BASE', 'GEOL_DESC'])
    expect(headingOf(desk, 'HOLES', 'KIND')).toMatchObject({ name: 'Type of hole' })
    expect(codes.KIND?.TP).toMatch(/trial pit/i)
    expect(codes).not.toHaveProperty('LOCA_TYPE')
  })
})

test('a project says which CRS its coordinates were read in, and why, or that it is undecided', async () => {
  const desk = createDesk()
  const crs = () =>
    desk.read((c) => c.prepare<[], { crs: string }>('SELECT crs FROM project').get()?.crs ?? '')
  const NOWHERE = [
    ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
    ['BH1', '1000', '2000'],
  ]
  await desk.import(desk.write('1.ags', smallSite({ LOCA: NOWHERE })))
  expect(JSON.parse(crs())).toMatchObject({ code: null, name: null, source: 'none' })
  const SITE = [
    ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
    ['BH1', '250000', '300000'],
  ]
  await desk.import(desk.write('2.ags', smallSite({ LOCA: SITE })), { crs: 'EPSG:29903' })
  expect(JSON.parse(crs())).toMatchObject({ code: 'EPSG:29903', name: 'Irish Grid', source: 'given' })
  expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
  const settled = crs()
  await desk.import(desk.write('3.ags', smallSite({ LOCA: [] })))
  expect(crs()).toBe(settled)
})
