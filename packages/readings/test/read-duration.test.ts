import { expect, test } from 'vitest'
import { durationReader } from '../src/index.ts'

const read = (text: string, unit: string, others: readonly string[] = []) =>
  durationReader([text, ...others], unit)(text)

test.each([
  ['01:00', 'hh:mm', 60],
  ['1:30', 'hh:mm', 90],
  [' 10:00 ', '', 600],
  ['0030', 'hhmm', 30],
  ['0130', 'hhmm', 90],
  ['0120', 'hhmm', 80],
  // As in AGS 3 files.
  ['0060', 'hhmm', 60],
  ['0175', 'hhmm', 175],
  ['00:00', 'hh:mm', 0],
  ['2359', 'hhmm', 1439],
  ['0120', 'min', 120],
  ['90', 'minutes', 90],
  ['1.33', 'hr', 80],
  ['0.5', 'hours', 30],
  ['01:30', 'hr', 90],
])('%s in %s is %i minutes', (text, unit, minutes) => {
  expect(read(text, unit)).toBe(minutes)
})

test.each([
  ...[
    '',
    '60',
    '130',
    '1.5',
    '00:60',
    '24:00',
    '9960',
    '1 hour',
    '01:00:00',
    '-0030',
    '00300',
    '00.45.00',
  ].map((text) => [text, 'hhmm']),
  ['0120', ''],
  ['0120', 'days'],
  ['25', 'hr'],
])('%j in %j is not read', (text, unit) => {
  expect(read(text, unit)).toBeNull()
})

test('if another row shows that the digits are minutes, ambiguous values are not read', () => {
  const others = ['0045', '0060']
  expect(['0045', '0060', '0100', '0120'].map((text) => read(text, 'hhmm', others))).toEqual([
    45,
    60,
    null,
    null,
  ])
})
