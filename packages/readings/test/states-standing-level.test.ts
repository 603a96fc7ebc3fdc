import { expect, test } from 'vitest'
import { statesStandingLevel } from '../src/index.ts'

test.each([
  'Overnight',
  'Groundwater standing at 1.80m bgl at end of shift and at 1.50m bgl at start of following shift',
  'Groundwater in pit at 0.50m and standing at 2.30m bgl at end of shift',
  'Standing water level',
])('the remark "%s" says that the depth is a standing level', (remark) => {
  expect(statesStandingLevel(remark)).toBe(true)
})

test.each([
  '',
  'Slow seepage',
  'Struck at 2.30 m, standing at 1.80 m after 20 minutes',
  'Rose to 1.50 m overnight',
  'No groundwater encountered to the end of the shift',
  'Borehole left standing open',
])('the remark "%s" does not', (remark) => {
  expect(statesStandingLevel(remark)).toBe(false)
})
