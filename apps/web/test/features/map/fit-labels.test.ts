import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLabels, LINE_EM, MIN_LABEL_PX } from '../../../src/features/map/sheet/fit-labels.ts'
import {
  boxAround,
  lineCrosses,
  linesCross,
  type Box,
  type Spot,
} from '../../../src/features/map/sheet/label-space.ts'

const FRAME: Box = { left: 0, top: 0, right: 700, bottom: 500 }
const widthOf = (text: string, size: number) => 0.6 * size * text.length
const holesAt = (spots: readonly Spot[]) =>
  spots.map((at, index) => ({
    id: String(index),
    at,
    marker: boxAround(at, 14, 14),
    name: `BH${index + 1}`,
    size: 12,
  }))
const fit = (spots: readonly Spot[], isFree: (box: Box) => boolean = () => true) => {
  const holes = holesAt(spots)
  const labels = fitLabels({ holes, stated: [], frame: FRAME, widthOf, isFree })
  return holes.flatMap((hole) => {
    const label = labels.get(hole.id)
    if (!label) return []
    const box = boxAround(label.middle, widthOf(hole.name, label.size), LINE_EM * label.size)
    return [{ ...label, hole, box }]
  })
}
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('labels with room stand beside their markers in their own size', () => {
  const labels = fit([
    [100, 100],
    [300, 300],
  ])
  expect(labels.map(({ size, line, box, hole }) => [size, line, box.left > hole.marker.right])).toEqual([
    [12, undefined, true],
    [12, undefined, true],
  ])
})

const gridOf = (pitch: number) =>
  Array.from({ length: 49 }, (_, index): Spot => [
    250 + pitch * (index % 7),
    150 + pitch * Math.floor(index / 7),
  ])

test('all holes of a close grid are named, in smaller letters', () => {
  const labels = fit(gridOf(28))
  expect(labels).toHaveLength(49)
  expect(labels.every(({ size }) => size < 12)).toBe(true)
})

test('holes without room beside them are named at the end of a leader line', () => {
  const labels = fit(gridOf(24))
  const led = labels.filter(({ line }) => line)
  expect(labels.length).toBeGreaterThan(24)
  expect(led.length).toBeGreaterThan(0)
  for (const { line, hole } of led) expect(line?.from).toEqual(hole.at)
})

test('labels overlap no label, marker or line, stay in the frame, and are never too small to read', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 500 }))
  const near = fc.tuple(fc.integer({ min: 300, max: 360 }), fc.integer({ min: 200, max: 260 }))
  fc.assert(
    fc.property(fc.array(fc.oneof(spot, near), { maxLength: 60 }), (spots) => {
      const labels = fit(spots)
      const markers = holesAt(spots).map(({ marker }) => marker)
      for (const [index, { box, size, line, hole }] of labels.entries()) {
        expect(size).toBeGreaterThanOrEqual(MIN_LABEL_PX)
        expect(Math.min(box.left, box.top, 700 - box.right, 500 - box.bottom)).toBeGreaterThanOrEqual(0)
        expect(markers.some((marker) => overlap(marker, box))).toBe(false)
        for (const other of labels.slice(index + 1)) {
          expect(overlap(other.box, box)).toBe(false)
          if (line && other.line) expect(linesCross(line, other.line)).toBe(false)
        }
        if (line)
          for (const other of labels)
            if (other.hole.id !== hole.id) expect(lineCrosses(line, other.box)).toBe(false)
      }
    }),
    { numRuns: 40 },
  )
})

test('a label keeps off other texts of the map, and one without any room is left out', () => {
  const right = fit([[100, 100]], (box) => box.right < 100)
  expect(right).toHaveLength(1)
  expect(right[0]?.box.right).toBeLessThan(100)
  expect(fit([[100, 100]], () => false)).toEqual([])
})
