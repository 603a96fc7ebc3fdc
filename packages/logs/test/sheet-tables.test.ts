import { expect, test } from 'vitest'
import {
  FOOT_TABLES,
  readFootTable,
  withoutColumns,
  readInSituTests,
  readLog,
  SHEET_TABLES,
  type Tables,
} from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'

/** Values of a table by its id, with the ids of its columns first. */
function listed(id: string, tables: Tables): (readonly string[])[] | null {
  const definition = FOOT_TABLES.find((one) => one.id === id)
  const table = definition && readFootTable(definition, tables)
  return table
    ? [table.columns.map((column) => column.id), ...table.rows.map((row) => row.map(({ value }) => value))]
    : null
}

test('strikes of AGS 4 have their levels after minutes, and each strike is listed once', () => {
  const WSTG = rowsOf(
    'WSTG',
    { WSTG_DPTH: '9.40', WSTG_CAS: '9.00', WSTG_REM: 'Fast' },
    { WSTG_DPTH: '15.00' },
  )
  const WSTD = rowsOf(
    'WSTD',
    { WSTG_DPTH: '9.40', WSTD_NMIN: '20', WSTD_POST: '6.20' },
    { WSTG_DPTH: '9.40', WSTD_NMIN: '5', WSTD_POST: '6.90' },
  )
  expect(listed('strikes', { WSTG, WSTD })).toEqual([
    ['struck', 'rose', 'minutes', 'casing', 'remarks'],
    ['9.40', '6.90', '5', '9.00', 'Fast'],
    ['', '6.20', '20', '', ''],
    ['15.00', '', '', '', ''],
  ])
})

test('strikes of AGS 3 are rows of WSTK', () => {
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '4.00', WSTK_NMIN: '0', WSTK_POST: '4.00', WSTK_CAS: '3.00' },
    { WSTK_DEP: '4.00', WSTK_NMIN: '20', WSTK_POST: '3.10', WSTK_CAS: '3.00' },
  )
  expect(listed('strikes', { WSTK })).toEqual([
    ['struck', 'rose', 'minutes', 'casing'],
    ['4.00', '4.00', '0', '3.00'],
    ['', '3.10', '20', ''],
  ])
})

test('flow and remarks of any row of a strike are listed', () => {
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '4.00', WSTK_NMIN: '0', WSTK_POST: '4.00' },
    { WSTK_DEP: '4.00', WSTK_NMIN: '20', WSTK_POST: '3.10', WSTK_FLOW: 'Slow', WSTK_CAS: '3.00' },
  )
  expect(listed('strikes', { WSTK })).toEqual([
    ['struck', 'rose', 'minutes', 'casing', 'remarks'],
    ['4.00', '4.00', '0', '', ''],
    ['', '3.10', '20', '3.00', 'Slow'],
  ])
  const WSTG = rowsOf(
    'WSTG',
    { WSTG_DPTH: '9.40', WSTG_REM: 'Fast' },
    { WSTG_DPTH: '9.40', WSTG_REM: 'Sealed', WSTG_CAS: '9.00' },
  )
  const WSTD = rowsOf(
    'WSTD',
    { WSTG_DPTH: '9.40', WSTD_NMIN: '5', WSTD_POST: '6.90', WSTD_REM: 'Rising' },
    { WSTG_DPTH: '9.40', WSTD_NMIN: '20', WSTD_POST: '6.20', WSTD_REM: 'Flow 2 l/min' },
  )
  expect(listed('strikes', { WSTG, WSTD })).toEqual([
    ['struck', 'rose', 'minutes', 'casing', 'remarks'],
    ['9.40', '6.90', '5', '9.00', 'Fast; Sealed; Rising'],
    ['', '6.20', '20', '', 'Flow 2 l/min'],
  ])
  expect(listed('strikes', { WSTG })).toEqual([
    ['struck', 'casing', 'remarks'],
    ['9.40', '9.00', 'Fast; Sealed'],
  ])
})

test.each([
  { WSTG: rowsOf('WSTG', { WSTG_DPTH: '6.90', WSTG_CAS: '6.00', WSTG_REM: 'Overnight' }) },
  { WSTK: rowsOf('WSTK', { WSTK_DEP: '6.90', WSTK_CAS: '6.00', WSTK_REM: 'Overnight' }) },
])('a strike whose remark says that it is a standing level is listed as one: %o', (tables) => {
  expect(listed('strikes', tables)).toEqual([
    ['rose', 'casing', 'remarks'],
    ['6.90', '6.00', 'Overnight'],
  ])
})

test('progress is in order of time, and a table without rows is left out', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DTIM: '2000-02-16T18:00:00', PTIM_DPTH: '25.00', PTIM_CAS: '13.00' },
    { PTIM_DTIM: '2000-02-15T08:00:00', PTIM_DPTH: '0.00' },
  )
  expect(listed('progress', { PTIM })).toEqual([
    ['date', 'depth', 'casing'],
    ['2000-02-15T08:00:00', '0.00', ''],
    ['2000-02-16T18:00:00', '25.00', '13.00'],
  ])
  expect(listed('chiselling', { PTIM })).toBeNull()
  expect(listed('casings', { CDIA: rowsOf('CDIA', { CDIA_DPTH: '' }) })).toBeNull()
})

test('progress of a day of which a row has no time is in order of depth, then as in the file', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DTIM: '2000-02-15T08:00:00', PTIM_DPTH: '0.00' },
    { PTIM_DTIM: '2000-02-15T17:30:00', PTIM_DPTH: '12.00', PTIM_WAT: '4.00' },
    { PTIM_DTIM: '2000-02-15', PTIM_DPTH: '12.00', PTIM_WAT: '3.50' },
    { PTIM_DTIM: '2000-02-14', PTIM_DPTH: '0.00' },
    { PTIM_DPTH: '20.00' },
  )
  expect(listed('progress', { PTIM })?.slice(1)).toEqual([
    ['2000-02-14', '0.00', ''],
    ['2000-02-15T08:00:00', '0.00', ''],
    ['2000-02-15T17:30:00', '12.00', '4.00'],
    ['2000-02-15', '12.00', '3.50'],
    ['', '20.00', ''],
  ])
})

test('midnight in the progress of a day with other times is no time', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DTIM: '2019-11-25T00:00:00', PTIM_DPTH: '23.50' },
    { PTIM_DTIM: '2019-11-25T09:00:00', PTIM_DPTH: '12.70' },
    { PTIM_DTIM: '2019-11-15T17:00:00', PTIM_DPTH: '12.70' },
  )
  expect(
    listed('progress', { PTIM })
      ?.slice(1)
      .map(([, depth]) => depth),
  ).toEqual(['12.70', '12.70', '23.50'])
})

test('progress of AGS 3 is in order of its days, not of its depths alone', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DATE: '10/02/2001', PTIM_TIME: '0800', PTIM_DEP: '8.00' },
    { PTIM_DATE: '10/02/2001', PTIM_TIME: '', PTIM_DEP: '6.00' },
    { PTIM_DATE: '09/02/2001', PTIM_TIME: '1700', PTIM_DEP: '8.00' },
    { PTIM_DATE: '09/02/2001', PTIM_TIME: '0930', PTIM_DEP: '1.20' },
  )
  expect(listed('progress', { PTIM })?.slice(1)).toEqual([
    ['09/02/2001', '0930', '1.20'],
    ['09/02/2001', '1700', '8.00'],
    ['10/02/2001', '', '6.00'],
    ['10/02/2001', '0800', '8.00'],
  ])
})

test.each([
  ['', 'dry', 'dry'],
  ['', 'DAMP', 'DAMP'],
  ['DRY', '', 'DRY'],
  ['0.00', 'dry', 'dry'],
  ['30.000', '30.00', '30.000'],
  ['29.10', '', '29.10'],
])('water at %j with the text %j is printed as %j beside tests and progress', (depth, text, printed) => {
  const PTIM = rowsOf('PTIM', { PTIM_DEP: '3.750', PTIM_CAS: '0.000', PTIM_WAT: depth, PTIM_WTXT: text })
  expect(listed('progress', { PTIM })).toEqual([
    ['depth', 'casing', 'water'],
    ['3.750', '0.000', printed],
  ])
  const ISPT = rowsOf('ISPT', { ISPT_TOP: '2.50', ISPT_NVAL: '9', ISPT_WAT: depth, ISPT_WTXT: text })
  expect(readInSituTests({ ISPT }, vaneWords).map(({ water }) => water)).toEqual([printed])
})

test('a test whose statements contradict each other is marked', () => {
  const ISPT = rowsOf(
    'ISPT',
    { ISPT_TOP: '1.50', ISPT_NVAL: '30', ISPT_REP: 'N=25 (3,4/5,6,7,7)' },
    { ISPT_TOP: '3.00', ISPT_NVAL: '25', ISPT_REP: 'N=25 (3,4/5,6,7,7)' },
  )
  expect(readInSituTests({ ISPT }, vaneWords).map(({ result }) => result)).toEqual([
    'N=30 (3,4/5,6,7,7) *',
    'N=25 (3,4/5,6,7,7)',
  ])
})

test('tests in the hole are listed by depth with casing and water; several at one depth are one', () => {
  const ISPT = rowsOf(
    'ISPT',
    { ISPT_TOP: '5.00', ISPT_NVAL: '25', ISPT_CAS: '4.50', ISPT_WAT: 'Dry' },
    { ISPT_TOP: '2.00', ISPT_REP: '50/75 mm', ISPT_TYPE: 'C' },
  )
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '3.00', IVAN_IVAN: '45', IVAN_IVAR: '12' },
    { IVAN_DPTH: '3.00', IVAN_IVAN: '>140' },
    { IVAN_DPTH: '', IVAN_IVAN: '30' },
  )
  const tests = readInSituTests({ ISPT, IVAN }, vaneWords)
  expect(tests.map(({ top, type, result, casing, water }) => [top, type, result, casing, water])).toEqual([
    [2, 'SPT(C)', '50/75mm', '', ''],
    [3, 'Vane', '45 kPa (remoulded 12), >140 kPa', '', ''],
    [5, 'SPT', 'N=25', '4.50', 'Dry'],
  ])
})

test('a unit that all results at one depth have is printed once', () => {
  const IVAN = rowsOf(
    'IVAN',
    ...['30', '36', '>140'].map((IVAN_IVAN, index) => ({
      IVAN_DPTH: '2.50',
      IVAN_IVAN,
      IVAN_TESN: String(index),
    })),
  )
  expect(readInSituTests({ IVAN }, vaneWords).map(({ result }) => result)).toEqual(['30, 36, >140 kPa'])
})

test.each([{ ISPT_REP: 'N=20 (C)' }, { ISPT_TYPE: 'SPT(C)' }, { ISPT_TYPE: 'Solid cone' }])(
  '%j is printed as a test with the cone',
  (values) => {
    const ISPT = rowsOf('ISPT', { ISPT_TOP: '1.00', ISPT_NVAL: '20', ...values })
    expect(readInSituTests({ ISPT }, vaneWords).map(({ type }) => type)).toEqual(['SPT(C)'])
  },
)

test('a printed log reads the tables of strikes, chiselling, progress, methods and remarks', () => {
  for (const code of ['GEOL', 'WSTG', 'WSTK', 'CHIS', 'PTIM', 'HDPH', 'CDIA', 'MONG', 'DREM', 'IPID'])
    expect(SHEET_TABLES).toContain(code)
})

test('blows of a dynamic probe are a lane of the log', () => {
  const DPRB = rowsOf('DPRB', { DPRB_DPTH: '0.10', DPRB_BLOW: '3' }, { DPRB_DPTH: '0.20', DPRB_BLOW: '26' })
  const { lanes } = readLog({ finalDepth: 0.2, groundLevel: null }, { DPRB })
  expect(
    lanes.map(({ id, scaleMax, marks }) => [id, scaleMax, marks.map(({ top, value }) => [top, value])]),
  ).toEqual([
    [
      'probe',
      30,
      [
        [0.1, 3],
        [0.2, 26],
      ],
    ],
  ])
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

test('columns are left out of a table with the rows that only they tell apart', () => {
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

test('pipes of AGS 3 files are listed with the code of their legend', () => {
  const PIPE = rowsOf(
    'PIPE',
    { PIPE_TOP: '0.00', PIPE_BOT: '1.00', PIPE_LEG: 'P101', PIPE_CONS: 'Plain Pipe' },
    { PIPE_TOP: '1.00', PIPE_BOT: '3.00', PIPE_LEG: 'P201', PIPE_DESC: '50mm ID' },
  )
  expect(listed('pipes', { PIPE })).toEqual([
    ['from', 'to', 'pipe', 'construction', 'remarks'],
    ['0.00', '1.00', 'P101', 'Plain Pipe', ''],
    ['1.00', '3.00', 'P201', '', '50mm ID'],
  ])
})

test('piezometers of AGS 3 are listed among the installations', () => {
  const PREF = rowsOf('PREF', {
    ...{ PREF_TDEP: '12.700', PREF_TYPE: 'SPIE', PREF_TRPS: '7.000', PREF_BRPS: '13.000' },
    ...{ PREF_DATE: '09/04/2003', PREF_REM: 'Stop cock cover' },
  })
  expect(listed('instruments', { PREF })).toEqual([
    ['instrument', 'tip', 'zoneFrom', 'zoneTo', 'date', 'remarks'],
    ['SPIE', '12.700', '7.000', '13.000', '09/04/2003', 'Stop cock cover'],
  ])
  expect(SHEET_TABLES).toContain('PREF')
})

test('backfill of AGS 3 files is listed with its BKFL_BOT', () => {
  const BKFL = rowsOf('BKFL', { BKFL_TOP: '0.00', BKFL_BOT: '1.50', BKFL_LEG: '903' })
  expect(listed('backfill', { BKFL })).toEqual([
    ['from', 'to', 'material'],
    ['0.00', '1.50', '903'],
  ])
})

test('pipes of AGS 3 are listed with identifier and depth of their installation, one after another', () => {
  const pipe = (MONP_ID: string, MONP_DIS: string, PIPE_TOP: string, PIPE_BOT: string) => ({
    ...{ MONP_ID, MONP_DIS, PIPE_TOP, PIPE_BOT },
  })
  const PIPE = rowsOf(
    'PIPE',
    pipe('B', '20.800', '0.000', '20.800'),
    pipe('A', '0.000', '1.000', '2.750'),
    pipe('A', '0.000', '0.000', '1.000'),
  )
  expect(listed('pipes', { PIPE })).toEqual([
    ['reference', 'installedAt', 'from', 'to'],
    ['A', '', '0.000', '1.000'],
    ['A', '', '1.000', '2.750'],
    ['B', '20.800', '0.000', '20.800'],
  ])
})

test.each([
  ['MONG', { MONG_DIS: '0.00', MONG_TRZ: '1', MONG_BRZ: '2' }],
  ['MONP', { MONP_DIS: '0.000', MONP_TRZ: '1', MONP_BRZ: '2' }],
  ['PREF', { PREF_TDEP: '0', PREF_TRPS: '1', PREF_BRPS: '2' }],
])('an installation depth of 0 in %s was not filled in and is not listed', (table, data) => {
  expect(listed('instruments', { [table]: rowsOf(table, data) })).toEqual([
    ['zoneFrom', 'zoneTo'],
    ['1', '2'],
  ])
})

test('a response zone of 0 to 0 was not filled in and is not listed', () => {
  const MONP = rowsOf('MONP', { MONP_ID: 'S1', MONP_DIS: '0.000', MONP_TRZ: '0.000', MONP_BRZ: '0.000' })
  expect(listed('instruments', { MONP })).toEqual([['reference'], ['S1']])
})

test('damp ground is no water strike: its depth is in the remark, and casing of 0 is none', () => {
  const filler = { WSTK_CAS: '0.000', WSTK_SEAL: '0.000' }
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '1.000', WSTK_FLOW: 'Damp', ...filler },
    { WSTK_DEP: '2.300', WSTK_FLOW: 'Slow influx', ...filler },
    { WSTK_DEP: '4.000', WSTK_FLOW: 'Damp', WSTK_POST: '3.00' },
  )
  expect(listed('strikes', { WSTK })).toEqual([
    ['struck', 'rose', 'remarks'],
    ['', '', 'Damp at 1.00 m'],
    ['2.300', '', 'Slow influx'],
    ['4.000', '3.00', 'Damp'],
  ])
  const { lanes } = readLog({ finalDepth: 5, groundLevel: null }, { WSTK })
  const marks = lanes.find(({ id }) => id === 'water')?.marks ?? []
  expect(marks.map(({ top, series, label }) => [top, series, label])).toEqual([
    [1, 'damp', 'Damp'],
    [2.3, 'strike', ''],
    [4, 'strike', ''],
    [3, 'standing', ''],
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

test('the time of a strike of AGS 3 is listed, and midnight is none', () => {
  const strike = (WSTK_TIME: string) => ({
    WSTK: rowsOf('WSTK', { WSTK_DEP: '1.20', WSTK_DATE: '09/03/2021', WSTK_TIME }),
  })
  expect(listed('strikes', strike('1215'))).toEqual([
    ['struck', 'date', 'time'],
    ['1.20', '09/03/2021', '1215'],
  ])
  for (const none of ['0000', '00:00', '000', '0'])
    expect(listed('strikes', strike(none))?.[0]).toEqual(['struck', 'date'])
})
