import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitExaggeration, fitWindow, panSection, zoomSection, type SectionFrame } from '../src/index.ts'

const road = { length: 2000, top: 30, base: -20, width: 1000, height: 250 }
const size = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const frames = fc.record({
  length: size(0, 20_000),
  top: size(0, 200),
  base: size(-200, 0),
  width: size(100, 2000),
  height: size(50, 1000),
})

const perMetre = (frame: SectionFrame, times: number) => {
  const { from, to } = fitWindow(frame, times)
  return frame.width / (to - from)
}

test('the exaggeration is the greatest standard one at which the whole fits', () => {
  expect(fitExaggeration(road)).toBe(10)
  expect(fitExaggeration({ ...road, length: 100 })).toBe(1)
  expect(fitExaggeration({ ...road, length: 1e6 })).toBe(100)
})

test('the whole section is in its window, at any exaggeration', () => {
  fc.assert(
    fc.property(frames, fc.constantFrom(1, 2, 5, 10, 20, 50), (frame, times) => {
      const { from, to, level } = fitWindow(frame, times)
      expect(from).toBeLessThanOrEqual(1e-6)
      expect(to).toBeGreaterThanOrEqual(frame.length - 1e-6)
      expect((frame.top - frame.base) * times * perMetre(frame, times)).toBeLessThanOrEqual(
        frame.height * 1.000001 + 1,
      )
      expect(level).toBe((frame.top + frame.base) / 2)
    }),
  )
})

test('the centre of a zoom stays in place', () => {
  const before = fitWindow(road, 10)
  const after = zoomSection(before, { chainage: 600, level: 10 }, 2, road, 10)
  expect(after.to - after.from).toBeCloseTo((before.to - before.from) / 2)
  expect((600 - after.from) / (after.to - after.from)).toBeCloseTo(
    (600 - before.from) / (before.to - before.from),
  )
  expect((10 - after.level) * 2).toBeCloseTo(
    (10 - before.level) * 1 + (10 - after.level) * 2 - (10 - before.level),
  )
  expect(10 - after.level).toBeCloseTo((10 - before.level) / 2)
})

test('after any zoom or pan, the middle of the window is on the section', () => {
  const moves = fc.array(
    fc.record({ along: size(-9999, 9999), up: size(-999, 999), factor: size(0.01, 100) }),
  )
  fc.assert(
    fc.property(frames, moves, (frame, steps) => {
      let window = fitWindow(frame, 5)
      for (const { along, up, factor } of steps) {
        window = panSection(window, along, up, frame)
        window = zoomSection(window, { chainage: window.from, level: window.level }, factor, frame, 5)
        const middle = (window.from + window.to) / 2
        expect(middle).toBeGreaterThanOrEqual(-1e-3)
        expect(middle).toBeLessThanOrEqual(frame.length + 1e-3)
        expect(window.to - window.from).toBeGreaterThanOrEqual(2 - 1e-3)
      }
    }),
  )
})
