import { expect, test } from 'vitest'
import { readDate } from '../src/index.ts'

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(0, 19))

test.each([
  ['2021-03-23T13:31:00', '2021-03-23T13:31:00'],
  ['2021-03-23T13:31', '2021-03-23T13:31:00'],
  ['2021-03-23T13:31:07.250', '2021-03-23T13:31:07'],
  ['2021-03-23', '2021-03-23T00:00:00'],
  ['23/03/2021', '2021-03-23T00:00:00'],
  ['23/03/2021 14:05', '2021-03-23T14:05:00'],
  ['23/03/2021 14:05:59', '2021-03-23T14:05:59'],
  ['5/4/1999 0930', '1999-04-05T09:30:00'],
  ['2021-03-23T13:31:00+01:00', '2021-03-23T13:31:00'],
  ['2021-03-23T13:31Z', '2021-03-23T13:31:00'],
  ['28th Oct 2010', '2010-10-28T00:00:00'],
  ['28 October 2010', '2010-10-28T00:00:00'],
  ['1-Sept-2010', '2010-09-01T00:00:00'],
  ['Oct 28 2010', '2010-10-28T00:00:00'],
  ['May 2nd, 2010', '2010-05-02T00:00:00'],
])('%s is the local time %s', (text, date) => {
  expect(iso(readDate(text))).toBe(date)
})

test.each([
  '',
  '31/02/2020',
  '2020-13-01',
  'March 2020',
  '28 Oct 10',
  '31st June 2010',
  '28 Octo 2010',
  'Oct 2010 28',
  '23/03/21',
  '03/23/2021',
  '2021-03-23T25:00',
  '2021-03-23T13:61',
  '2021-03-23 pm',
  '2021-03-23T13:31 approx',
  '44278',
  '0001-01-01',
  '1699-12-31',
])('“%s” is no date', (text) => {
  expect(readDate(text)).toBeNull()
})

test('the month is read first only if the unit of the heading states it', () => {
  expect(iso(readDate('03/04/2021', { unit: 'dd/mm/yyyy' }))).toBe('2021-04-03T00:00:00')
  expect(iso(readDate('03/04/2021', { unit: 'mm/dd/yyyy' }))).toBe('2021-03-04T00:00:00')
})

test.each([
  ['1405', '14:05:00'],
  ['140530', '14:05:30'],
  ['14:05', '14:05:00'],
  ['09:05:30', '09:05:30'],
  ['', '00:00:00'],
])('a time in a heading of its own, “%s”, belongs to the date', (time, clock) => {
  expect(iso(readDate('23/03/2021', { time }))).toBe(`2021-03-23T${clock}`)
})

test('a time that cannot be read leaves the moment unknown', () => {
  expect(readDate('23/03/2021', { time: 'am' })).toBeNull()
})
