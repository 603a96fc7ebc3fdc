import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aLine,
  placeOn,
  plasticityClass,
  strataOfHoles,
  stratumAt,
  uLine,
  valueScale,
  valueTicks,
} from '../src/index.ts'
import { rowsOf } from './rows.ts'

test.each([
  [30, 20, 'CL'],
  [40, 25, 'CI'],
  [60, 35, 'CH'],
  [80, 50, 'CV'],
  [100, 70, 'CE'],
  [30, 3, 'ML'],
  [49.9, 10, 'MI'],
  [50, 10, 'MH'],
  [35, 10, 'MI'],
  [70, 36.5, 'CV'],
  [90, 40, 'ME'],
])('a liquid limit of %d %% with an index of %d %% is %s', (liquid, index, name) => {
  expect(plasticityClass(liquid, index)).toBe(name)
})

test('the A-line begins at 20, and the U-line lies above it', () => {
  expect(aLine(20)).toBe(0)
  expect(aLine(120)).toBeCloseTo(73)
  fc.assert(
    fc.property(fc.double({ min: 20, max: 200, noNaN: true }), (limit) => uLine(limit) > aLine(limit)),
  )
})

const shapes = [
  { scale: 'linear', minScaleEnd: 50 },
  { scale: 'linear' },
  { scale: 'log' },
  { scale: 'time' },
] as const
/** Nothing in the ground is measured finer than this. */
const MIN_MAGNITUDE = 1e-15
const numbers = fc.array(
  fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((value) => (Math.abs(value) < MIN_MAGNITUDE ? 0 : value)),
  { maxLength: 60 },
)

test('a scale contains every possible value, and its ticks are on it in order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes),
      numbers,
      fc.integer({ min: 60, max: 2000 }),
      (shape, values, length) => {
        const scale = valueScale(shape, values, 'all')
        expect(scale.to).toBeGreaterThan(scale.from)
        const drawn = shape.scale === 'log' ? values.filter((value) => value > 0) : values
        for (const value of drawn) {
          expect(placeOn(scale, value)).toBeGreaterThanOrEqual(-1e-9)
          expect(placeOn(scale, value)).toBeLessThanOrEqual(1 + 1e-9)
        }
        const ticks = valueTicks(scale, length, 60)
        expect(ticks.length).toBeLessThanOrEqual(length / 60 + 3)
        for (const [index, tick] of ticks.entries()) {
          expect(placeOn(scale, tick)).toBeGreaterThanOrEqual(-1e-6)
          expect(placeOn(scale, tick)).toBeLessThanOrEqual(1 + 1e-6)
          expect(tick).toBeGreaterThan(ticks[index - 1] ?? -Infinity)
        }
      },
    ),
  )
})

test('2 % of outliers do not compress the scale of the rest', () => {
  const values = [...Array.from({ length: 98 }, (_, index) => index / 10), 4000, 5000]
  expect(valueScale(shapes[0], values, 'all').to).toBe(5000)
  expect(valueScale(shapes[0], values, 'most').to).toBe(50)
  expect(valueScale(shapes[1], [-900, ...values.slice(0, 98), 5000], 'most')).toMatchObject({
    from: 0,
    to: 10,
  })
})

test('permeability is drawn in whole decades', () => {
  expect(valueScale(shapes[2], [3e-9, 2e-6, 0, -1], 'all')).toEqual({ kind: 'log', from: 1e-9, to: 1e-5 })
  expect(valueTicks({ kind: 'log', from: 1e-9, to: 1e-5 }, 400, 60)).toEqual([1e-9, 1e-8, 1e-7, 1e-6, 1e-5])
})

test('a year of readings has ticks on the first of months, a fortnight at midnight', () => {
  const year = { kind: 'time', from: Date.UTC(2020, 0, 5), to: Date.UTC(2021, 0, 5) } as const
  expect(valueTicks(year, 400, 80).map((time) => new Date(time).toISOString().slice(0, 10))).toEqual([
    '2020-04-01',
    '2020-07-01',
    '2020-10-01',
    '2021-01-01',
  ])
  const days = { kind: 'time', from: Date.UTC(2020, 0, 5, 7), to: Date.UTC(2020, 0, 8) } as const
  expect(valueTicks(days, 400, 80).map((time) => new Date(time).getUTCDate())).toEqual([6, 7, 8])
})

test('a scale with a limit ends there, whatever the values are', () => {
  const plot = { scale: 'linear', minScaleEnd: 100, limit: 100 } as const
  expect(valueScale(plot, [35, 51, 130], 'all')).toEqual({ kind: 'linear', from: 0, to: 100 })
})

test('a test at a boundary is in the stratum below, one below the last in none', () => {
  const strata = strataOfHoles(
    rowsOf(
      'GEOL',
      { LOCA_ID: 'BH1', GEOL_TOP: '0', GEOL_BASE: '2.00', GEOL_LEG: '102' },
      { LOCA_ID: 'BH1', GEOL_TOP: '5.00', GEOL_BASE: '2.00', GEOL_LEG: '201' },
      { LOCA_ID: 'BH2', GEOL_TOP: '0', GEOL_BASE: '', GEOL_LEG: '501' },
    ),
  )
  const legend = (hole: string, depth: number) => stratumAt(strata.get(hole) ?? [], depth)?.row.data.GEOL_LEG
  expect([0, 1.99, 2, 5, 5.1].map((depth) => legend('BH1', depth))).toEqual([
    '102',
    '102',
    '201',
    '201',
    undefined,
  ])
  expect(legend('BH2', 30)).toBe('501')
})
