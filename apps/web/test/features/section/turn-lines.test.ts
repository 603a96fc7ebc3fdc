import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uncrossedPieces } from '../../../src/features/section/turn-lines.ts'

const PLOT = { y: 20, height: 500 }
const LINE_X_PX = 300

const boxes = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: -50, max: 560 }),
      fc.integer({ min: 1, max: 200 }),
    )
    .map(([left, width, top, height]) => ({ left, right: left + width, top, bottom: top + height })),
  { maxLength: 12 },
)

test('pieces of a turn line cross no text and stay inside the plot', () => {
  fc.assert(
    fc.property(boxes, (texts) => {
      for (const [from, to] of uncrossedPieces(LINE_X_PX, PLOT, texts)) {
        expect(from).toBeGreaterThanOrEqual(PLOT.y)
        expect(to).toBeLessThanOrEqual(PLOT.y + PLOT.height)
        expect(to).toBeGreaterThan(from)
        for (const { left, right, top, bottom } of texts)
          if (LINE_X_PX >= left && LINE_X_PX <= right) expect(to <= top || from >= bottom).toBe(true)
      }
    }),
  )
})

test('a turn line is interrupted by text that it would cross, and by no other', () => {
  const text = { left: 280, right: 320, top: 100, bottom: 120 }
  expect(uncrossedPieces(LINE_X_PX, PLOT, [text])).toEqual([
    [20, 97],
    [123, 520],
  ])
  expect(uncrossedPieces(LINE_X_PX, PLOT, [{ ...text, left: 400, right: 440 }])).toEqual([[20, 520]])
})
