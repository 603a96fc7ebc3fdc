import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMeasure, summarise, type Measure } from '../src/index.ts'

const summaryOf = (...texts: string[]) => summarise(texts.flatMap((text) => readMeasure(text) ?? []))

test('bounds are counted separately and affect neither the median nor the range', () => {
  expect(summaryOf('8', '12', '>50', '14', '>65', '<4')).toEqual({
    count: 6,
    exact: { count: 3, min: 8, median: 12, max: 14 },
    atLeast: { count: 2, min: 50, max: 65 },
    atMost: { count: 1, min: 4, max: 4 },
  })
})

test('bounds alone have no median', () => {
  expect(summaryOf('>50', '>50')).toEqual({
    count: 2,
    exact: null,
    atLeast: { count: 2, min: 50, max: 50 },
    atMost: null,
  })
})

test('the median of an even number of values is the mean of the middle two', () => {
  expect(summaryOf('3', '1', '2', '10')?.exact?.median).toBe(2.5)
  expect(summaryOf()).toBeNull()
})

const measure: fc.Arbitrary<Measure> = fc.record(
  { value: fc.integer(), bound: fc.constantFrom('lower', 'upper') },
  { requiredKeys: ['value'] },
)

test('every value is counted once, and the median lies in the range', () => {
  fc.assert(
    fc.property(fc.array(measure, { minLength: 1 }), (measures) => {
      const summary = summarise(measures)
      const { exact, atLeast, atMost } = summary ?? { exact: null, atLeast: null, atMost: null }
      expect((exact?.count ?? 0) + (atLeast?.count ?? 0) + (atMost?.count ?? 0)).toBe(measures.length)
      if (exact) expect(exact.min <= exact.median && exact.median <= exact.max).toBe(true)
    }),
  )
})
