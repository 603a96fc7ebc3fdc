import { expect, test } from 'vitest'
import { intervalsMeet, readInterval, timeOf } from '../src/index.ts'

const at = (text: string) => Date.parse(text)
const DAY_MS = 86_400_000

test.each([
  ['2020-01-02', [at('2020-01-02'), at('2020-01-02') + DAY_MS - 1]],
  ['2020-01-02T03:04:05Z', [at('2020-01-02T03:04:05Z'), at('2020-01-02T03:04:05Z')]],
  ['2020-01-02T03:04:05+01:00', [at('2020-01-02T02:04:05Z'), at('2020-01-02T02:04:05Z')]],
  ['2020-01-02/2020-01-03', [at('2020-01-02'), at('2020-01-04') - 1]],
  ['../2020-01-03', [-Infinity, at('2020-01-04') - 1]],
  ['2020-01-03/', [at('2020-01-03'), Infinity]],
])('%s is read', (text, [start, end]) => expect(readInterval(text)).toEqual({ start, end }))

test.each([
  '',
  '/',
  '../..',
  '2020',
  '2020-02-30',
  '2020-01-01T25:00:00Z',
  '2020-01-02/2020-01-01',
  'a/b',
  '1/2/3',
])('%j is no interval', (text) => expect(readInterval(text)).toBeNull())

test('a feature lasts from its start to its end, or has one of them', () => {
  const time = { start: 'from', end: 'to' }
  const feature = (from: string | null, to: string | null) => ({
    id: '',
    geometry: null,
    stated: null,
    properties: { from, to },
  })
  const during = { start: at('2020-01-02'), end: at('2020-01-02') }
  const meets = (from: string | null, to: string | null) => {
    const stated = timeOf(feature(from, to), time)
    return stated && intervalsMeet(stated, during)
  }
  expect(meets('2020-01-01', '2020-01-03')).toBe(true)
  expect(meets('2020-01-02', null)).toBe(true)
  expect(meets(null, '2020-01-01')).toBe(false)
  expect(meets('2020-01-03', '2020-01-01')).toBe(true)
  expect(meets(null, null)).toBeNull()
  expect(meets('2020-01-02T00:00:00', null)).toBe(true)
})
