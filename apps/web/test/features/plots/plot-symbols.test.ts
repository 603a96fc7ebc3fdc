import type { TableRow } from '@groundsheet/contract'
import { strataOfHoles } from '@groundsheet/plots'
import { expect, test } from 'vitest'
import { describePoint } from '../../../src/features/plots/describe-point.ts'
import { makePlotLegend } from '../../../src/features/plots/plot-legend.ts'
import { pointsText } from '../../../src/features/plots/points-text.ts'
import {
  dashOf,
  outline,
  SHAPELESS_SYMBOL_COUNT,
  SHAPES,
  shapelessSymbolOf,
  symbolOf,
  SYMBOL_COUNT,
  type Shape,
} from '../../../src/features/plots/plot-symbols.ts'
import { glossary, holes, placed, placePoints, point, row, spt, strata } from './placed-points.ts'

test('the legend by stratum names known codes, and states where there is no code or no stratum', () => {
  const legend = makePlotLegend({ plot: spt, points: placed, by: 'stratum', strata, glossary })
  expect(legend.entries.map(({ id, name, count }) => [id, name, count])).toEqual([
    ['102', '102', 1],
    ['201', 'CLAY', 1],
    ['~uncoded', 'No legend code', 1],
    ['~outside', 'No stratum logged at this depth', 1],
  ])
  expect(legend.series).toEqual([])
  expect(new Set(legend.entries.map(({ symbol }) => JSON.stringify(symbol))).size).toBe(4)
  expect(legend.isShared).toBe(false)
  const [made, clay] = legend.entries
  expect(made?.symbol).not.toEqual(clay?.symbol)
  expect(clay?.summary).toMatchObject({ exact: { count: 1, min: 12, median: 12, max: 12 } })
})

test('a stratum has the same symbol whichever points are drawn', () => {
  const some = makePlotLegend({ plot: spt, points: placed.slice(1, 2), by: 'stratum', strata, glossary })
  const all = makePlotLegend({ plot: spt, points: placed, by: 'stratum', strata, glossary })
  expect(some.entries[0]?.symbol).toEqual(all.entries[1]?.symbol)
})

test('a void in limestone stated only in its description does not change the colour of limestone', () => {
  const layers = (...descriptions: string[]) =>
    strataOfHoles(
      descriptions.map((GEOL_DESC, at) =>
        row('GEOL', 'BH1', {
          GEOL_TOP: String(at),
          GEOL_BASE: String(at + 1),
          GEOL_LEG: '804',
          GEOL_DESC,
        }),
      ),
    )
  const symbolOf = (strata: ReturnType<typeof layers>) =>
    makePlotLegend({ plot: spt, points: placed.slice(0, 1), by: 'stratum', strata, glossary }).symbolOf(
      placePoints([point('BH1', 0.5, 4)], holes, strata, 'depth').points[0] ?? expect.fail('no point'),
    )
  expect(symbolOf(layers('VOID', 'LIMESTONE'))).toEqual(symbolOf(layers('LIMESTONE')))
  expect(symbolOf(layers('LIMESTONE', 'VOID'))).toEqual(symbolOf(layers('LIMESTONE')))
})

test('strata of one tint have different colours if shapes represent readings', () => {
  const clays = strataOfHoles([
    row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '3', GEOL_LEG: '201', GEOL_DESC: 'CLAY' }),
    row('GEOL', 'BH1', { GEOL_TOP: '3', GEOL_BASE: '9', GEOL_LEG: '202', GEOL_DESC: 'Silty CLAY' }),
  ])
  const readings = [point('BH1', 1, 4, { series: 'vane' }), point('BH1', 4, 9, { series: 'triaxial' })]
  const { points } = placePoints(readings, holes, clays, 'depth')
  const legend = makePlotLegend({ plot: spt, points, by: 'stratum', strata: clays, glossary })
  expect(new Set(legend.entries.map(({ symbol }) => symbol.fill)).size).toBe(2)
  expect(new Set(points.map((one) => legend.symbolOf(one).shape)).size).toBe(2)
  expect(legend.series.map(({ name }) => name)).toEqual(['Field vane', 'Triaxial'])
})

test.each([undefined, 'vane'])(
  'void, no recovery, undetermined and broken ground have different symbols',
  (series) => {
    const codes = ['996', '997', '998', '999']
    const rows = codes.map((GEOL_LEG, at) =>
      row('GEOL', 'BH1', { GEOL_TOP: String(at), GEOL_BASE: String(at + 1), GEOL_LEG }),
    )
    const logged = strataOfHoles(rows)
    const readings = codes.flatMap((_, at) => [
      point('BH1', at + 0.5, 4, series === undefined ? {} : { series }),
      point('BH1', at + 0.6, 4),
    ])
    const { points } = placePoints(readings, holes, logged, 'depth')
    const { entries } = makePlotLegend({ plot: spt, points, by: 'stratum', strata: logged, glossary })
    expect(entries.map(({ id }) => id)).toEqual(codes)
    expect(new Set(entries.map(({ symbol }) => symbol.fill)).size).toBe(4)
  },
)

test.each([
  ['points', symbolOf, SYMBOL_COUNT],
  ['lines, and points whose shape has another meaning', shapelessSymbolOf, SHAPELESS_SYMBOL_COUNT],
] as const)('all symbols are different up to the number of symbols: %s', (_, symbolAt, count) => {
  const symbols = Array.from({ length: count }, (_, index) => JSON.stringify(symbolAt(index)))
  expect(new Set(symbols).size).toBe(count)
  const dashes = Array.from({ length: SHAPELESS_SYMBOL_COUNT }, (_, index) =>
    dashOf(shapelessSymbolOf(index)).join(),
  )
  expect(new Set(dashes).size).toBe(SHAPELESS_SYMBOL_COUNT / 8)
})

test('symbols of strata do not depend on the order of rows', () => {
  const codes = Array.from({ length: 20 }, (_, index) => String(101 + index))
  const rows = codes.map((GEOL_LEG, at) =>
    row('GEOL', 'BH1', { GEOL_TOP: String(at), GEOL_BASE: String(at + 1), GEOL_LEG }),
  )
  const keyOf = (some: readonly TableRow[]) => {
    const strata = strataOfHoles(some)
    const { points } = placePoints(
      codes.map((_, at) => point('BH1', at + 0.5, 4)),
      holes,
      strata,
      'depth',
    )
    return makePlotLegend({ plot: spt, points, by: 'stratum', strata, glossary })
  }
  const [one, other] = [keyOf(rows), keyOf(rows.toReversed())]
  const symbols = (legend: typeof one) => legend.entries.map(({ id, symbol }) => [id, symbol])
  expect(symbols(one)).toEqual(symbols(other))
  expect(new Set(one.entries.map(({ symbol }) => JSON.stringify(symbol))).size).toBe(20)
  expect(one.isShared).toBe(false)
})

test('ground that was not recovered is not named as the void of its code', () => {
  const lost = strataOfHoles([
    row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '9', GEOL_LEG: '999', GEOL_DESC: 'No recovery' }),
  ])
  const { points } = placePoints([point('BH1', 1, 4)], holes, lost, 'depth')
  const { entries } = makePlotLegend({ plot: spt, points, by: 'stratum', strata: lost, glossary })
  const name = 'Legend code and description disagree (999)'
  expect(entries.map((entry) => entry.name)).toEqual([name])
  expect(points.flatMap((one) => describePoint(one, spt, glossary))).toContainEqual({
    label: 'Stratum',
    value: name,
  })
  expect(pointsText(points, spt, glossary)).toContain(name)
})

test('every shape fits in its square', () => {
  for (const shape of Object.keys(SHAPES) as Shape[])
    for (const [number] of outline(shape, 10).matchAll(/-?\d+(\.\d+)?/g))
      expect(Math.abs(Number(number))).toBeLessThanOrEqual(20)
})
