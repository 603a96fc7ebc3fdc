import { expect, test } from 'vitest'
import { anchorScale, layOutSection, sectionScale } from '../../../src/features/section/section-scale.ts'

const layout = layOutSection(900, 400)
const scaleOf = (from: number, level: number) => sectionScale(layout, { from, to: from + 361.37, level }, 5)

test('panning a section does not change its anchored scale', () => {
  const { perMetre } = anchorScale(scaleOf(0, 12))
  for (let step = 1; step < 200; step += 1)
    expect(anchorScale(scaleOf(step * 0.731, 12 + step * 0.13)).perMetre).toBe(perMetre)
})

test('moved to the start of the line, the anchored scale gives the same positions as the section', () => {
  const scale = scaleOf(4000.3, 31.7)
  const anchored = anchorScale(scale)
  expect(anchored.x(4211.9) + scale.x(0)).toBeCloseTo(scale.x(4211.9), 3)
  expect(anchored.y(28.4) + scale.y(0)).toBeCloseTo(scale.y(28.4), 3)
})

test('the plot of the anchored scale has the same distances to the holes', () => {
  const scale = scaleOf(40.3, 31.7)
  const anchored = anchorScale(scale)
  const roomOf = ({ plot, x }: typeof scale) => plot.x + plot.width - x(390)
  expect(roomOf(anchored)).toBeCloseTo(roomOf(scale), 3)
})
