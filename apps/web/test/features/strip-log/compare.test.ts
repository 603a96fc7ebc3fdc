import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonTicks } from '../../../src/features/strip-log/compare/common-ticks.ts'
import type { ComparedColumn } from '../../../src/features/strip-log/compare/compared-columns.ts'
import {
  commonLimits,
  layOutHoles,
  shiftWindow,
} from '../../../src/features/strip-log/compare/lay-out-holes.ts'
import { outsideScale } from '../../../src/features/strip-log/compare/outside-scale.ts'
import { describeHole, describeShort } from '../../../src/features/strip-log/compare/describe-hole.ts'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { compared, EVERYTHING, holeAt, holesOf, several } from './compared-holes.ts'

test('holes are side by side without gaps, in order, and fill the width if it is large enough', () => {
  fc.assert(
    fc.property(several, fc.integer({ min: 0, max: 5000 }), (all, available) => {
      const holes = holesOf(all)
      const placed = layOutHoles(holes, 'depth', EVERYTHING, available)
      expect(placed.map(({ hole }) => hole)).toEqual(holes.map(({ hole }) => hole))
      let end = 0
      for (const { x, width, layout } of placed) {
        expect(x).toBe(end)
        expect(layout.width).toBeLessThanOrEqual(width)
        end += width
      }
      if (end > available) for (const { width } of placed) expect(width).toBeLessThan(300)
    }),
  )
})

test('on the level axis, a level is at the same height in all holes', () => {
  fc.assert(
    fc.property(several, fc.double({ min: -100, max: 900, noNaN: true }), (all, at) => {
      const holes = holesOf(all)
      const { fit } = commonLimits(holes, 'level')
      const heights = layOutHoles(holes, 'level', EVERYTHING, 1000).flatMap(({ shift, log }) =>
        shift === null || log.groundLevel === null
          ? []
          : [depthScale(shiftWindow(fit, shift), 600).y(log.groundLevel - at)],
      )
      for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 0)
    }),
  )
})

test('the first view contains all holes on the axis, from ground level to final depth', () => {
  fc.assert(
    fc.property(several, fc.constantFrom('depth' as const, 'level' as const), (all, axis) => {
      const holes = holesOf(all)
      const { fit, whole } = commonLimits(holes, axis)
      expect(fit.from).toBeLessThan(fit.to)
      for (const { log } of holes) {
        if (axis === 'level' && log.groundLevel === null) continue
        const shift = axis === 'level' ? (log.groundLevel ?? 0) : 0
        expect(-shift).toBeGreaterThanOrEqual(fit.from - 1e-9)
        expect((log.finalDepth ?? 0) - shift).toBeLessThanOrEqual(fit.to + 1e-9)
        expect(log.extent.to - shift).toBeLessThanOrEqual(whole.to + 1e-9)
      }
    }),
  )
})

test('a hole without a ground level is on the depth axis, but not on the level axis', () => {
  const holes = [compared(holeAt('BH1', 12, 10)), compared(holeAt('BH2', null, 10))]
  const shifts = (axis: 'depth' | 'level') =>
    layOutHoles(holes, axis, EVERYTHING, 900).map(({ shift }) => shift)
  expect(shifts('level')).toEqual([12, null])
  expect(shifts('depth')).toEqual([0, 0])
})

test('lanes have the same value scale in all holes, and lanes that are not selected are omitted', () => {
  const holes = [compared(holeAt('BH1', 1, 5), '12'), compared(holeAt('BH2', 1, 5), '180')]
  const lanes = (shown: ComparedColumn[]) =>
    layOutHoles(holes, 'depth', new Set(shown), 900).map(({ layout }) =>
      layout.columns.map(({ lane, part, width }) => [lane.id, part, lane.scaleMax, width]),
    )
  expect(lanes(['penetration'])).toEqual([
    [['penetration', 'marks', 200, 70]],
    [['penetration', 'marks', 200, 70]],
  ])
  expect(lanes(['strata']).map((columns) => columns.map(([id, part]) => [id, part]))).toEqual([
    [['strata', 'marks']],
    [['strata', 'marks']],
  ])
})

test('levels increase upwards, with labels at their ticks', () => {
  const ticks = commonTicks(depthScale({ from: -12, to: 8 }, 400), 'level')
  expect(ticks.map(({ label }) => label)).toEqual([
    '-8',
    '-6',
    '-4',
    '-2',
    '0',
    '2',
    '4',
    '6',
    '8',
    '10',
    '12',
  ])
  expect(ticks[0]?.y).toBeGreaterThan(ticks.at(-1)?.y ?? Infinity)
})

test('an impossible reading is excluded from the common scale and reported for its hole', () => {
  const [good, bad] = [compared(holeAt('BH1', 10, 5), '31'), compared(holeAt('BH2', 12, 5), '1E300')]
  const placed = layOutHoles([good, bad], 'depth', EVERYTHING, 900)
  const scales = placed.map(({ log }) => log.lanes.find(({ id }) => id === 'penetration')?.scaleMax)
  expect(scales).toEqual([50, 50])
  expect(outsideScale(good.log)).toEqual([])
  expect(outsideScale(bad.log)).toEqual([
    'Outside the scale: Standard penetration test at 1.00 m: 1e+300, not a possible reading',
  ])
})

test('type, depth and level are in the same order above a column and in its tooltip', () => {
  const one = compared(holeAt('BH1', 26.86, 15.5))
  const style = { ...one.hole.style, locationType: 'CP', locationTypeName: 'Cable percussion' }
  const placed = { ...one, log: { ...one.log, datum: 'OD' }, distance: 34.2, hole: { ...one.hole, style } }
  expect(describeShort(placed, 'BH100', 'code')).toBe('CP · 15.50 m · 26.86 m OD · 34.2 m from BH100')
  expect(describeShort(placed, undefined, 'name')).toBe('Cable percussion · 15.50 m · 26.86 m OD')
  expect(describeShort(placed, undefined, 'none')).toBe('15.50 m · 26.86 m OD')
  expect(describeHole(placed, 'BH100')).toBe(
    'Cable percussion · 15.50 m deep · 26.86 m OD · 34.2 m from BH100',
  )
})

test.each([
  [99999999, -99999, '99999999 m: not a possible depth · -99999 m: not a possible level'],
  [-999, 12, '-999 m: not a possible depth · GL 12.00 m'],
  [-5, 12, '-5 m: not a possible depth · GL 12.00 m'],
])('a head marks a final depth of %d m, or a level of %d m, as impossible', (depth, level, text) => {
  const one = compared(holeAt('BH1', level, depth))
  expect(describeShort(one, undefined, 'none')).toBe(text)
  expect(describeHole(one, undefined)).toContain(`${depth} m: not a possible depth`)
})

test('a level without a datum is called a ground level', () => {
  const one = compared(holeAt('BH1', 9.73, 8.5))
  expect(describeShort(one, undefined, 'name')).toBe('8.50 m · GL 9.73 m')
  expect(describeHole(one, undefined)).toBe('8.50 m deep · 9.73 m (datum not stated)')
})

test('the head of a hole states which of depth and level is missing', () => {
  expect(describeShort(compared(holeAt('BH1', null, 15.5)), undefined, 'name')).toBe(
    '15.50 m · no ground level',
  )
  expect(describeShort(compared(holeAt('BH1', 9.73, null)), undefined, 'name')).toBe(
    'no final depth · GL 9.73 m',
  )
})
