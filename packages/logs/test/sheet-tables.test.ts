import { expect, test } from 'vitest'
import { FOOT_TABLES, readFootTable, isTooLongForSheet, withoutColumns, SHEET_TABLES } from '../src/index.ts'
import { OPTIONAL_DEPTHS } from '../src/find-placeholder-depths.ts'
import { LANE_TABLES } from '../src/lanes.ts'
import type { FootTableDefinition } from '../src/sheet/foot-table.ts'
import { FOOT_DEPTHS } from '../src/sheet/printed-depths.ts'
import { rowsOf } from './rows.ts'
import { listed } from './listed-tables.ts'

test('a printed log reads the tables of strikes, chiselling, progress, methods and remarks', () => {
  for (const code of ['GEOL', 'WSTG', 'WSTK', 'CHIS', 'PTIM', 'HDPH', 'CDIA', 'MONG', 'DREM', 'IPID'])
    expect(SHEET_TABLES).toContain(code)
})

test('methods by depth are printed with their details, and those of diameters with the casing', () => {
  const depths = { HDPH_TOP: '0.00', HDPH_BASE: '1.20' }
  const HDPH = rowsOf('HDPH', { ...depths, HDPH_TYPE: 'IP', HDPH_METH: 'Slit trenching' })
  expect(listed('methods', { HDPH })).toEqual([
    ['from', 'to', 'method', 'methodDetails'],
    ['0.00', '1.20', 'IP', 'Slit trenching'],
  ])
  const HDPH_ENV = 'Rain'
  const weathered = rowsOf('HDPH', { ...depths, HDPH_LOG: 'AB', HDPH_CONT: 'CGT', HDPH_ENV })
  expect(listed('methods', { HDPH: weathered })).toEqual([
    ['from', 'to', 'logged', 'contractor', 'weather'],
    ['0.00', '1.20', 'AB', 'CGT', 'Rain'],
  ])
  const HDPH_STAB = 'Stable'
  const dug = rowsOf('HDPH', {
    HDPH_TYPE: 'IP',
    HDPH_DIML: '0.60',
    HDPH_DIMW: '0.40',
    HDPH_STAB,
    HDPH_SHOR: 'None',
  })
  expect(listed('methods', { HDPH: dug })).toEqual([
    ['method', 'length', 'width', 'stability', 'shoring'],
    ['IP', '0.60', '0.40', 'Stable', 'None'],
  ])
  const HDIA = rowsOf('HDIA', {
    ...{ HDIA_HOLE: '150', HDIA_TDEP: '0.000', HDIA_HDEP: '15.720', HDIA_METH: 'Open Hole Drilling' },
    ...{ HDIA_CASG: '140', HDIA_CAS: 'PW', HDIA_CDEP: '9.00' },
  })
  expect(listed('diameters', { HDIA })).toEqual([
    ['diameter', 'from', 'to', 'method', 'casingDiameter', 'casingType', 'casingTo'],
    ['150', '0.000', '15.720', 'Open Hole Drilling', '140', 'PW', '9.00'],
  ])
})

test('columns are left out of a table with the rows that differ only in them', () => {
  const definition = FOOT_TABLES.find(({ id }) => id === 'methods')
  const HDPH = rowsOf(
    'HDPH',
    { HDPH_STAB: 'Stable', HDPH_EXC: 'JCB 3CX' },
    { HDPH_STAB: 'Collapsing', HDPH_EXC: 'JCB 3CX' },
  )
  const table = definition && readFootTable(definition, { HDPH })
  if (!table) throw new Error('no methods')
  const left = withoutColumns(table, ['stability'])
  expect(left?.columns.map(({ id }) => id)).toEqual(['plant'])
  expect(left?.rows.map((cells) => cells.map(({ value }) => value))).toEqual([['JCB 3CX']])
  expect(withoutColumns(table, ['stability', 'plant'])).toBeNull()
})

test('runs of window samples and the apparatus of a dynamic probe are separate tables', () => {
  const WINS = rowsOf('WINS', { WINS_TOP: '1.20', WINS_BASE: '2.00', WINS_DIAM: '101', WINS_REC: '80' })
  const DPRG = rowsOf('DPRG', { DPRG_TYPE: 'DPSH-B', DPRG_MASS: '64', DPRG_DROP: '750', DPRG_CONE: '51' })
  expect(listed('windowSamples', { WINS })).toEqual([
    ['from', 'to', 'diameter', 'recovery'],
    ['1.20', '2.00', '101', '80'],
  ])
  expect(listed('probes', { DPRG })).toEqual([
    ['probe', 'mass', 'drop', 'cone'],
    ['DPSH-B', '64', '750', '51'],
  ])
})

test('water added to the hole is listed by depth', () => {
  const WADD = rowsOf(
    'WADD',
    { WADD_TOP: '3.00', WADD_BASE: '3.70', WADD_VOLM: '40' },
    { WADD_TOP: '0.50', WADD_BASE: '1.20', WADD_VOLM: '' },
  )
  expect(listed('waterAdded', { WADD })).toEqual([
    ['from', 'to', 'volume'],
    ['0.50', '1.20', ''],
    ['3.00', '3.70', '40'],
  ])
})

test('the flush return is a range where the least and the greatest differ', () => {
  const flush = (...values: readonly (readonly [string, string])[]) =>
    listed('flush', {
      FLSH: rowsOf(
        'FLSH',
        ...values.map(([FLSH_RETN, FLSH_RETX], at) => ({
          ...{ FLSH_FROM: `${at}.00`, FLSH_TO: `${at + 1}.00` },
          ...{ FLSH_RETN, FLSH_RETX },
        })),
      ),
    })?.map((row) => row[2])
  expect(flush(['90', '100'], ['100', '100'], ['80', ''], ['', '100'], ['', '0'], ['', ''])).toEqual([
    ...['return', '90–100', '100', '80', '≤ 100', '0', ''],
  ])
})

test('water added is listed by its depths, also under headings of programs', () => {
  const WADD = rowsOf('WADD', { WADD_FROM: '2.35', WADD_TO: '7.35', WADD_VOLM: '40' })
  expect(listed('waterAdded', { WADD })).toEqual([
    ['from', 'to', 'volume'],
    ['2.35', '7.35', '40'],
  ])
})

test('chiselling is listed with its start', () => {
  const CHIS = rowsOf('CHIS', { CHIS_FROM: '4.10', CHIS_TO: '4.30', CHIS_STAR: '2018-01-10T09:30:00' })
  expect(listed('chiselling', { CHIS })).toEqual([
    ['from', 'to', 'started'],
    ['4.10', '4.30', '2018-01-10T09:30:00'],
  ])
})

test('remarks by time of AGS 4 and AGS 3 are listed in order of time', () => {
  const TREM = rowsOf(
    'TREM',
    { TREM_DTIM: '2017-07-18T15:00:00', TREM_ETIM: '2017-07-18T16:00:00', TREM_REM: 'Standing time' },
    { TREM_DTIM: '2017-07-18T08:00:00', TREM_DURN: '00:45:00', TREM_REM: 'Inspection pit' },
  )
  expect(listed('timedRemarks', { TREM })).toEqual([
    ['date', 'ended', 'lasted', 'remarks'],
    ['2017-07-18T08:00:00', '', '00:45:00', 'Inspection pit'],
    ['2017-07-18T15:00:00', '2017-07-18T16:00:00', '', 'Standing time'],
  ])
  const ofAgs3 = rowsOf('TREM', { TREM_DATE: '18/07/2001', TREM_TIME: '0800', TREM_REM: 'Rain' })
  expect(listed('timedRemarks', { TREM: ofAgs3 })).toEqual([
    ['date', 'time', 'remarks'],
    ['18/07/2001', '0800', 'Rain'],
  ])
})

test('discontinuities are listed by depth, up to 48; more have a record of their own', () => {
  const joints = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      DISC_TOP: `${count - at}.0`,
      DISC_TYPE: 'J',
      DISC_DIP: '70',
    }))
  const some = listed('discontinuities', { DISC: rowsOf('DISC', ...joints(48)) })
  expect(some?.slice(0, 2)).toEqual([
    ['from', 'discontinuity', 'dip'],
    ['1.0', 'J', '70'],
  ])
  expect(some).toHaveLength(1 + 48)
  expect(listed('discontinuities', { DISC: rowsOf('DISC', ...joints(49)) })).toBeNull()
  expect([48, 49].map((rows) => isTooLongForSheet('DISC', rows))).toEqual([false, true])
  expect(isTooLongForSheet('TREM', 1000)).toBe(false)
})

test('the depths of a table without a lane are looked for below the hole, but for the optional ones', () => {
  const depthsOf = (table: string, { columns }: FootTableDefinition) =>
    columns
      .filter(({ kind }) => kind === 'depth')
      .flatMap(({ headings }) => headings)
      .filter((heading) => !OPTIONAL_DEPTHS[table]?.includes(heading))
  const stated = FOOT_TABLES.flatMap((definition) =>
    definition.tables.map((table): [string, string[]] => [table, depthsOf(table, definition)]),
  )
  const withoutLane = stated.filter(([table, depths]) => !LANE_TABLES.includes(table) && depths.length > 0)
  expect(FOOT_DEPTHS).toEqual(Object.fromEntries(withoutLane))
})
