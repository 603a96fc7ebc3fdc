import { describe, expect, test } from 'vitest'
import { ags4, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { GEOL, headingOf } from './dictionary-site.ts'

const FIRST = '2026-01-01T00:00:00.000Z'
const SECOND = '2026-01-01T00:01:00.000Z'

describe('a change of the dictionary in a delivery', () => {
  test('by a later delivery changes updatedAt of the project only', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['LOCA_TYPE', 'CP', 'Our rig'],
    ]
    const more = workspace.write('2.ags', ags4({ PROJ: [['PROJ_ID'], ['J1']], ABBR }))
    await workspace.import(more)
    expect(workspace.dictionary().codes.LOCA_TYPE?.CP).toBe('Our rig')
    expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
    await workspace.import(more)
    expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
    expect(workspace.rows('GEOL').map(({ updatedAt }) => updatedAt)).toEqual([FIRST, FIRST, FIRST])
  })

  test('does not occur when the delivery is imported again', async () => {
    const workspace = createWorkspace()
    const dict = (description: string, unit: string) => [
      ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DTYP', 'DICT_DESC', 'DICT_UNIT', 'DICT_PGRP'],
      ['GROUP', 'XTRA', '', '', '', `${description} tests`, '', 'LOCA'],
      ['HEADING', 'XTRA', 'XTRA_VAL', 'OTHER', '1DP', `${description} value`, unit, ''],
    ]
    const XTRA = [
      ['LOCA_ID', 'XTRA_VAL'],
      ['BH1', '7'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ XTRA, DICT: dict('Old', 'kPa') })))
    const second = workspace.write('2.ags', smallSite({ XTRA, DICT: dict('New', '') }))
    await workspace.import(second)
    expect(workspace.dictionary().tables.at(-1)?.name).toBe('New tests')
    expect(headingOf(workspace, 'XTRA', 'XTRA_VAL')).toMatchObject({ name: 'New value', unit: 'kPa' })
    const before = workspace.dump()
    await workspace.import(second)
    expect(workspace.dump()).toEqual(before)
  })

  test('by --replace removes headings and codes that are no longer delivered', async () => {
    const workspace = createWorkspace()
    const ABBR = [
      ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
      ['LOCA_TYPE', 'OURS', 'Our rig'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL, ABBR })))
    const plain = workspace.write('2.ags', smallSite())
    await workspace.import(plain)
    expect(headingOf(workspace, 'GEOL', 'GEOL_OURS')).toBeDefined()
    await workspace.import(plain, { replace: true })
    expect(headingOf(workspace, 'GEOL', 'GEOL_OURS')).toBeUndefined()
    expect(workspace.dictionary().codes.LOCA_TYPE).not.toHaveProperty('OURS')
    const before = workspace.dump()
    await workspace.import(plain, { replace: true })
    expect(workspace.dump()).toEqual(before)
  })
})

describe('a change of the dictionary in the configuration', () => {
  test('by the configuration gives other codes, and leaves out what is never sent', async () => {
    const workspace = createWorkspace()
    const keys = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID']
    const SAMP = [keys, ['BH1', '0.50', '1', 'B', 'S1']]
    const LNMC = [
      [...keys, 'SPEC_REF', 'SPEC_DPTH', 'LNMC_MC'],
      ['BH1', '0.50', '1', 'B', 'S1', '', '', '21'],
    ]
    workspace.write('company/projects/site/site.ags', smallSite({ SAMP, LNMC }))
    const company = workspace
      .write('company/company.json', JSON.stringify({ name: 'North' }))
      .replace(/\/[^/]*$/, '')
    await workspace.import(company)
    expect(workspace.dictionary().tables.map(({ table }) => table)).toEqual(['LOCA', 'GEOL', 'LNMC', 'SAMP'])
    workspace.write(
      'company/company.json',
      JSON.stringify({
        name: 'North',
        tables: { LOCA: { code: 'HOLES' }, GEOL: { name: 'Strata', code: 'STRATA' }, SAMP: { code: null } },
        fields: { LOCA_TYPE: { code: 'KIND' }, LOCA_ID: { code: 'HOLE' }, GEOL_TOP: { code: null } },
      }),
    )
    await workspace.import(company)
    expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
    const { tables, codes } = workspace.dictionary()
    expect(tables.map(({ table, name, parent, keys: [first] }) => [table, name, parent, first])).toEqual([
      ['HOLES', 'Location Details', null, 'HOLE'],
      ['STRATA', 'Strata', 'HOLES', 'HOLE'],
      ['LNMC', 'Water/moisture Content Tests', 'HOLES', 'HOLE'],
    ])
    expect(tables[1]?.keys).toEqual(['HOLE', 'GEOL_BASE'])
    expect(tables[1]?.headings.map(({ heading }) => heading)).toEqual(['HOLE', 'GEOL_BASE', 'GEOL_DESC'])
    expect(headingOf(workspace, 'HOLES', 'KIND')).toMatchObject({ name: 'Type of hole' })
    expect(codes.KIND?.TP).toMatch(/trial pit/i)
    expect(codes).not.toHaveProperty('LOCA_TYPE')
  })
})

test('a project states the CRS of its coordinates, with the reason, or that it is undecided', async () => {
  const workspace = createWorkspace()
  const crs = () =>
    workspace.read((c) => c.prepare<[], { crs: string }>('SELECT crs FROM project').get()?.crs ?? '')
  const NOWHERE = [
    ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
    ['BH1', '1000', '2000'],
  ]
  await workspace.import(workspace.write('1.ags', smallSite({ LOCA: NOWHERE })))
  expect(JSON.parse(crs())).toMatchObject({ code: null, name: null, source: 'none' })
  const SITE = [
    ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
    ['BH1', '250000', '300000'],
  ]
  await workspace.import(workspace.write('2.ags', smallSite({ LOCA: SITE })), { crs: 'EPSG:29903' })
  expect(JSON.parse(crs())).toMatchObject({ code: 'EPSG:29903', name: 'Irish Grid', source: 'given' })
  expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
  const settled = crs()
  await workspace.import(workspace.write('3.ags', smallSite({ LOCA: [] })))
  expect(crs()).toBe(settled)
})
