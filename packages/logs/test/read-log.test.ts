import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOG_TABLES, readLanes, readLog, strataLane, waterLane } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, kinds, stratum } from './read-lanes.ts'

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
        ...'GEOL_TOP GEOL_BASE GEOL_DESC SAMP_TOP SAMP_BASE ISPT_TOP ISPT_NVAL ISPT_REP'.split(' '),
        ...'ISPT_PEN3 SCPT_DPTH SCPT_RES WSTG_DPTH WSTD_POST WSTK_DEP CORE_TOP CORE_BASE'.split(' '),
        ...'CORE_RQD FRAC_FROM FRAC_FI BKFL_TOP PIPE_TOP MONG_TRZ'.split(' '),
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
