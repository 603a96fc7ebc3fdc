import { expect, test } from 'vitest'
import { SIZE_FRACTIONS } from '../src/index.ts'

test('fractions follow each other without a gap, and each divided one has three parts', () => {
  for (const [index, { from, to }] of SIZE_FRACTIONS.entries()) {
    expect(to).toBeGreaterThan(from)
    expect(from).toBe(SIZE_FRACTIONS[index - 1]?.to ?? 0)
  }
  const parts = Map.groupBy(SIZE_FRACTIONS, ({ name }) => name)
  expect([...parts].map(([name, all]) => [name, all.length, all.at(-1)?.to])).toEqual([
    ['clay', 1, 0.002],
    ['silt', 3, 0.063],
    ['sand', 3, 2],
    ['gravel', 3, 63],
    ['cobbles', 1, 200],
    ['boulders', 1, Infinity],
  ])
})
