import { expect, test } from 'vitest'
import { isGroundStrike } from '../src/index.ts'

test.each([
  'Groundwater was not apparent during boring but may have been obscured by the addition of water',
  'No groundwater encountered',
  'Water seepages below 1.90mbgl. Water level is pit at 2.60mbgl 20 mins after completion',
  'Groundwater was encountered at 15.10m rising to 13.98m in 5 mins',
  'Groundwater at base of pit with gas bubbles on northside',
])('a remark that denies a strike at ground level: %s', (remark) => {
  expect(isGroundStrike(remark)).toBe(false)
})

test.each(['', 'Surface water', 'Artesian, rose to 0.50 m above ground', 'Strike at 0.00 m', 'Flow 3 m3/h'])(
  'a remark that leaves a strike at ground level: %s',
  (remark) => {
    expect(isGroundStrike(remark)).toBe(true)
  },
)
