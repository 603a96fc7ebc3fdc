import { strataOfHoles } from '@groundsheet/plots'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outsideScaleText } from '../../../src/features/plots/count-outside-scale.ts'
import { makeFrame, spotOf } from '../../../src/features/plots/plot-frame.ts'
import { limitsOf } from '../../../src/features/plots/plot-limits.ts'
import { makePlotLegend } from '../../../src/features/plots/plot-legend.ts'
import { kindOf } from '../../../src/features/plots/kinds/plot-kinds.ts'
import { repeatsText } from '../../../src/features/plots/plot-notes.ts'
import { legendCells } from '../../../src/features/plots/sheet/legend-columns.ts'
import { dip, glossary, hydrograph, joined, linesOf, placed, plotOf, row } from './line-plots.ts'

test('a hydrograph has one line per installation, in order of time', () => {
  const points = placed(hydrograph, 'MOND', [
    dip('BH1', '1', 14, '2.1'),
    dip('BH1', '1', 0, '2.0'),
    dip('BH1', '2', 7, '4.0'),
    dip('BH2', '1', 7, '1.0'),
    dip('BH2', '1', 14, '1.1'),
  ])
  expect(joined(points)).toEqual([
    [0, 14],
    [7, 14],
  ])
  const legend = makePlotLegend({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(legend.entries.map(({ name }) => name)).toEqual([
    'BH1 1 at 5.00 m',
    'BH1 2 at 5.00 m',
    'BH2 1 at 5.00 m',
  ])
  expect(new Set(legend.entries.map(({ symbol }) => symbol.fill)).size).toBe(3)
})

test.each([
  ['two dips 81 days apart are not joined', [0, 81], []],
  ['two dips 45 days apart are joined', [0, 45], [45]],
  ['monthly dips are joined', [0, 30, 61, 91], [30, 31, 30]],
  ['monthly dips are not joined over half a year', [0, 30, 61, 241], [30, 31]],
  ['monthly dips are joined over one visit that was left out', [0, 30, 61, 121, 151], [30, 31, 60, 30]],
  ['weekly dips are joined over a month', [0, 7, 14, 21, 49], [7, 7, 7, 28]],
  ['weekly dips are not joined over seven weeks', [0, 7, 14, 21, 70], [7, 7, 7]],
  ['quarterly dips are joined', [0, 91, 182], [91, 91]],
  ['daily readings are not joined over a week', [0, 1, 2, 3, 10], [1, 1, 1]],
])('%s', (_, visits, lengths) => {
  const points = placed(
    hydrograph,
    'MOND',
    visits.map((day) => dip('BH1', '1', day, '2.0')),
  )
  expect(joined(points).map(([from = 0, to = 0]) => to - from)).toEqual(lengths)
})

test('repeated readings of a day change neither the gaps of a line nor its statistics', () => {
  const repeated = (day: number, reading: string) =>
    Array.from({ length: 30 }, (_, index) => dip('BH1', '1', day + index / 5000, reading))
  const points = placed(hydrograph, 'MOND', [
    ...repeated(0, '2.0'),
    ...[30, 61, 91].map((day) => dip('BH1', '1', day, '4.0')),
    ...repeated(200, '4.0'),
  ])
  expect(joined(points)).toEqual([
    [0, 30],
    [30, 61],
    [61, 91],
  ])
  const { entries } = makePlotLegend({
    plot: hydrograph,
    points,
    by: 'line',
    strata: strataOfHoles([]),
    glossary,
  })
  expect(entries[0]).toMatchObject({ count: 5, summary: { exact: { min: 2, median: 4, max: 4 } } })
  expect(entries.flatMap(legendCells)).toEqual(['BH1 1 at 5.00 m', '5', '2.00', '4.00', '4.00', ''])
  const censored = entries.map((entry) => ({
    ...entry,
    summary: { count: 5, exact: null, atLeast: { count: 5, min: 50, max: 50 }, atMost: null },
  }))
  expect(censored.flatMap(legendCells)).toEqual(['BH1 1 at 5.00 m', '5', '–', '–', '–', '5 ≥ 50'])
  expect([-0.001, -0.33, 12.825].map(kindOf(hydrograph).formatFigure)).toEqual(['0.00', '-0.33', '12.83'])
  expect(repeatsText(points)).toBe(
    '58 readings repeat another of the same day and installation: counted once',
  )
  expect(repeatsText(points.slice(1, 3))).toBe('')
})

test('every point of a line has finite coordinates, whatever its readings', () => {
  const readings = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 900 }), fc.constantFrom('1.2', '-0.4', 'Dry', 'Blocked', '30')),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(readings, (all) => {
      const points = placed(
        hydrograph,
        'MOND',
        all.map(([day, text]) => dip('BH1', '1', day, text)),
      )
      const subject = { plot: hydrograph, points, axis: 'depth', fit: 'all' } as const
      const frame = makeFrame(
        { limits: limitsOf(subject), window: null, upwards: false },
        { width: 500, height: 300 },
      )
      for (const point of points) {
        const { x, y } = spotOf(frame, point)
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
      }
      for (const [from, to] of linesOf(hydrograph, points))
        expect(from.point.note ?? to.point.note).toBeUndefined()
    }),
  )
})

test('friction ratios beyond the scale are counted with either fit', () => {
  const ratio = plotOf('rf')
  const rows = ['2', '9.9', '14', '30'].map((SCPT_FRR, at) =>
    row('SCPT', 'BH1', { SCPT_DPTH: `${at + 1}`, SCPT_FRR }),
  )
  const shown = placed(ratio, 'SCPT', rows)
  expect(outsideScaleText({ plot: ratio, shown }, 'all')).toBe('2 beyond the scale, drawn at its edge')
  expect(outsideScaleText({ plot: ratio, shown: shown.slice(0, 2) }, 'all')).toBe('')
})
