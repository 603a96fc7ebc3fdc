import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLines, placeLabels, wrapText } from '../src/index.ts'

const px = fc.double({ min: -200, max: 1200, noNaN: true })
const labels = fc
  .array(fc.record({ at: px, size: fc.double({ min: 0, max: 90, noNaN: true }) }), { maxLength: 30 })
  .map((all) => all.sort((a, b) => a.at - b.at))

test('labels never overlap, keep their order, and are inside the bounds if they fit', () => {
  fc.assert(
    fc.property(labels, fc.double({ min: 50, max: 1000, noNaN: true }), (preferred, height) => {
      const starts = placeLabels(preferred, 0, height)
      const total = preferred.reduce((sum, { size }) => sum + size, 0)
      starts.forEach((start, index) => {
        const end = start + (preferred[index]?.size ?? 0)
        expect(start).toBeGreaterThanOrEqual(-1e-6)
        expect(end).toBeLessThanOrEqual((starts[index + 1] ?? Infinity) + 1e-6)
        if (total <= height) expect(end).toBeLessThanOrEqual(height + 1e-6)
      })
    }),
  )
})

test('labels that do not touch stay at their preferred positions', () => {
  expect(
    placeLabels(
      [
        { at: 10, size: 20 },
        { at: 50, size: 20 },
      ],
      0,
      100,
    ),
  ).toEqual([10, 50])
})

test('two labels with the same preferred position are moved by the same distance', () => {
  expect(
    placeLabels(
      [
        { at: 50, size: 20 },
        { at: 50, size: 20 },
      ],
      0,
      200,
    ),
  ).toEqual([40, 60])
})

test('a label of more weight stays nearer to its preferred position', () => {
  const labels = [
    { at: 50, size: 20 },
    { at: 50, size: 20, weight: 19 },
  ]
  expect(placeLabels(labels, 0, 200)).toEqual([31, 51])
})

test('no other placement is nearer to the preferred positions', () => {
  const cost = (preferred: readonly { at: number }[], starts: readonly number[]) =>
    preferred.reduce((sum, { at }, index) => sum + (at - (starts[index] ?? 0)) ** 2, 0)
  fc.assert(
    fc.property(labels, labels, (preferred, others) => {
      const starts = placeLabels(preferred, 0, 3000)
      const other = placeLabels(
        preferred.map(({ size }, index) => ({ size, at: others[index]?.at ?? 0 })),
        0,
        3000,
      )
      expect(cost(preferred, starts)).toBeLessThanOrEqual(cost(preferred, other) + 1e-3)
    }),
  )
})

test('lines are shared so that all fit, each text with at least one and at most the lines it needs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }),
      fc.integer({ min: 0, max: 90 }),
      (preferred, room) => {
        const lines = fitLines(preferred, room)
        const sum = lines.reduce((total, each) => total + each, 0)
        lines.forEach((each, index) => expect(each >= 1 && each <= (preferred[index] ?? 0)).toBe(true))
        if (preferred.length <= room) expect(sum).toBeLessThanOrEqual(room)
        if (lines.some((each, index) => each < (preferred[index] ?? 0)))
          expect(sum).toBeGreaterThanOrEqual(room)
      },
    ),
  )
})

test('wrapping keeps the words, in lines that are not too long', () => {
  const measure = (text: string) => text.length
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrapText(text, width, measure)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(Math.max(width, 1) + 1)
    }),
  )
  expect(wrapText('firm brown CLAY', 10, measure)).toEqual(['firm brown', 'CLAY'])
})

test('lines are measured only where the sum of their words is close to the width', () => {
  const measured: string[] = []
  const text = Array.from({ length: 400 }, (_, at) => `word${at % 7}`).join(' ')
  const lines = wrapText(text, 100, (part) => {
    if (part.includes(' ') && part !== ' ') measured.push(part)
    return part.length
  })
  expect(lines.join(' ')).toBe(text)
  for (const line of lines.slice(0, -1)) expect(line.length).toBeGreaterThan(94)
  expect(measured.length).toBeLessThanOrEqual(2 * lines.length)
})

test('kerning across blanks decides whether a line is full', () => {
  const kerned = (part: string) => part.length - 0.2 * (part.split(' ').length - 1)
  expect(wrapText('aaaaaaaaa bbbbbbbbb c', 19, kerned)).toEqual(['aaaaaaaaa bbbbbbbbb', 'c'])
  expect(wrapText('aaaaaaaaa bbbbbbbbb', 18.9, kerned)).toEqual(['aaaaaaaaa bbbbbbbbb'])
})

test.each([
  ['GW50mm Standpipe', ['GW', '50mm', 'Stand', 'pipe']],
  ['30,20,180', ['30,', '20,', '180']],
  ['abcdefg', ['abcd', 'efg']],
])('a word too long for a line is broken where it is read best: %s', (text, lines) => {
  expect(wrapText(text, 5, ({ length }) => length)).toEqual(lines)
})
