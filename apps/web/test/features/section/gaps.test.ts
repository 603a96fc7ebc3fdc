import { expect, test } from 'vitest'
import { gapsOf } from '../../../src/features/section/share-figure-space.ts'
import type { PlacedStick } from '../../../src/features/section/place-sticks.ts'

const stick = (x: number) => ({ x, width: 20 }) as PlacedStick

test('the last hole of a section has all the room to the edge of the plot', () => {
  const plot = { x: 40, y: 0, width: 800, height: 300 }
  expect(gapsOf([stick(200), stick(500)], plot).slice(1)).toEqual([280, 330])
})
