import { expect, test } from 'vitest'
import { describePoint } from '../../../src/features/plots/describe-point.ts'
import { formatValue, formatUnit } from '../../../src/features/plots/format-value.ts'
import { inclinedHoles } from '../../../src/data/holes/inclined-holes.ts'
import { placePoints as placeAll } from '../../../src/features/plots/place-points.ts'
import { boundsText, uncountedTexts } from '../../../src/features/plots/plot-notes.ts'
import { makePlotLegend } from '../../../src/features/plots/plot-legend.ts'
import { pointsText } from '../../../src/features/plots/points-text.ts'
import {
  glossary,
  hole,
  holes,
  measured,
  placed,
  placePoints,
  point,
  row,
  spt,
  strata,
} from './placed-points.ts'

test('points of holes stated to be inclined are counted where they are drawn at levels', () => {
  const remark = { LOCA_REM: 'Borehole drilled with mast inclined at 13 degrees.' }
  const both = [hole('BH1', 10), hole('BH2', 10, 'OD', remark)]
  const points = [point('BH1', 1, 4), point('BH2', 1, 4), point('BH2', 2, 4)]
  const inclined = (axis: 'depth' | 'level') => placePoints(points, both, strata, axis).inclined
  expect([inclined('depth'), inclined('level')]).toEqual([0, 2])
})

test('a hole that only HORN states to be inclined is marked at levels, in its card and copied points', () => {
  const holes = [hole('BH1', 10), hole('BH2', 10)]
  const horn = [
    row('HORN', 'BH1', { HORN_TOP: '0', HORN_BASE: '20', HORN_INCL: '90' }),
    row('HORN', 'BH2', { HORN_TOP: '0', HORN_BASE: '20', HORN_INCL: '60' }),
  ]
  const points = [point('BH1', 1, 4), point('BH2', 1, 4)]
  const placed = placeAll(points, holes, strata, 'level', inclinedHoles(holes, horn))
  expect(placed.inclined).toBe(1)
  const cards = placed.points.map((one) => describePoint(one, spt, glossary).map(({ value }) => value))
  expect(cards.map((values) => values.some((value) => value.startsWith('9.00* m OD')))).toEqual([
    false,
    false,
  ])
  const [heads = '', vertical = '', inclined = ''] = pointsText(placed.points, spt, glossary).split('\n')
  const at = heads.split('\t').indexOf('Inclined hole')
  expect([vertical.split('\t')[at], inclined.split('\t')[at]]).toEqual(['', 'yes'])
})

test('points of other holes are left out; on a level axis, those without a ground level are counted', () => {
  expect(placed.map(({ height }) => height)).toEqual([1, 3, 10, 2])
  const levels = placePoints(measured, holes, strata, 'level')
  expect(levels.points.map(({ height }) => height)).toEqual([9, 7, 0])
  expect(levels.withoutLevel).toBe(1)
})

test('a level after a strike is counted with the stratum of the strike', () => {
  const risen = [1, null].map((stratumDepth) => point('BH1', 3, 4, { series: 'standing', stratumDepth }))
  const codes = placePoints([point('BH1', 3, 4), ...risen], holes, strata, 'depth').points.map(
    ({ stratum }) => stratum?.row.data.GEOL_LEG,
  )
  expect(codes).toEqual(['201', '102', undefined])
})

test('n of the legend counts exact values; bounds are counted apart', () => {
  const points = placed.map((one, at) =>
    at === 0 ? { ...one, point: { ...one.point, bound: 'lower' as const } } : one,
  )
  const { entries } = makePlotLegend({ plot: spt, points, by: 'stratum', strata, glossary })
  expect(entries.map(({ count }) => count).toSorted()).toEqual([0, 1, 1, 1])
  const bounded = entries.find(({ count }) => count === 0)
  expect(bounded?.summary).toMatchObject({ exact: null, atLeast: { count: 1 } })
})

test('contradicted values and earlier readings after a strike are in no statistics, and counted', () => {
  const reasons = ['contradicted', 'earlier', 'contradicted'] as const
  const points = placePoints(
    [
      point('BH1', 4, 20),
      ...reasons.map((uncounted) => point('BH1', 5, 48, { uncounted })),
      point('BH1', 6, 50, { bound: 'lower', uncounted: 'contradicted' }),
    ],
    holes,
    strata,
    'depth',
  ).points
  const { entries } = makePlotLegend({ plot: spt, points, by: 'stratum', strata, glossary })
  expect(entries.map(({ count }) => count)).toEqual([1])
  expect(entries[0]?.summary).toMatchObject({ exact: { count: 1, min: 20, max: 20 }, atLeast: null })
  expect(boundsText(points)).toBe('')
  expect(uncountedTexts(points)).toEqual([
    '* 3 contradicted values left out of the statistics',
    '1 earlier reading after a strike left out of the statistics, which count the last of each strike',
  ])
  expect(uncountedTexts(points.slice(0, 1))).toEqual([])
  const [heading = '', ...lines] = pointsText(points, spt, glossary).split('\n')
  const column = heading.split('\t').indexOf('Not in statistics')
  expect(lines.slice(0, 3).map((line) => line.split('\t')[column])).toEqual(['', 'contradicted', 'earlier'])
})

test.each([
  [0, '0'],
  [12.3456, '12.35'],
  [1.2e-7, '1.20 × 10⁻⁷'],
  [1234, '1234'],
])('%d is formatted as %s', (value, text) => {
  expect(formatValue(value)).toBe(text)
})

test('units are formatted as engineers write them', () => {
  expect(['Mg/m3', 'kN/m2', 'kPa', 'm2/MN'].map(formatUnit)).toEqual(['Mg/m³', 'kN/m²', 'kPa', 'm²/MN'])
})
