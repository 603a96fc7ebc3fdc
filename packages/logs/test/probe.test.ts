import { expect, test } from 'vitest'
import { readLog, sharedIncrement } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { probe } from './probe-log.ts'

const hole = { finalDepth: 20, groundLevel: null }

function read(DPRB: ReturnType<typeof probe>) {
  const { lanes, findings } = readLog(hole, { DPRB })
  const marksOf = (id: string) => lanes.find((lane) => lane.id === id)?.marks ?? []
  return { blows: marksOf('probe'), torque: marksOf('torque'), findings }
}

test('blows are steps from the depth of a row over its increment, in the order of depth', () => {
  const { blows } = read(probe(['0.20', '7'], ['0.10', '0'], ['0.30', '12']))
  expect(blows.map(({ top, base, value, label }) => [top, base, value, label])).toEqual([
    [0.1, 0.2, 0, '0'],
    [0.2, 0.3, 7, '7'],
    [0.3, 0.4, 12, '12'],
  ])
  expect(sharedIncrement(blows)).toBe(100)
})

test('50 blows in 70 mm are a lower bound, not a full increment', () => {
  const { blows } = read(probe(['10.50', '11'], ['10.60', '13'], ['10.70', '50', '', '70']))
  expect(blows.at(-1)).toMatchObject({ base: 10.77, value: 50, bound: 'lower', label: '50/70 mm' })
  expect(sharedIncrement(blows)).toBe(100)
})

test('every row with a depth has a mark; texts in place of blows are reported once for all depths', () => {
  const { blows, findings } = read(
    probe(
      ['0', '1', '', ''],
      ['0.1', '-', '', ''],
      ['0.2', '-', '', ''],
      ['0.3', '', '', ''],
      ['0.4', '2', '', ''],
    ),
  )
  expect(blows.map(({ value, label }) => [value, label])).toEqual([
    [1, '1'],
    [undefined, '-'],
    [undefined, '-'],
    [undefined, ''],
    [2, '2'],
  ])
  expect(findings).toMatchObject([{ kind: 'unread', top: 0.1, base: 0.3, text: 'DPRB_BLOW -' }])
})

test('a probe without any blows, as of peat, has no empty lane: its depths are drawn and reported', () => {
  const { lanes, findings } = readLog(hole, { DPRB: probe(['2.03', '', '', '']) })
  expect(lanes.map(({ id, marks }) => [id, marks.map(({ top, label }) => [top, label])])).toEqual([
    ['other', [[2.03, 'DPRB']]],
  ])
  expect(findings).toMatchObject([
    { kind: 'unread', table: 'DPRB', top: 2.03, base: 2.03, text: '', count: 1 },
  ])
})

test('a row without a depth is reported once, although blows and torque are read from it', () => {
  const { findings } = read(probe(['', '5', '20'], ['0.1', '6', '25']))
  expect(findings.map(({ kind }) => kind)).toEqual(['no-depth'])
})

test('torque has its own lane at the depths where it was measured', () => {
  const { torque } = read(probe(['10.9', '13'], ['11.0', '25', '70'], ['11.1', '20']))
  expect(torque.map(({ top, value }) => [top, value])).toEqual([[11, 70]])
})

test('torque of 0.00 in every row was not measured, which is reported', () => {
  const { torque, findings } = read(probe(['0.10', '1', '0.00'], ['0.20', '9', '0.00']))
  expect(torque).toEqual([])
  expect(findings).toMatchObject([{ kind: 'all-zero', text: 'DPRB_TORQ' }])
})

test('increments of 10 mm at rows 100 mm apart are reported, and the steps follow the depths', () => {
  const { blows, findings } = read(
    probe(['5.00', '10', '', '10'], ['5.10', '10', '', '10'], ['5.20', '11', '', '10']),
  )
  expect(blows.map(({ base }) => base)).toEqual([5.1, 5.2, 5.3])
  expect(sharedIncrement(blows)).toBeNull()
  expect(findings).toMatchObject([{ kind: 'disagreement', top: 5 }])
})

test('two tests of one hole are two runs', () => {
  const DPRB = rowsOf(
    'DPRB',
    { LOCA_ID: 'DCP02', DPRG_TESN: '', DPRB_DPTH: '2.80', DPRB_BLOW: '10' },
    { LOCA_ID: 'DCP02', DPRG_TESN: '1', DPRB_DPTH: '2.80', DPRB_BLOW: '10' },
    { LOCA_ID: 'DCP02', DPRG_TESN: '1', DPRB_DPTH: '2.90', DPRB_BLOW: '8' },
  )
  expect(read(DPRB).blows.map(({ run, top, base }) => [run, top, base])).toEqual([
    ['', 2.8, 2.8],
    ['1', 2.8, 2.9],
    ['1', 2.9, 3],
  ])
})

test('a row without blows at the end of a probe is not a reading', () => {
  const DPRB = probe(['4.80', '30'], ['4.90', '50'], ['5.00', ''])
  const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'CLAY' })
  expect(readLog({ finalDepth: 5, groundLevel: null }, { DPRB, GEOL }).findings).toEqual([])
})
