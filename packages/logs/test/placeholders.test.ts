import { expect, test } from 'vitest'
import { FOOT_TABLES, readFootTable, readLog } from '../src/index.ts'
import { joinStrikes } from '../src/sheet/strikes.ts'
import { rowsOf } from './rows.ts'

const hole = { finalDepth: 10, groundLevel: null }
const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '10', GEOL_DESC: 'CLAY' })

test.each([
  ['WSTG', { WSTG_DPTH: '-999' }],
  ['WSTK', { WSTK_DEP: '-999.00' }],
  ['SAMP', { SAMP_TOP: '-9999' }],
  ['ISPT', { ISPT_TOP: '-999', ISPT_NVAL: '10' }],
  ['SCPT', { SCPT_DPTH: '-999', SCPT_RES: '2' }],
  ['IVAN', { IVAN_DPTH: '-999', IVAN_IVAN: '40' }],
  ['HDIA', { HDIA_DPTH: '-999', HDIA_DIAM: '150' }],
  ['MONG', { MONG_DIS: '-999', MONG_TYPE: 'SP' }],
])('a placeholder for a depth of %s does not stretch the log, and is listed', (table, row) => {
  const { extent, findings } = readLog(hole, { GEOL, [table]: rowsOf(table, row) })
  expect(extent).toEqual({ from: 0, to: 10 })
  const text = Object.values(row)[0]
  expect(findings.map((finding) => [finding.kind, finding.text])).toContainEqual(['no-depth', text])
})

test('a placeholder for the standing level is listed as unread', () => {
  const WSTK = rowsOf('WSTK', { WSTK_DEP: '3.00', WSTK_POST: '-999' })
  const { extent, findings } = readLog(hole, { GEOL, WSTK })
  expect(extent.from).toBe(0)
  expect(findings).toMatchObject([{ kind: 'unread', text: '-999' }])
})

test('water and casing of nines are listed, each heading once, and not printed; the row is', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DEP: '6.00', PTIM_WAT: '99999.9990' },
    { PTIM_DEP: '8.00', PTIM_WAT: '9999' },
  )
  const [finding] = readLog(hole, { GEOL, PTIM }).findings
  const text = 'PTIM_WAT 99999.9990 in 2 rows: not a possible depth, and not printed'
  expect(finding).toMatchObject({ kind: 'impossible', table: 'PTIM', text })
  const progress = FOOT_TABLES.find(({ id }) => id === 'progress')
  const printed = progress && readFootTable(progress, { PTIM })
  expect(printed?.rows.map((row) => row.map(({ value }) => value))).toEqual([['6.00'], ['8.00']])
})

test('artesian water stands above ground', () => {
  const WSTK = rowsOf('WSTK', { WSTK_DEP: '3.00', WSTK_POST: '-1.50' })
  expect(readLog(hole, { GEOL, WSTK }).extent.from).toBe(-1.5)
})

test('no levels are given from an impossible ground level', () => {
  const log = readLog({ finalDepth: 10, groundLevel: 1e300 }, { GEOL })
  expect(log.groundLevel).toBeNull()
  expect(log.findings).toMatchObject([{ kind: 'ground-level', text: '1e+300' }])
  expect(readLog({ finalDepth: -999, groundLevel: null }, { GEOL }).findings).toMatchObject([
    { kind: 'final-depth', text: '-999' },
  ])
})

test('a placeholder for the cone resistance is listed, and gives no friction ratio', () => {
  const units: Readonly<Record<string, string>> = { SCPT_RES: 'kPa', SCPT_FRES: 'kPa' }
  const unitOf = (_table: string, heading: string) => units[heading] ?? ''
  const SCPT = rowsOf(
    'SCPT',
    { SCPT_DPTH: '1.00', SCPT_RES: '-999', SCPT_FRES: '20' },
    { SCPT_DPTH: '1.02', SCPT_RES: '1e300', SCPT_FRES: '20' },
    { SCPT_DPTH: '1.04', SCPT_RES: '2000', SCPT_FRES: '20' },
  )
  const { lanes, findings } = readLog(hole, { SCPT }, unitOf)
  const laneOf = (name: string) => lanes.find(({ id }) => id === name)
  expect(laneOf('cone')?.outside.map(({ top }) => top)).toEqual([1, 1.02].toSorted((a, b) => a - b))
  expect([laneOf('cone')?.from, laneOf('cone')?.scaleMax]).toEqual([0, 5])
  expect(laneOf('friction-ratio')?.marks.map(({ top, value }) => [top, value])).toEqual([[1.04, 1]])
  expect(findings.map(({ kind }) => kind)).toEqual(['impossible', 'impossible'])
})

test('an impossible energy ratio is listed once', () => {
  const ISPT = rowsOf(
    'ISPT',
    ...['6', '6', '0', '', '68', '0.66', '6600'].map((ratio, index) => ({
      ISPT_TOP: String(index + 1),
      ISPT_NVAL: '10',
      ISPT_ERAT: ratio,
    })),
  )
  const { findings } = readLog(hole, { ISPT })
  expect(findings[0]?.depths?.map(({ depth }) => depth)).toEqual([1, 2])
  expect(findings.map(({ kind, text, count }) => [kind, text, count])).toEqual([
    ['impossible', 'ISPT_ERAT 6 cannot be right (not 20 to 110 %); no N60 is calculated from it', 2],
    [
      'impossible',
      'ISPT_ERAT 6600 cannot be right (not 20 to 110 %); no N60 is calculated from it',
      undefined,
    ],
  ])
})

test('a strike at 0.00 m whose remark says that no water was met is quoted and not drawn', () => {
  const remark = 'Groundwater was not apparent during boring'
  const WSTG = rowsOf('WSTG', { WSTG_DPTH: '0.00', WSTG_REM: '' }, { WSTG_DPTH: '4.40' })
  const WSTD = rowsOf('WSTD', { WSTG_DPTH: '0.00', WSTD_REM: remark })
  const { lanes, findings } = readLog(hole, { WSTG, WSTD })
  expect(lanes.flatMap(({ marks }) => marks.map(({ top }) => top))).toEqual([4.4])
  expect(findings).toMatchObject([{ kind: 'denied-strike', table: 'WSTG', row: WSTG[0], text: remark }])
  expect(joinStrikes({ WSTG, WSTD }).map(({ data }) => [data.WSTG_DPTH, data.WSTG_REM])).toEqual([
    ['', remark],
    ['4.40', ''],
  ])
})

test.each([
  ['WSTK', { WSTK_DEP: '0.00', WSTK_REM: 'Surface water' }],
  ['WSTG', { WSTG_DPTH: '2.00', WSTG_REM: 'Rose to 1.00 m' }],
])('another strike of %s is drawn', (table, data) => {
  const { lanes, findings } = readLog(hole, { [table]: rowsOf(table, data) })
  expect([lanes.length, findings]).toEqual([1, []])
})

test('a final depth of 0 of a hole with strata is listed as probably not set; the log has no end', () => {
  const log = readLog({ finalDepth: 0, groundLevel: null }, { GEOL })
  expect(log.finalDepth).toBeNull()
  expect(log.findings.map(({ kind }) => kind)).toEqual(['final-depth-unset'])
  const pit = readLog({ finalDepth: 0, groundLevel: null, type: 'TP' }, {})
  expect(pit.findings.map(({ kind }) => kind)).toEqual(['final-depth-unset'])
  expect(readLog({ finalDepth: 0, groundLevel: null }, {}).findings).toEqual([])
})
