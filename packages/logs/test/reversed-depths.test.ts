import { expect, test } from 'vitest'
import { depthOfRow, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, kinds, laneOf, stratum } from './read-lanes.ts'

test.each([
  ['details', 'DETL', { DETL_TOP: '10.60', DETL_BASE: '2.00', DETL_DESC: 'band' }],
  ['core', 'CORE', { CORE_TOP: '10.60', CORE_BASE: '2.00', CORE_PREC: '80' }],
  ['fractures', 'FRAC', { FRAC_FROM: '10.60', FRAC_TO: '2.00', FRAC_FI: '3' }],
  ['installation', 'MONG', { MONG_TRZ: '10.60', MONG_BRZ: '2.00', MONG_TYPE: 'SP' }],
  ['recovery', 'WINS', { WINS_TOP: '10.60', WINS_BASE: '2.00', WINS_REC: '80' }],
  ['permeability', 'IPRG', { IPRG_TOP: '10.60', IPRG_BASE: '2.00', IPRG_IPRM: '1E-6' }],
])('a mark of %s whose base is above its top in the file is marked as such', (id, table, data) => {
  const inOrder = Object.fromEntries(
    Object.entries(data).map(([heading, value]) => [heading, value === '2.00' ? '12.00' : value]),
  )
  const log = readLog(hole, { [table]: rowsOf(table, data, inOrder) })
  expect(laneOf(log, id).map(({ top, base, reversed }) => [top, base, reversed])).toEqual([
    [2, 10.6, true],
    [10.6, 12, undefined],
  ])
})

test('a sample whose base is above its top is at its top, which identifies it', () => {
  const SAMP = rowsOf('SAMP', { SAMP_TOP: '6.50', SAMP_BASE: '2.90', SAMP_TYPE: 'U', SAMP_REF: '24' })
  const log = readLog(hole, { SAMP })
  expect(laneOf(log, 'samples')).toMatchObject([{ top: 6.5, base: 6.5, reversed: true }])
  expect(kinds(log)).toEqual([['base-unused', 6.5, 2.9]])
  expect(SAMP.map(depthOfRow)).toEqual([{ top: 6.5, base: 6.5 }])
})

test('backfill whose base is above its top is not drawn, and is reported once', () => {
  const log = readLog(hole, { BKFL: rowsOf('BKFL', { BKFL_TOP: '6.50', BKFL_BASE: '2.90' }) })
  expect(laneOf(log, 'backfill')).toEqual([])
  expect(kinds(log)).toEqual([['base-unused', 6.5, 2.9]])
})

test('rows of tables without a lane whose base is above their top are reported, and not changed', () => {
  const HDPH = rowsOf(
    'HDPH',
    { HDPH_TOP: '9.00', HDPH_BASE: '2.00' },
    { HDPH_TOP: '9.00', HDPH_BASE: '9.50' },
  )
  const CHIS = rowsOf('CHIS', { CHIS_FROM: '5.00', CHIS_TO: '4.50' }, { CHIS_FROM: '5.00', CHIS_TO: '0.00' })
  expect(kinds(readLog(hole, { HDPH, CHIS }))).toEqual([
    ['reversed-kept', 9, 2],
    ['reversed-kept', 5, 4.5],
  ])
})

test('a sample base of 0.00 below its top counts as not stated', () => {
  const log = readLog(hole, {
    SAMP: rowsOf('SAMP', { SAMP_TOP: '5.00', SAMP_BASE: '0.00', SAMP_TYPE: 'D', SAMP_REF: '2' }),
  })
  expect(laneOf(log, 'samples')[0]).toMatchObject({ top: 5, base: 5, label: 'D2' })
  expect(log.findings).toEqual([])
})

test('a detail with a base of 0 below its top is at a point; another reversed one is reported', () => {
  const log = readLog(hole, {
    DETL: rowsOf(
      'DETL',
      { DETL_TOP: '1.19', DETL_BASE: '0', DETL_DESC: 'Cobble' },
      { DETL_TOP: '2.00', DETL_BASE: '0.00', DETL_DESC: 'Root' },
      { DETL_TOP: '3.00', DETL_BASE: '', DETL_DESC: 'Shell' },
      { DETL_TOP: '0.00', DETL_BASE: '0.50', DETL_DESC: 'Brick' },
      { DETL_TOP: '5.00', DETL_BASE: '4.00', DETL_DESC: 'Silt' },
    ),
  })
  expect(laneOf(log, 'details').map(({ top, base, label }) => [top, base, label])).toEqual([
    [0, 0.5, 'Brick'],
    [1.19, 1.19, 'Cobble'],
    [2, 2, 'Root'],
    [3, 3, 'Shell'],
    [4, 5, 'Silt'],
  ])
  expect(kinds(log)).toEqual([['reversed', 5, 4]])
})

test('the depth of a row with a base of 0 below its top is its top', () => {
  const [row] = rowsOf('DETL', { DETL_TOP: '1.19', DETL_BASE: '0' })
  expect(row && depthOfRow(row)).toEqual({ top: 1.19, base: 1.19 })
})

test('a row with a base and no top is reported and not drawn, and so is a core run without a base', () => {
  const log = readLog(hole, {
    GEOL: rowsOf('GEOL', stratum('', '10.00')),
    CORE: rowsOf(
      'CORE',
      { CORE_TOP: '', CORE_BASE: '6.5', CORE_PREC: '90' },
      { CORE_TOP: '7', CORE_BASE: '', CORE_PREC: '90' },
    ),
  })
  // With nothing else to draw, the depth that is stated is shown.
  expect(log.lanes).toMatchObject([{ id: 'other', marks: [{ label: 'CORE', top: 7 }] }])
  expect(kinds(log)).toEqual([
    ['no-top', null, 10],
    ['no-top', null, 6.5],
    ['no-base', 7, null],
  ])
})
