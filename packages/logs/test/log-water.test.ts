import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, laneOf } from './read-lanes.ts'

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
