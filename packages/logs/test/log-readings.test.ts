import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, laneOf } from './read-lanes.ts'

test('a sample without a reference is named by its SAMP_ID', () => {
  const SAMP = rowsOf('SAMP', { SAMP_TOP: '5.00', SAMP_TYPE: 'D', SAMP_REF: '', SAMP_ID: '858119' })
  expect(laneOf(readLog(hole, { SAMP }), 'samples')[0]?.label).toBe('D 858119')
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

test('a plastic limit and index stated as 0 beside a liquid limit are shown as stated', () => {
  const LLPL = rowsOf('LLPL', { SAMP_TOP: '2', LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '0' })
  const log = readLog(hole, { LLPL })
  expect(laneOf(log, 'moisture').map(({ series, value, label }) => [series, value, label])).toEqual([
    ['plastic', undefined, 'PL 0, PI 0'],
    ['liquid', 22, '22'],
  ])
  expect(log.findings.map(({ kind, count }) => [kind, count])).toEqual([['possibly-non-plastic', 1]])
})
