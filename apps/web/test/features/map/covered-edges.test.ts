import { expect, test } from 'vitest'
import { edgesOf } from '../../../src/features/map/view/covered-edges.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
const MAP = box(264, 44, 760, 690)

test('an open map has no covered edge, and neither has one with empty elements', () => {
  const free = { top: 0, right: 0, bottom: 0, left: 0 }
  expect(edgesOf(MAP, [])).toEqual(free)
  expect(edgesOf(MAP, [box(272, 652, 0, 0), box(276, 56, 300, 0)])).toEqual(free)
})

test('a column of buttons takes room at the right, a line of text at the bottom', () => {
  const [buttons, tools] = [box(978, 56, 34, 98), box(978, 162, 34, 162)]
  const line = box(272, 606, 320, 26)
  expect(edgesOf(MAP, [buttons, tools, line])).toEqual({ top: 0, right: 46, bottom: 128, left: 0 })
})

test('a row of buttons takes room at the top', () => {
  expect(edgesOf(MAP, [box(600, 56, 412, 44)])).toEqual({ top: 56, right: 0, bottom: 0, left: 0 })
})

test('the deepest element at an edge counts', () => {
  expect(edgesOf(MAP, [box(264, 700, 100, 34), box(264, 640, 100, 20)]).bottom).toBe(94)
})
