import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depthOfRow, LOG_TABLES, readLanes, readLog, strataLane, waterLane } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const hole = { finalDepth: 10, groundLevel: 4.5 }
const stratum = (top: string, base: string, text = 'CLAY') => ({
  GEOL_TOP: top,
  GEOL_BASE: base,
  GEOL_DESC: text,
})
const strataOf = (...data: Record<string, string>[]) => readLog(hole, { GEOL: rowsOf('GEOL', ...data) })
const kinds = (log: ReturnType<typeof readLog>) =>
  log.findings.map(({ kind, top, base }) => [kind, top, base])
const laneOf = (log: ReturnType<typeof readLog>, id: string) =>
  log.lanes.find((lane) => lane.id === id)?.marks ?? []

test('strata without errors give no findings', () => {
  const log = strataOf(stratum('0.00', '3.00'), stratum('3.00', '10.00'))
  expect(log.findings).toEqual([])
  expect(log.lanes.map(({ id }) => id)).toEqual(['strata'])
  expect(log.extent).toEqual({ from: 0, to: 10 })
})

test('gaps, overlaps and rows deeper than the hole are reported with their depths', () => {
  const log = strataOf(stratum('0.00', '3.00'), stratum('2.50', '5.00'), stratum('6.00', '11.00'))
  expect(kinds(log)).toEqual([
    ['overlap', 2.5, 3],
    ['gap', 5, 6],
    ['logged-on', 10, 11],
  ])
  expect(log.extent.to).toBe(11)
})

test('an impossible final depth does not stretch the log, and is reported', () => {
  const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '4' })
  const log = readLog({ finalDepth: 1e300, groundLevel: null }, { GEOL })
  expect([log.extent, log.finalDepth]).toEqual([{ from: 0, to: 4 }, null])
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['final-depth', '1e+300']])
})

test('a gap before the first stratum and one down to the final depth are reported', () => {
  expect(kinds(strataOf(stratum('1.00', '4.00')))).toEqual([
    ['gap', 0, 1],
    ['gap', 4, 10],
  ])
})

test('a reversed stratum is drawn the other way round and reported as stated', () => {
  const log = strataOf(stratum('10.00', '0.00'))
  expect(kinds(log)).toEqual([['reversed', 10, 0]])
  expect(laneOf(log, 'strata')[0]).toMatchObject({ top: 0, base: 10, reversed: true })
})

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

test('a stratum without a base ends where the next begins, the last one with the hole', () => {
  const log = strataOf(stratum('0.00', ''), stratum('4.00', ''))
  expect(laneOf(log, 'strata').map(({ top, base, open }) => [top, base, open])).toEqual([
    [0, 4, true],
    [4, 10, true],
  ])
  expect(log.findings.map(({ kind }) => kind)).toEqual(['no-base', 'no-base'])
})

test('a row without a depth, or with an impossible one, is reported and not drawn', () => {
  const log = strataOf(stratum('', ''), stratum('1e300', 'NaN'))
  expect(log.lanes).toEqual([])
  expect(log.findings.map(({ kind }) => kind)).toEqual(['no-depth', 'no-depth'])
})

test.each([
  [{ ISPT_NVAL: '17', ISPT_REP: 'N=17' }, '17', 17, undefined],
  [{ ISPT_NVAL: '50', ISPT_REP: '50 (25 for 75mm/50 for 55mm)' }, '50/55 mm', 50, 'lower'],
  [{ ISPT_NVAL: '', ISPT_REP: '50/75 mm' }, '50/75 mm', 50, 'lower'],
  [{ ISPT_MAIN: '50', ISPT_PEN3: '75', ISPT_PEN4: '35' }, '50/110 mm', 50, 'lower'],
  [{ ISPT_NVAL: '>50' }, '>50', 50, 'lower'],
  [{ ISPT_REP: 'N=12 (1,2/2,3,3,4)' }, '12', 12, undefined],
  [{ ISPT_REP: 'abandoned' }, 'abandoned', undefined, undefined],
])('a penetration test %j is written %s', (data, label, value, bound) => {
  const log = readLog(hole, { ISPT: rowsOf('ISPT', { ISPT_TOP: '2.00', ...data }) })
  const [mark] = laneOf(log, 'penetration')
  expect([mark?.label, mark?.value, mark?.bound]).toEqual([label, value, bound])
})

test('a sample without a reference is named by its SAMP_ID', () => {
  const SAMP = rowsOf('SAMP', { SAMP_TOP: '5.00', SAMP_TYPE: 'D', SAMP_REF: '', SAMP_ID: '858119' })
  expect(laneOf(readLog(hole, { SAMP }), 'samples')[0]?.label).toBe('D 858119')
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

test('water of AGS 4 and AGS 3 is read alike, and the last reading after a strike is shown', () => {
  const ags4 = readLog(hole, {
    WSTG: rowsOf('WSTG', { WSTG_DPTH: '5.00' }),
    WSTD: rowsOf(
      'WSTD',
      { WSTG_DPTH: '5.00', WSTD_NMIN: '20', WSTD_POST: '3.00' },
      { WSTG_DPTH: '5.00', WSTD_NMIN: '5', WSTD_POST: '4.00' },
    ),
  })
  const ags3 = readLog(hole, {
    WSTK: rowsOf(
      'WSTK',
      { WSTK_DEP: '5.00', WSTK_NMIN: '20', WSTK_POST: '3.00' },
      { WSTK_DEP: '5.00', WSTK_NMIN: '5', WSTK_POST: '4.00' },
    ),
  })
  const findings = (log: typeof ags4) =>
    laneOf(log, 'water').map(({ series, top, label, minor }) => [series, top, label, minor])
  expect(findings(ags4)).toEqual([
    ['strike', 5, '', undefined],
    ['standing', 3, '20 min', undefined],
    ['standing', 4, '5 min', true],
  ])
  expect(findings(ags3)).toEqual(findings(ags4))
})

test('core of AGS 3, fractures above a bound, vane and limits are series', () => {
  const log = readLog(hole, {
    CORE: rowsOf('CORE', {
      CORE_TOP: '5',
      CORE_BOT: '6.5',
      CORE_PREC: '100%',
      CORE_SREC: '80 %',
      CORE_RQD: '60',
    }),
    FRAC: rowsOf('FRAC', { FRAC_TOP: '5', FRAC_BASE: '6', FRAC_FI: '>20' }),
    IVAN: rowsOf('IVAN', { IVAN_DPTH: '1', IVAN_IVAN: '34', IVAN_IVAR: '' }),
    CLSS: rowsOf('CLSS', { SAMP_TOP: '2', SPEC_DPTH: '2.1', CLSS_NMC: '23', CLSS_LL: '45', CLSS_PL: '20' }),
  })
  expect(laneOf(log, 'core').map(({ series, value }) => [series, value])).toEqual([
    ['TCR', 100],
    ['SCR', 80],
    ['RQD', 60],
  ])
  expect(laneOf(log, 'fractures')[0]).toMatchObject({ value: 20, bound: 'lower', label: '>20' })
  expect(laneOf(log, 'strength')).toHaveLength(1)
  expect(laneOf(log, 'moisture').map(({ top }) => top)).toEqual([2.1, 2.1, 2.1])
})

test('pipes, response zones and tips of instruments are distinguished; a tip at 0 is not stated', () => {
  const log = readLog(hole, {
    PIPE: rowsOf(
      'PIPE',
      { PIPE_TOP: '0', PIPE_BOT: '1', PIPE_TYPE: 'PLAIN' },
      { PIPE_TOP: '1', PIPE_BASE: '3', PIPE_TYPE: 'SLOTTED' },
      { PIPE_TOP: '3', PIPE_BOT: '4', PIPE_LEG: 'P201' },
      { PIPE_TOP: '4', PIPE_BOT: '5', PIPE_REM: 'Backfilled with bentonite' },
    ),
    MONG: rowsOf('MONG', { MONG_TRZ: '1', MONG_BRZ: '3' }, { MONG_DIS: '5' }, { MONG_DIS: '0.00' }),
  })
  expect(laneOf(log, 'installation').map(({ series }) => series)).toEqual([
    'plain',
    'slotted',
    'slotted',
    'pipe',
    'zone',
    'tip',
  ])
})

test('a response zone of 0 to 0 was not filled in: it is reported, and only the tip is drawn', () => {
  const zone = { MONP_TRZ: '0.000', MONP_BRZ: '0.000' }
  const log = readLog(hole, {
    MONP: rowsOf('MONP', { MONP_DIS: '0.000', ...zone }, { MONP_DIS: '5.00', ...zone }),
  })
  expect(laneOf(log, 'installation').map(({ series, top }) => [series, top])).toEqual([['tip', 5]])
  expect(log.findings.map(({ kind, top }) => [kind, top])).toEqual([
    ['zone-unset', 0],
    ['zone-unset', 5],
  ])
})

test('backfill ends at BKFL_BASE, or at the BKFL_BOT of AGS 3 files', () => {
  const BKFL = rowsOf(
    'BKFL',
    { BKFL_TOP: '0.00', BKFL_BOT: '1.50', BKFL_LEG: '903' },
    { BKFL_TOP: '1.50', BKFL_BASE: '3.00', BKFL_BOT: '9.00', BKFL_LEG: '904' },
  )
  const log = readLog({ finalDepth: 9, groundLevel: null }, { BKFL })
  expect(laneOf(log, 'backfill').map(({ top, base }) => [top, base])).toEqual([
    [0, 1.5],
    [1.5, 3],
  ])
  expect(log.findings).toEqual([])
})

test('piezometers of AGS 3 have the response zones and tips of their rows in PREF', () => {
  const PREF = rowsOf(
    'PREF',
    { PREF_TDEP: '8.000', PREF_TRPS: '7.000', PREF_BRPS: '9.000', PREF_TYPE: 'SPIE' },
    { PREF_TDEP: '5.45', PREF_TRPS: '', PREF_BRPS: '', PREF_TYPE: '' },
    { PREF_TDEP: '0', PREF_TRPS: '', PREF_BRPS: '3', PREF_TYPE: 'SP' },
  )
  const log = readLog(hole, { PREF })
  expect(
    laneOf(log, 'installation').map(({ series, label, top, base }) => [series, label, top, base]),
  ).toEqual([
    ['zone', 'SPIE', 7, 9],
    ['tip', '', 5.45, 5.45],
  ])
  expect(log.findings.filter(({ table }) => table === 'PREF').map(({ kind }) => kind)).toEqual(['no-top'])
})

const value = fc.oneof(
  fc.constantFrom('', '0.00', '-1', '1e400', '1e999', 'NaN', '5', '3.20', '>20', 'Dry', '99999', '<b>'),
  fc.string(),
  fc.double({ noNaN: false }).map(String),
)
const tables = fc.dictionary(
  fc.constantFrom(...LOG_TABLES),
  fc.array(
    fc.dictionary(
      fc.constantFrom(
        ...'GEOL_TOP GEOL_BASE GEOL_DESC SAMP_TOP SAMP_BASE ISPT_TOP ISPT_NVAL ISPT_REP ISPT_PEN3 SCPT_DPTH SCPT_RES'.split(
          ' ',
        ),
        ...'WSTG_DPTH WSTD_POST WSTK_DEP CORE_TOP CORE_BASE CORE_RQD FRAC_FROM FRAC_FI BKFL_TOP PIPE_TOP MONG_TRZ'.split(
          ' ',
        ),
      ),
      value,
    ),
  ),
)

test('for any rows, every mark has finite depths in order inside the extent', () => {
  fc.assert(
    fc.property(tables, fc.option(fc.double()), (data, finalDepth) => {
      const rows = Object.fromEntries(Object.entries(data).map(([code, all]) => [code, rowsOf(code, ...all)]))
      const { lanes, extent } = readLog({ finalDepth, groundLevel: null }, rows)
      for (const { marks, scaleMax } of lanes) {
        expect(Number.isFinite(scaleMax)).toBe(true)
        for (const { top, base } of marks) {
          expect(extent.from <= top && top <= base && base <= extent.to).toBe(true)
        }
      }
    }),
  )
})

test('an inclined hole is reported with its angle, a vertical one or one without a statement is not', () => {
  const lean = (...angles: string[]) =>
    readLog(hole, {
      HORN: rowsOf(
        'HORN',
        ...angles.map((HORN_INCL) => ({ HORN_TOP: '0.00', HORN_BASE: '10.00', HORN_INCL })),
      ),
    })
  expect(lean('90', '', '-90', '89.8').findings).toEqual([])
  expect(lean('60').findings).toMatchObject([
    { kind: 'inclined', table: 'HORN', top: 0, base: 10, angle: 60 },
  ])
  expect(LOG_TABLES).toContain('HORN')
})

test('overlaps that follow each other are one finding with their number', () => {
  const strata = [
    [0, 2],
    [2, 15],
    [2, 4],
    [4, 9],
    [9, 15],
  ].map(([top, base]) => ({ GEOL_TOP: `${top}`, GEOL_BASE: `${base}` }))
  const { findings } = readLog({ finalDepth: 15, groundLevel: null }, { GEOL: rowsOf('GEOL', ...strata) })
  expect(findings).toMatchObject([{ kind: 'overlap', top: 2, base: 15, count: 3 }])
})

test('only two strata can overlap: one above ground level alone does not', () => {
  const strataOf = (...rows: [string, string][]) =>
    kinds(
      readLog(
        { finalDepth: null, groundLevel: null },
        { GEOL: rowsOf('GEOL', ...rows.map((row) => stratum(...row))) },
      ),
    )
  expect(strataOf(['-12', '0'])).toEqual([['above-ground', -12, 0]])
  expect(strataOf(['-12', '0'], ['-5', '1'])).toContainEqual(['overlap', -5, 0])
})

test('a base that cannot be drawn is quoted, unlike one that is not stated', () => {
  const log = readLog(hole, {
    GEOL: rowsOf('GEOL', stratum('0', '1e300'), stratum('3', '')),
    CORE: rowsOf('CORE', { CORE_TOP: '7', CORE_BASE: 'unknown', CORE_PREC: '90' }),
    BKFL: rowsOf('BKFL', { BKFL_TOP: '2', BKFL_BASE: '' }),
    MONG: rowsOf('MONG', { MONG_TRZ: '1', MONG_BRZ: '1e300' }),
  })
  const bases = log.findings.filter(({ kind }) => kind === 'no-base')
  expect(bases.map(({ table, text }) => [table, text])).toEqual([
    ['GEOL', '1e300'],
    ['GEOL', undefined],
    ['BKFL', undefined],
    ['MONG', '1e300'],
    ['CORE', 'unknown'],
  ])
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

test('impossible recoveries are reported and do not stretch the scale', () => {
  const run = { CORE_TOP: '5', CORE_BASE: '6', CORE_PREC: '140', CORE_SREC: '60', CORE_RQD: 'n/a' }
  const log = readLog(hole, { CORE: rowsOf('CORE', run) })
  expect(log.lanes.find(({ id }) => id === 'core')).toMatchObject({ from: 0, scaleMax: 100 })
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([
    ['impossible', 'TCR 140 % is over 100 %'],
    ['unread', 'CORE_RQD n/a'],
  ])
})

test.each([
  ['penetration', 'ISPT', { ISPT_TOP: '3' }, 'ISPT_NVAL', 50],
  ['probe', 'DPRB', { DPRB_DPTH: '3', DPRB_INC: '100' }, 'DPRB_BLOW', 20],
  ['torque', 'DPRB', { DPRB_DPTH: '3' }, 'DPRB_TORQ', 50],
  ['cone', 'SCPT', { SCPT_DPTH: '3' }, 'SCPT_RES', 5],
  ['pore-pressure', 'SCPT', { SCPT_DPTH: '3' }, 'SCPT_PWP2', 3000],
  ['fractures', 'FRAC', { FRAC_FROM: '3', FRAC_TO: '4' }, 'FRAC_FI', 20],
  ['strength', 'IVAN', { IVAN_DPTH: '3' }, 'IVAN_IVAN', 50],
])(
  'a reading of %s that cannot be is reported with its text, not drawn, and does not stretch the scale',
  (...given) => {
    const [id, table, at, heading, scaleMax] = given
    const values = ['3', '1e300', '-999']
    const rows = rowsOf(table, ...values.map((value) => ({ ...at, [heading]: value })))
    const log = readLog(hole, { [table]: rows })
    const lane = log.lanes.find((one) => one.id === id)
    expect(lane).toMatchObject({ from: 0, scaleMax })
    expect(lane?.marks.map(({ label }) => label).join(' ')).not.toMatch(/1e\+?30\d/)
    const found = log.findings.filter(({ kind }) => kind === 'impossible')
    expect(found[0]).toMatchObject({ table, top: 3 })
    expect(found[0]?.text).toMatch(/^(?:(?:qc|u2) )?1e\+?30\d cannot be right \(over/)
    // An N that is no count is not read at all; all other readings are not drawn.
    const below = log.findings.find(({ text }) =>
      /^(?:(?:qc|u2) )?-999(?:000)? cannot be right \(below/.test(text ?? ''),
    )
    expect(below !== undefined).toBe(table !== 'ISPT')
  },
)

test('the scale of friction ratios begins at 0, also where sleeve friction is below 0', () => {
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_FRR: '-285' }, { SCPT_DPTH: '2', SCPT_FRR: '2' })
  expect(readLog(hole, { SCPT }).lanes).toMatchObject([{ id: 'friction-ratio', from: 0, scaleMax: 10 }])
})

test.each(['NI', 'NR', 'NA', 'n.i.'])(
  'a fracture index of %s is a reading, another text is reported',
  (text) => {
    const zone = { FRAC_FROM: '5', FRAC_TO: '6' }
    const log = readLog(hole, {
      FRAC: rowsOf('FRAC', { ...zone, FRAC_FI: text }, { ...zone, FRAC_FI: 'lots' }),
    })
    expect(laneOf(log, 'fractures').map(({ label, value }) => [label, value])).toEqual([
      [text, undefined],
      ['lots', undefined],
    ])
    expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['unread', 'FRAC_FI lots']])
  },
)

test('a non-plastic soil is written as such, and a limit that is not a number is reported', () => {
  const log = readLog(hole, {
    LLPL: rowsOf('LLPL', { SAMP_TOP: '2', LLPL_LL: '22', LLPL_PL: 'NP' }, { SAMP_TOP: '3', LLPL_LL: '-' }),
  })
  expect(laneOf(log, 'moisture').map(({ series, label, value }) => [series, label, value])).toEqual([
    ['plastic', 'NP', undefined],
    ['liquid', '22', 22],
    ['liquid', '-', undefined],
  ])
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['unread', 'LLPL_LL -']])
})

test('a limit of 0 is not a result: it is counted, and not drawn', () => {
  const log = readLog(hole, {
    LLPL: rowsOf(
      'LLPL',
      { SAMP_TOP: '2', LLPL_LL: '0.0', LLPL_PL: '0.00' },
      { SAMP_TOP: '3', LLPL_LL: '45', LLPL_PL: '0' },
    ),
    LNMC: rowsOf('LNMC', { SAMP_TOP: '2', LNMC_MC: '0' }),
  })
  expect(laneOf(log, 'moisture').map(({ series, top, value }) => [series, top, value])).toEqual([
    ['content', 2, 0],
    ['liquid', 3, 45],
  ])
  expect(log.findings.map(({ kind, text, count }) => [kind, text, count])).toEqual([
    ['zero', 'LLPL_PL and LLPL_LL', 2],
  ])
})

test('a strike that is stated in two rows has the flow and remarks of both', () => {
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '4.00', WSTK_CAS: '3.00', WSTK_FLOW: '' },
    { WSTK_DEP: '4.00', WSTK_CAS: '3.00', WSTK_FLOW: 'Slow' },
  )
  const [strike, ...others] = laneOf(readLog(hole, { WSTK }), 'water')
  expect(others).toEqual([])
  expect(strike?.row).toMatchObject({ id: WSTK[0]?.id, data: { WSTK_CAS: '3.00', WSTK_FLOW: 'Slow' } })
  const WSTG = rowsOf('WSTG', { WSTG_DPTH: '9', WSTG_REM: 'Fast' }, { WSTG_DPTH: '9', WSTG_REM: 'Sealed' })
  expect(laneOf(readLog(hole, { WSTG }), 'water').map(({ row }) => row.data.WSTG_REM)).toEqual([
    'Fast; Sealed',
  ])
})

test('a plastic limit and index stated as 0 beside a liquid limit are shown as stated', () => {
  const LLPL = rowsOf('LLPL', { SAMP_TOP: '2', LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '0' })
  const log = readLog(hole, { LLPL })
  expect(laneOf(log, 'moisture').map(({ series, value, label }) => [series, value, label])).toEqual([
    ['plastic', undefined, 'PL 0, PI 0'],
    ['liquid', 22, '22'],
  ])
  expect(log.findings.map(({ kind, count }) => [kind, count])).toEqual([['possibly-non-plastic', 1]])
})

test('water below its strike, water in words and a strike without a depth are reported', () => {
  const log = readLog(hole, {
    WSTG: rowsOf('WSTG', { WSTG_DPTH: '5.00' }, { WSTG_DPTH: '', WSTG_REM: 'Dry' }),
    WSTD: rowsOf(
      'WSTD',
      { WSTG_DPTH: '5.00', WSTD_NMIN: '20', WSTD_POST: '5.30' },
      { WSTG_DPTH: '5.00', WSTD_NMIN: '40', WSTD_POST: 'Dry' },
      { WSTG_DPTH: '5.00', WSTD_NMIN: '', WSTD_POST: '' },
    ),
  })
  expect(laneOf(log, 'water').map(({ series, top }) => [series, top])).toEqual([
    ['strike', 5],
    ['standing', 5.3],
  ])
  expect(log.findings.map(({ kind, top, base, text }) => [kind, top, base, text])).toEqual([
    ['no-depth', null, null, 'Dry'],
    ['standing-below-strike', 5, 5.3, undefined],
    ['unread', 5, null, 'Dry'],
  ])
})

test.each([
  ['WSTG', { WSTG_DPTH: '6.90', WSTG_REM: 'Overnight' }],
  ['WSTK', { WSTK_DEP: '6.90', WSTK_REM: 'Overnight' }],
])(
  'a strike of %s whose remark says that it is a standing level is drawn as one, and reported',
  (table, data) => {
    const log = readLog(hole, { [table]: rowsOf(table, data) })
    expect(laneOf(log, 'water').map(({ series, top }) => [series, top])).toEqual([['standing', 6.9]])
    expect(log.findings).toMatchObject([{ kind: 'strike-standing', table, top: 6.9, text: 'Overnight' }])
  },
)

test('a standing level that a reading repeats is drawn once; a remark on a reading leaves its strike', () => {
  const WSTG = rowsOf(
    'WSTG',
    { WSTG_DPTH: '0.50', WSTG_REM: 'Groundwater in pit, standing at 0.30m at end of shift' },
    { WSTG_DPTH: '2.30', WSTG_REM: 'Groundwater standing at 2.30m bgl at end of shift' },
  )
  const WSTD = rowsOf(
    'WSTD',
    { WSTG_DPTH: '0.50', WSTD_POST: '0.30' },
    { WSTG_DPTH: '2.30', WSTD_POST: '2.30' },
  )
  const log = readLog(hole, { WSTG, WSTD })
  expect(laneOf(log, 'water').map(({ series, top }) => [series, top])).toEqual([
    ['strike', 0.5],
    ['standing', 0.3],
    ['standing', 2.3],
  ])
  expect(log.findings.map(({ kind, top }) => [kind, top])).toEqual([['strike-standing', 2.3]])
})

test('instruments without all their depths are reported', () => {
  const log = readLog(hole, {
    MONG: rowsOf(
      'MONG',
      { MONG_DIS: '0.00' },
      { MONG_TRZ: '3', MONG_BRZ: '1' },
      { MONG_DIS: '4', MONG_TRZ: '3' },
      { MONG_DIS: '' },
    ),
  })
  expect(laneOf(log, 'installation').map(({ series, top, base }) => [series, top, base])).toEqual([
    ['zone', 1, 3],
    ['tip', 4, 4],
  ])
  expect(log.findings.map(({ kind }) => kind)).toEqual([
    'no-response-zone',
    'reversed',
    'no-base',
    'no-depth',
  ])
})

test('a tip or a slotted pipe outside its response zone is reported; a plain pipe above it is not', () => {
  const log = readLog(hole, {
    MONG: rowsOf(
      'MONG',
      { PIPE_REF: '1', MONG_DIS: '4.50', MONG_TRZ: '2.00', MONG_BRZ: '4.00' },
      { PIPE_REF: '2', MONG_DIS: '9.00', MONG_TRZ: '7.00', MONG_BRZ: '9.00' },
      { PIPE_REF: '3', MONG_DIS: '0.00', MONG_TRZ: '1.00', MONG_BRZ: '2.00' },
    ),
    PIPE: rowsOf(
      'PIPE',
      { PIPE_REF: '1', PIPE_TOP: '0.00', PIPE_BASE: '2.00', PIPE_TYPE: 'PLAIN' },
      { PIPE_REF: '1', PIPE_TOP: '2.00', PIPE_BASE: '4.00', PIPE_TYPE: 'SLOTTED' },
      { PIPE_REF: '2', PIPE_TOP: '6.00', PIPE_BASE: '9.00', PIPE_TYPE: 'SLOTTED' },
      { PIPE_REF: '3', PIPE_TOP: '0.00', PIPE_BASE: '1.00', PIPE_TYPE: 'PLAIN' },
    ),
  })
  expect(log.findings.map(({ kind, top, base, text }) => [kind, top, base, text])).toEqual([
    ['outside-zone', 2, 4, 'tip at 4.50 m'],
    ['outside-zone', 7, 9, 'slotted pipe 6.00 to 9.00 m'],
    ['outside-zone', 1, 2, 'pipe 0.00 to 1.00 m'],
  ])
})

test('of several installations only those with a reference have pipes; one alone has all', () => {
  const PIPE = rowsOf('PIPE', { PIPE_TOP: '0.50', PIPE_BASE: '3.00', PIPE_TYPE: 'SLOTTED' })
  const zone = { MONG_TRZ: '1.00', MONG_BRZ: '3.00' }
  const kindsOf = (...rows: Record<string, string>[]) =>
    readLog(hole, { MONG: rowsOf('MONG', ...rows), PIPE }).findings.map(({ kind }) => kind)
  expect(kindsOf(zone)).toEqual(['outside-zone'])
  expect(kindsOf(zone, { MONG_TRZ: '5.00', MONG_BRZ: '6.00' })).toEqual([])
})

test('a response zone below the hole is reported', () => {
  const log = readLog(hole, { MONG: rowsOf('MONG', { MONG_TRZ: '8.00', MONG_BRZ: '11.00' }) })
  expect(kinds(log)).toEqual([['deeper', 8, 11]])
})

test('a depth above ground level is reported, except of pipes and water', () => {
  const log = readLog(hole, {
    ISPT: rowsOf('ISPT', { ISPT_TOP: '-1.20', ISPT_NVAL: '8' }),
    PIPE: rowsOf('PIPE', { PIPE_TOP: '-0.50', PIPE_BASE: '3', PIPE_TYPE: 'PLAIN' }),
  })
  expect(kinds(log)).toEqual([['above-ground', -1.2, -1.2]])
  expect(log.lanes.map(({ id }) => id)).toEqual(['installation'])
})

test('a ground level above another datum than Ordnance Datum is reported, and the log has its datum', () => {
  const logOf = (datum: string | null) => readLog({ finalDepth: 10, groundLevel: 4.5, datum }, {})
  expect(logOf('CD')).toMatchObject({ datum: 'CD', findings: [{ kind: 'datum', text: 'CD' }] })
  expect(logOf('OD')).toMatchObject({ datum: 'OD', findings: [] })
  expect(logOf(null)).toMatchObject({ datum: null, findings: [] })
})

test('only requested lanes are read, with their findings only', () => {
  const tables = {
    GEOL: rowsOf('GEOL', stratum('0.00', '10.00')),
    ISPT: rowsOf('ISPT', { ISPT_TOP: '', ISPT_NVAL: '12' }),
    WSTG: rowsOf('WSTG', { WSTG_DPTH: '2.00' }),
  }
  const log = readLanes([strataLane, waterLane], hole, tables)
  expect(log.lanes.map(({ id }) => id)).toEqual(['strata', 'water'])
  expect(log.findings).toEqual([])
  expect(readLog(hole, tables).findings.map(({ kind }) => kind)).toEqual(['no-depth'])
})

test.each(['100000', '-100'])(
  'an increment of %s mm of a dynamic probe is reported and moves no depth',
  (inc) => {
    const DPRB = rowsOf(
      'DPRB',
      { DPRB_DPTH: '0.10', DPRB_BLOW: '3', DPRB_INC: '100' },
      { DPRB_DPTH: '0.20', DPRB_BLOW: '4', DPRB_INC: inc },
    )
    const log = readLog({ finalDepth: 5, groundLevel: null }, { DPRB })
    expect(log.extent).toEqual({ from: 0, to: 5 })
    expect(log.findings).toMatchObject([
      { kind: 'impossible', top: 0.2, text: `DPRB_INC ${inc} cannot be right` },
    ])
  },
)
