import { expect, test } from 'vitest'
import { binCount, binDays, binDepths } from '@groundsheet/readings'
import { formatDateRange, parseDateRange, parseDay } from '../../src/url-state/date-range.ts'
import { formatDepthRange, parseDepthRange } from '../../src/url-state/depth-range.ts'
import { counts, days, index } from './filtered-holes.ts'

test('depths are counted in round steps, with the other parts applied but not the range itself', () => {
  expect(index.depthBins.edges).toEqual(Array.from({ length: 14 }, (_, at) => at * 2))
  const { depths } = counts({ types: ['CP'], depth: { min: 0, max: 12 } })
  expect(depths).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
})

test.each([
  [[], 0],
  [[NaN], 0],
  [[0], 0],
  [[0.4], 21],
  [[1200], 13],
])('depths of %j give %i steps', (depths, expected) => {
  expect(binCount(binDepths(Float64Array.from(depths)))).toBe(expected)
})

test('dates are counted by weeks from Monday, with the other parts applied but not the range itself', () => {
  const found = counts({ types: ['CP'], date: days('2021-05-01') }).days
  expect(index.dayBins.edges.slice(0, 2).map((day) => new Date(day * 86_400_000).getUTCDay())).toEqual([1, 1])
  expect(found).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
})

test.each([
  ['2021-03-08', '2021-03-31', 24, '2021-03-08'],
  ['2021-03-08', '2021-04-01', 4, '2021-03-08'],
  ['2020-11-20', '2021-11-05', 13, '2020-11-01'],
  ['1998-07-01', '2021-03-08', 24, '1998-01-01'],
  ['0021-03-08', '2021-03-08', 21, '0000-01-01'],
])('dates from %s to %s give %i steps, the first from %s', (first, last, expected, start) => {
  const values = [first, last].map((day) => parseDay(day) ?? NaN)
  const bins = binDays(Float64Array.from([NaN, ...values]))
  expect(binCount(bins)).toBe(expected)
  expect(bins.edges[0]).toBe(parseDay(start))
  expect([...bins.binOf]).toEqual([-1, 0, expected - 1])
})

test.each(['2021-03-08..2021-04-30', '2021-03-08..', '..2021-03-08'])(
  'a range of dates such as %s survives the address',
  (text) => expect(formatDateRange(parseDateRange(text) ?? days(''))).toBe(text),
)

test.each(['', '..', '2021-03-08', '2021-02-30..', '8/3/2021..', undefined])(
  '%s is no range of dates',
  (text) => {
    expect(parseDateRange(text)).toBeNull()
  },
)

test('dates that were typed the wrong way round are turned', () => {
  expect(parseDateRange('2021-04-30..2021-03-08')).toEqual(days('2021-03-08', '2021-04-30'))
})

test.each(['10-25', '10-', '-25', '0.5-0.75'])(
  'a range of depths such as %s survives the address',
  (text) => {
    expect(formatDepthRange(parseDepthRange(text) ?? { min: null, max: null })).toBe(text)
  },
)

test.each(['', '-', 'x', '10', '1-2-3', '-1-5', undefined])('%s is no range of depths', (text) => {
  expect(parseDepthRange(text)).toBeNull()
})

test('a range that was typed the wrong way round is turned', () => {
  expect(parseDepthRange('25-10')).toEqual({ min: 10, max: 25 })
})
