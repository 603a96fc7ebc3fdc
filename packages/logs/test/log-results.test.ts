import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, laneOf } from './read-lanes.ts'

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

test('a remark that says non-plastic is written in place of the plastic limit, also of one of 0', () => {
  const log = readLog(hole, {
    LLPL: rowsOf(
      'LLPL',
      { SAMP_TOP: '2', LLPL_REM: 'Non-Plastic' },
      { SAMP_TOP: '3', LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '0', LLPL_REM: 'Non-plastic; 4 point test' },
    ),
  })
  const marks = laneOf(log, 'moisture').toSorted((a, b) => a.top - b.top)
  expect(marks.map(({ series, top, label, value }) => [series, top, label, value])).toEqual([
    ['plastic', 2, 'Non-Plastic', undefined],
    ['liquid', 3, '22', 22],
    ['plastic', 3, 'Non-plastic', undefined],
  ])
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
