import { expect, test } from 'vitest'
import { readDate } from '../src/index.ts'

test.each([
  ['2021-03-23T13:31:00', '2021-03-23T13:31:00.000Z'],
  ['2021-03-23', '2021-03-23T00:00:00.000Z'],
  ['23/03/2021', '2021-03-23T00:00:00.000Z'],
  ['5/4/1999 0930', '1999-04-05T09:30:00.000Z'],
])('%s is the date %s', (text, date) => {
  expect(new Date(readDate(text) ?? NaN).toISOString()).toBe(date)
})

test.each(['', '31/02/2020', '2020-13-01', 'March 2020'])('“%s” is no date', (text) => {
  expect(readDate(text)).toBeNull()
})
