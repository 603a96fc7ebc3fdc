import { expect, test } from 'vitest'
import { probeIncrements } from '../src/index.ts'

const read = (...readings: [depth: number, stated: number | null][]) =>
  probeIncrements(readings.map(([depth, stated]) => ({ depth, stated })))

test('each reading is counted over its stated increment; a shorter one at refusal is a part', () => {
  const { increments, usual, disagreement } = read([10.5, 100], [10.6, 100], [10.7, 70])
  expect([usual, disagreement]).toEqual([100, ''])
  expect(increments.map(({ base, length, isPart }) => [base, length, isPart])).toEqual([
    [10.6, 100, false],
    [10.7, 100, false],
    [10.77, 70, true],
  ])
})

test('without a stated increment the distance of the readings is used, and gaps stay gaps', () => {
  const { increments, usual } = read([0, null], [0.1, null], [0.2, null], [1.4, null], [1.5, null])
  expect(usual).toBe(100)
  expect(increments.map(({ base }) => base)).toEqual([0.1, 0.2, 0.3, 1.5, 1.6])
})

test('increments of 10 mm at readings 100 mm apart are contradictory: depths decide how it is drawn', () => {
  const { increments, usual, disagreement } = read([5, 10], [5.1, 10], [5.2, 10])
  expect(usual).toBeNull()
  expect(disagreement).toBe('increments of 10 mm are stated, readings are 100 mm apart')
  expect(increments.map(({ base, length }) => [base, length])).toEqual([
    [5.1, null],
    [5.2, null],
    [5.3, null],
  ])
})

test('an increment that reaches beyond the next reading ends there and is reported', () => {
  const { increments } = read([0.3, 100], [0.4, 300], [0.5, 100], [0.6, 100])
  expect(increments[1]).toMatchObject({ base: 0.5, length: 300 })
  expect(increments.map(({ disagreement }) => disagreement !== '')).toEqual([false, true, false, false])
})

test('with increments of different lengths none is usual, and none is partial', () => {
  const { increments, usual } = read([0, 37], [0.037, 64], [0.101, 41])
  expect(usual).toBeNull()
  expect(increments.map(({ base, isPart }) => [base, isPart])).toEqual([
    [0.037, false],
    [0.101, false],
    [0.142, false],
  ])
})

test('a single reading without an increment is a point', () => {
  expect(read([1.1, null])).toMatchObject({ usual: null, increments: [{ base: 1.1, length: null }] })
})
