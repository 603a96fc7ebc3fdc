import { expect, test } from 'vitest'
import { readInSituTests, readLog } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'

const hole = { finalDepth: 5, groundLevel: null }
const spt = (top: string, n: string) => ({ LOCA_ID: 'DCP05', ISPT_TOP: top, ISPT_NVAL: n, ISPT_TYPE: 'S' })

test('a test that two rows state alike is drawn and printed once, with a note', () => {
  const ISPT = rowsOf('ISPT', spt('1.00', '10'), spt('1.0', ' 10 '), spt('2.00', '12'))
  const log = readLog(hole, { ISPT })
  expect(log.lanes.map(({ id, marks }) => [id, marks.map(({ top }) => top)])).toEqual([
    ['penetration', [1, 2]],
  ])
  expect(log.findings).toMatchObject([
    { kind: 'stated-twice', table: 'ISPT', top: 1, base: 1, count: 1, depths: [{ depth: 1, rows: 2 }] },
  ])
  expect(readInSituTests({ ISPT }, vaneWords).map(({ top, result }) => [top, result])).toEqual([
    [1, 'N=10'],
    [2, 'N=12'],
  ])
})

test('rows that differ in any value stay two tests and are listed as tests at one depth', () => {
  const ISPT = rowsOf('ISPT', spt('2.00', '10'), spt('2.00', '12'), spt('2.00', '12'))
  const log = readLog(hole, { ISPT })
  expect(log.lanes[0]?.marks.map(({ value }) => value)).toEqual([10, 12])
  expect(log.findings.map(({ kind, depths }) => [kind, depths])).toEqual([
    ['stated-twice', [{ depth: 2, rows: 3 }]],
    ['several-tests', [{ depth: 2, rows: 2 }]],
  ])
})

test('readings of two pushes of a cone, or blows of one penetrometer, at a depth are no finding', () => {
  const cone = (test: string) => ({ SCPG_TESN: test, SCPT_DPTH: '1.00', SCPT_RES: '2' })
  const blows = (count: string) => ({ DCPG_TESN: '1', DCPG_DPTH: '0.30', DCPT_CBLO: count, DCPT_PEN: count })
  const SCPT = rowsOf('SCPT', cone('1'), cone('2'))
  const DCPT = rowsOf('DCPT', blows('1'), blows('2'))
  expect(readLog(hole, { SCPT, DCPT }).findings).toEqual([])
})

test('of many depths the first five are named, in their order', () => {
  const rows = [9, 2, 3, 4, 5, 6].flatMap((depth) => [spt(`${depth}.00`, '10'), spt(`${depth}.00`, '10')])
  const [finding] = readLog({ finalDepth: 10, groundLevel: null }, { ISPT: rowsOf('ISPT', ...rows) }).findings
  expect([finding?.count, finding?.depths?.map(({ depth }) => depth)]).toEqual([6, [2, 3, 4, 5, 6]])
})
