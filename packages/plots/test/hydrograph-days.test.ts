import { expect, test } from 'vitest'
import { plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { dip, read, reading, visit } from './hydrograph-readings.ts'

const at = (time: string, text: string, rest: Record<string, string> = {}) =>
  reading(text, { MOND_DTIM: `2021-03-${time}`, ...rest })

test.each(['hydrograph', 'water'])('in %s, readings of a day that all agree count once', (id) => {
  const rows = rowsOf(
    'MOND',
    at('09T12:00:30', '4.70'),
    at('09T12:00:05', '4.700'),
    at('09T12:01:00', '4.7'),
    at('10T12:00:00', '4.70'),
    at('10T12:00:30', '4.70', { MONG_ID: '2' }),
  )
  const { points } = plotNamed(id, () => undefined)?.read({ MOND: rows }, () => '') ?? expect.fail(id)
  expect(points.map(({ text, repeats = [] }) => [text, repeats.map((row) => rows.indexOf(row))])).toEqual([
    ['2021-03-09T12:00:05', [0, 2]],
    ['2021-03-10T12:00:00', []],
    ['2021-03-10T12:00:30', []],
  ])
})

test('a data logger keeps each reading of a day on which its depths differ', () => {
  const { points } = read(at('09T00:00:00', '1.20'), at('09T06:00:00', '1.20'), at('09T12:00:00', '1.21'))
  expect(points.map(({ top, repeats }) => [top, repeats])).toEqual([
    [1.2, undefined],
    [1.2, undefined],
    [1.21, undefined],
  ])
})

test('dry visits of a day count once, as do equal visits without a reading; others stay', () => {
  const { points, leftOut } = read(
    ...[at('09T09:00:00', 'Dry'), at('09T10:00:00', 'Dry')],
    ...[at('10T09:00:00', 'Dry'), at('10T10:00:00', '4.10')],
    ...[at('11T09:00:00', 'Blocked'), at('11T10:00:00', 'Blocked'), at('11T11:00:00', 'No access')],
  )
  expect(points.map(({ note, repeats = [] }) => [note, repeats.length])).toEqual([
    ['dry', 1],
    ['dry', 0],
    [undefined, 0],
    ['not-read', 1],
    ['not-read', 0],
  ])
  expect(leftOut).toHaveLength(2)
})

test.each([
  { MONR: rowsOf('MONR', visit('0.85', 'Permeability results'), visit('', 'Permeability results - Dry')) },
  { MOND: rowsOf('MOND', dip('0.85', 'Falling head test'), dip('Dry', 'Falling head test')) },
])('readings of a permeability test are counted, and drawn in neither plot', (tables) => {
  for (const id of ['hydrograph', 'water']) {
    const { points, leftOut } = plotNamed(id, () => undefined)?.read(tables, () => '') ?? expect.fail(id)
    expect(points).toEqual([])
    expect(leftOut.map(({ kind }) => kind)).toEqual(['test', 'test'])
  }
})
