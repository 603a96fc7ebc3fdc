import { expect, test } from 'vitest'
import { read, reading } from './hydrograph-readings.ts'

test.each([
  ['Dry', ''],
  ['DRY at 4.95m', ''],
  ['', 'Dry'],
  ['5.00', 'Dry'],
  ['4.95', 'dry to base'],
  ['Damp', ''],
])('%j with the remark %j is dry and no depth', (text, MOND_REM) => {
  const { points, leftOut } = read(reading(text, { MOND_REM }))
  expect(points.map(({ note, top }) => [note, top])).toEqual([['dry', NaN]])
  expect(leftOut).toEqual([])
})

test.each(['Dry weather', 'not dry', 'Dipped', ''])(
  'the remark %j does not make a reading dry',
  (MOND_REM) => {
    expect(read(reading('2.10', { MOND_REM })).points.map(({ top, note }) => [top, note])).toEqual([
      [2.1, undefined],
    ])
  },
)

test.each(['Blocked', '>5.00', 'No access'])('%j is marked as not read, and reported', (text) => {
  const { points, leftOut } = read(reading(text))
  expect(points.map(({ note }) => note)).toEqual(['not-read'])
  expect(leftOut.map((one) => [one.kind, one.text])).toEqual([['no-number', text]])
})

test('heads, other units, and readings without a date are reported, including dry ones', () => {
  const { points, leftOut } = read(
    reading('11.5', { MOND_TYPE: 'HEAD' }),
    reading('3.1', { MOND_UNIT: 'kPa' }),
    reading('3.1', { MOND_DTIM: '' }),
    reading('Dry', { MOND_DTIM: '' }),
    reading('20', { MOND_TYPE: 'TEMP' }),
  )
  expect(points).toEqual([])
  expect(leftOut.map(({ kind }) => kind)).toEqual(['unit', 'no-date', 'dry', 'not-a-depth'])
})

test.each(['-', ''])(
  'a depth of which the unit is stated as %j is drawn in metres, and listed',
  (MOND_UNIT) => {
    const { points, leftOut, doubts } = read(reading('3.10', { MOND_UNIT }), reading('2.90'))
    expect(points.map(({ top }) => top)).toEqual([3.1, 2.9])
    expect(leftOut).toEqual([])
    expect(doubts.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
      ['assumed-unit', 'MOND_RDNG', `3.10, unit “${MOND_UNIT}”`],
    ])
  },
)

test('a dry reading is dry whatever its unit; metres below ground level are metres', () => {
  const { points } = read(
    reading('5.00', { MOND_UNIT: '-', MOND_REM: 'Dry' }),
    reading('2.10', { MOND_UNIT: 'm bgl' }),
  )
  expect(points.map(({ top, note }) => [top, note])).toEqual([
    [NaN, 'dry'],
    [2.1, undefined],
  ])
})
