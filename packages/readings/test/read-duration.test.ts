import { expect, test } from 'vitest'
import { readDuration } from '../src/index.ts'

test.each([
  ['01:00', 60],
  ['1:30', 90],
  [' 10:00 ', 600],
  ['0030', 30],
  ['0130', 90],
  // As AGS 3 files write minutes.
  ['0060', 60],
  ['0090', 90],
  ['0175', 175],
  ['00:00', 0],
  ['2359', 1439],
])('%s is %s minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test.each(['', '60', '130', '1.5', '00:60', '24:00', '9960', '1 hour', '01:00:00', '-0030', '00300'])(
  '%j is not read',
  (text) => {
    expect(readDuration(text)).toBeNull()
  },
)
