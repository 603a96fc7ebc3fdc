import fc from 'fast-check'
import { expect, test } from 'vitest'
import { penetrationRateText, penetrometerSteps } from '../src/index.ts'

const readings = (...pairs: [blows: number, penetration: number][]) =>
  pairs.map(([blows, penetration]) => ({ blows, penetration }))

const stepsOf = (pairs: [number, number][], zero: number | null = null) =>
  penetrometerSteps(readings(...pairs), zero).steps.map(({ from, to, rate }) => [from, to, rate])

test('penetration per blow is between two readings, from 0 blows and 0 mm if no row has the start', () => {
  expect(
    stepsOf([
      [10, 150],
      [5, 60],
    ]),
  ).toEqual([
    [0, 60, 12],
    [60, 150, 18],
  ])
})

test('a zero reading is subtracted where a row of 0 blows states the same', () => {
  const pairs: [number, number][] = [
    [0, 45],
    [2, 105],
  ]
  expect(stepsOf(pairs, 45)).toEqual([[0, 60, 30]])
})

test('penetration before the first blow that is no zero reading is kept as depth, without blows', () => {
  const pairs: [number, number][] = [
    [0, 20],
    [2, 60],
  ]
  expect(stepsOf(pairs, null)).toEqual([[20, 60, 20]])
})

test('a zero reading without a row of 0 blows leaves the penetration of the first blows unknown', () => {
  const { steps, disagreements } = penetrometerSteps(readings([5, 105], [10, 205]), 45)
  expect(steps.map(({ from, to, rate }) => [from, to, rate])).toEqual([[105, 205, 20]])
  expect(disagreements.map(({ text }) => text)).toEqual([
    'DCPG_ZERO 45 mm and no row of 0 blows: penetration of the first 5 blows not known',
  ])
})

test('a penetration that falls, and two at the same blows, are named and give no step', () => {
  const falls = penetrometerSteps(readings([1, 100], [2, 80], [3, 120]), 0)
  expect(falls.steps.map(({ rate }) => rate)).toEqual([100, 40])
  expect(falls.disagreements.map(({ text }) => text)).toEqual(['80 mm at 2 blows, less than 100 mm at 1'])
  const twice = penetrometerSteps(readings([1, 100], [1, 130]), 0)
  expect(twice.steps).toHaveLength(1)
  expect(twice.disagreements.map(({ text }) => text)).toEqual(['penetrations of 100 and 130 mm at 1 blows'])
})

test('penetrations of single readings, which keep falling, are named once and give no step', () => {
  // The first rows of TP91-03, test 1.
  const single = [0, 67, 41, 25, 27, 22, 16, 16, 9, 7, 12, 12].map(
    (mm, blows) => [blows, mm] as [number, number],
  )
  const { steps, disagreements } = penetrometerSteps(readings(...single), 110)
  expect(steps).toEqual([])
  expect(disagreements.map(({ text }) => text)).toEqual([
    '6 of 12 penetrations are less than the one before, so they are not those since the start; not drawn',
  ])
})

test('property: steps of readings that never fall sum to the penetration, in any order of rows', () => {
  const drive = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 200 })), {
    minLength: 1,
  })
  fc.assert(
    fc.property(drive, fc.func(fc.integer()), (parts, shuffle) => {
      let [blows, penetration] = [0, 0]
      const rows = parts.map(([more, deeper]) => {
        blows += more
        penetration += deeper
        return { blows, penetration }
      })
      const shuffled = rows.toSorted((a, b) => shuffle(a.blows) - shuffle(b.blows))
      const { steps, disagreements } = penetrometerSteps(shuffled, 0)
      expect(disagreements).toEqual([])
      expect(steps.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(penetration)
      expect(steps.at(-1)?.to).toBe(penetration)
    }),
  )
})

test('rates are written with at most one decimal', () => {
  expect([12, 12.25, 0, 3.333].map(penetrationRateText)).toEqual(['12', '12.3', '0', '3.3'])
})
