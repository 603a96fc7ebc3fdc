import type { TableRow } from '@groundsheet/contract'
import { plotNamed, strataOfHoles, type PlotPoint, type Strata } from '@groundsheet/plots'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { describePoint } from '../../../src/features/plots/describe-point.ts'
import { formatValue, prettyUnit } from '../../../src/features/plots/format-value.ts'
import { nearestSpot } from '../../../src/features/plots/nearest-spot.ts'
import { inclinedHoles } from '../../../src/data/holes/inclined-holes.ts'
import { placePoints as placeAll, type HeightAxis } from '../../../src/features/plots/place-points.ts'
import { isVisible, makeFrame, spotOf } from '../../../src/features/plots/plot-frame.ts'
import { growsUpwards, limitsOf } from '../../../src/features/plots/plot-limits.ts'
import { boundsText, uncountedTexts } from '../../../src/features/plots/plot-notes.ts'
import { makeKey } from '../../../src/features/plots/plot-key.ts'
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
import { stepPoint } from '../../../src/features/plots/step-point.ts'
import { segmentsOf } from '../../../src/features/plots/line-segments.ts'

const hole = (name: string, groundLevel: number | null, datum = 'OD', data = {}) =>
  holeOf({
    id: name.padStart(24, '0'),
    locationId: name,
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: null,
    longitude: null,
    groundLevel,
    finalDepth: 20,
    mapPlacement: null,
    data: { LOCA_TYPE: 'CP', LOCA_NATD: datum, ...data },
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

/** Without rows of HORN. */
const placePoints = (
  points: readonly PlotPoint[],
  holes: readonly Hole[],
  strata: Strata,
  axis: HeightAxis,
) => placeAll(points, holes, strata, axis, inclinedHoles(holes, []))

const size = { width: 500, height: 300 }
/** Frame of the whole plot. */
const frameOf = (subject: Parameters<typeof limitsOf>[0]) =>
  makeFrame({ limits: limitsOf(subject), window: null, upwards: growsUpwards(subject) }, size)

let made = 0
const row = (table: string, locationId: string, data: Readonly<Record<string, string>>): TableRow => ({
  id: (made += 1).toString(16).padStart(24, '0'),
  table,
  locationId,
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const point = (name: string, top: number, value: number, rest: Partial<PlotPoint> = {}): PlotPoint => ({
  row: row('ISPT', name, { ISPT_TOP: String(top), ISPT_NVAL: String(value) }),
  top,
  base: top,
  value,
  series: '',
  text: String(value),
  ...rest,
})

const spt = plotNamed('spt', () => undefined)
const cone = plotNamed('qc', () => undefined)
if (!spt || !cone) throw new Error('no such plots')

const holes = [hole('BH1', 10), hole('BH2', null)]
const strata = strataOfHoles([
  row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '3', GEOL_LEG: '102', GEOL_DESC: 'MADE GROUND' }),
  row('GEOL', 'BH1', { GEOL_TOP: '3', GEOL_BASE: '9', GEOL_LEG: '201', GEOL_DESC: 'CLAY' }),
  row('GEOL', 'BH1', { GEOL_TOP: '9', GEOL_BASE: '12', GEOL_LEG: '', GEOL_DESC: 'unknown' }),
])
const glossary = createGlossary({ tables: [], codes: { GEOL_LEG: { 201: 'CLAY' } } })
const measured = [
  point('BH1', 1, 4),
  point('BH1', 3, 12),
  point('BH1', 10, 50),
  point('BH2', 2, 7),
  point('BH9', 1, 1),
]
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

const placed = placePoints(measured, holes, strata, 'depth').points

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

test('the key by stratum names known codes, and says where there is no code or no stratum', () => {
  const key = makeKey({ plot: spt, points: placed, by: 'stratum', strata, glossary })
  expect(key.entries.map(({ id, name, count }) => [id, name, count])).toEqual([
    ['102', '102', 1],
    ['201', 'CLAY', 1],
    ['~uncoded', 'No legend code', 1],
    ['~outside', 'No stratum logged at this depth', 1],
  ])
  expect(key.series).toEqual([])
  expect(new Set(key.entries.map(({ symbol }) => JSON.stringify(symbol))).size).toBe(4)
  expect(key.isShared).toBe(false)
  const [made, clay] = key.entries
  expect(made?.symbol).not.toEqual(clay?.symbol)
  expect(clay?.summary).toMatchObject({ exact: { count: 1, min: 12, median: 12, max: 12 } })
})

test('n of the key counts exact values; bounds are counted apart', () => {
  const points = placed.map((one, at) =>
    at === 0 ? { ...one, point: { ...one.point, bound: 'lower' as const } } : one,
  )
  const { entries } = makeKey({ plot: spt, points, by: 'stratum', strata, glossary })
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
  const { entries } = makeKey({ plot: spt, points, by: 'stratum', strata, glossary })
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

test('a stratum has the same symbol whichever points are drawn', () => {
  const some = makeKey({ plot: spt, points: placed.slice(1, 2), by: 'stratum', strata, glossary })
  const all = makeKey({ plot: spt, points: placed, by: 'stratum', strata, glossary })
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
    makeKey({ plot: spt, points: placed.slice(0, 1), by: 'stratum', strata, glossary }).symbolOf(
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
  const key = makeKey({ plot: spt, points, by: 'stratum', strata: clays, glossary })
  expect(new Set(key.entries.map(({ symbol }) => symbol.fill)).size).toBe(2)
  expect(new Set(points.map((one) => key.symbolOf(one).shape)).size).toBe(2)
  expect(key.series.map(({ name }) => name)).toEqual(['Field vane', 'Triaxial'])
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
    const { entries } = makeKey({ plot: spt, points, by: 'stratum', strata: logged, glossary })
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
    return makeKey({ plot: spt, points, by: 'stratum', strata, glossary })
  }
  const [one, other] = [keyOf(rows), keyOf(rows.toReversed())]
  const symbols = (key: typeof one) => key.entries.map(({ id, symbol }) => [id, symbol])
  expect(symbols(one)).toEqual(symbols(other))
  expect(new Set(one.entries.map(({ symbol }) => JSON.stringify(symbol))).size).toBe(20)
  expect(one.isShared).toBe(false)
})

test('ground that was not recovered is not named as the void of its code', () => {
  const lost = strataOfHoles([
    row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '9', GEOL_LEG: '999', GEOL_DESC: 'No recovery' }),
  ])
  const { points } = placePoints([point('BH1', 1, 4)], holes, lost, 'depth')
  const { entries } = makeKey({ plot: spt, points, by: 'stratum', strata: lost, glossary })
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

test('every point is inside the frame, and depths start at ground level', () => {
  const some = fc.array(
    fc.record({
      top: fc.double({ min: 0, max: 80, noNaN: true }),
      value: fc.double({ min: 0, max: 400, noNaN: true }),
    }),
    { minLength: 1, maxLength: 50 },
  )
  fc.assert(
    fc.property(
      some,
      fc.constantFrom('depth', 'level'),
      fc.constantFrom('all', 'most'),
      (values, axis, fit) => {
        const read = values.map(({ top, value }) => point('BH1', top, value))
        const { points } = placePoints(read, holes, strata, axis)
        const frame = frameOf({ plot: spt, points, axis, fit })
        for (const one of points) {
          const { x, y, beyond } = spotOf(frame, one)
          expect(x).toBeGreaterThanOrEqual(frame.left)
          expect(x).toBeLessThanOrEqual(frame.right)
          expect(y).toBeGreaterThanOrEqual(frame.top - 1e-6)
          expect(y).toBeLessThanOrEqual(frame.bottom + 1e-6)
          if (fit === 'all') expect(beyond).toBe(false)
        }
        if (axis === 'depth') expect(frame.y(0)).toBe(frame.top)
      },
    ),
  )
})

test('a zoomed plot shows only points inside its window, and draws none at its edge', () => {
  const limits = limitsOf({ plot: spt, points: placed, axis: 'depth', fit: 'all' })
  const window = { left: 10, right: 30, min: 2, max: 6 }
  const frame = makeFrame({ limits, window, upwards: false }, size)
  expect([frame.x(10), frame.x(30), frame.y(2), frame.y(6)]).toEqual([
    frame.left,
    frame.right,
    frame.top,
    frame.bottom,
  ])
  expect(frame.valueAt(frame.x(17))).toBeCloseTo(17)
  expect(frame.heightAt(frame.y(3.3))).toBeCloseTo(3.3)
  const { points } = placePoints([point('BH1', 3, 45)], holes, strata, 'depth')
  const spots = points.map((one) => spotOf(frame, one))
  expect(spots.map(({ x, y, beyond }) => [beyond, isVisible(frame, x, y)])).toEqual([[false, false]])
})

test('levels increase upwards, depths downwards', () => {
  const depths = frameOf({ plot: spt, points: placed, axis: 'depth', fit: 'all' })
  const { points } = placePoints(measured, holes, strata, 'level')
  const levels = frameOf({ plot: spt, points, axis: 'level', fit: 'all' })
  expect(depths.y(5)).toBeGreaterThan(depths.y(1))
  expect(levels.y(5)).toBeLessThan(levels.y(1))
})

test('the nearest point within the distance is found; of two equally near, the one drawn on top', () => {
  const spots = Float32Array.from([10, 10, 50, 10, 50, 10])
  expect(nearestSpot(spots, 12, 12, 5)).toBe(0)
  expect(nearestSpot(spots, 49, 10, 5)).toBe(2)
  expect(nearestSpot(spots, 30, 10, 5)).toBeNull()
  expect(nearestSpot(new Float32Array(), 0, 0, 100)).toBeNull()
})

test('arrow keys select points in order of depth and stop at the ends', () => {
  const first = stepPoint(placed, null, 'ArrowDown')
  expect(first?.height).toBe(1)
  expect(stepPoint(placed, first, 'ArrowDown')?.height).toBe(2)
  expect(stepPoint(placed, first, 'ArrowUp')?.height).toBe(1)
  expect(stepPoint(placed, first, 'End')?.height).toBe(10)
  expect(stepPoint(placed, first, 'PageDown')?.height).toBe(10)
  expect(stepPoint(placed, first, 'x')).toBeNull()
  expect(stepPoint([], null, 'End')).toBeNull()
})

test('readings of a cone are joined within a test, but not over a metre without readings', () => {
  const push = (test: string, ...depths: number[]) =>
    depths.map((top) => point('BH1', top, 1, { row: row('SCPT', 'BH1', { SCPG_TESN: test }) }))
  const { points } = placePoints([...push('1', 0.2, 0.1, 5), ...push('2', 0.15)], holes, strata, 'depth')
  const traces = segmentsOf(points, cone.traced ?? (() => ''))
  expect(traces.map(([upper, lower]) => [upper.height, lower.height])).toEqual([
    [0.1, 0.1],
    [0.1, 0.2],
    [5, 5],
    [0.15, 0.15],
  ])
})

test('increments of a probe are joined step by step, but not over a gap', () => {
  const steps = [
    [0.1, 0.2],
    [0.2, 0.3],
    [0.5, 0.6],
  ].map(([top = 0, base = 0]) => point('BH1', top, 4, { base, row: row('DPRB', 'BH1', {}) }))
  const { points } = placePoints(steps, holes, strata, 'depth')
  const traces = segmentsOf(points, () => '')
  expect(traces.map(([upper, lower]) => [upper.point.top, lower.point.top])).toEqual([
    [0.1, 0.1],
    [0.1, 0.2],
    [0.5, 0.5],
  ])
})

test('copied points have hole, depths, level, value, bound and stratum, in order of depth', () => {
  const refusal = point('BH1', 4, 50, { bound: 'lower', text: '50/75 mm' })
  const stated = { ISPT_REP: '50 (9,9/50 for 75mm)', ISPT_TYPE: 'C', ISPT_CAS: '3.00', ISPT_WAT: 'Dry' }
  const bounded = [{ ...refusal, row: { ...refusal.row, data: stated } }, point('BH1', 1, 4)]
  const lines = pointsText(placePoints(bounded, holes, strata, 'depth').points, spt, glossary).split('\n')
  expect(lines.map((line) => line.split('\t'))).toEqual([
    [
      'Hole',
      'Top (m)',
      'Base (m)',
      'Level (m OD)',
      'Value',
      'Test type',
      'Seating',
      'Main drive',
      'Casing (m)',
      'Water (m)',
      'Bound',
      'As written',
      'Reading',
      'Table',
      'Legend code',
      'Stratum',
    ],
    ['BH1', '1', '1', '9.00', '4', '', '', '', '', '', '', '4', '', 'ISPT', '102', ''],
    [
      ...['BH1', '4', '4', '6.00', '50'],
      ...['C', '18 blows in 150 mm', '50 blows in 75 mm', '3.00', 'Dry'],
      ...['lower', '50/75 mm', '', 'ISPT', '201', 'CLAY'],
    ],
  ])
})

test('copied levels above different datums state the datum of each', () => {
  const mixed = [hole('BH1', 10), hole('BH2', 10, 'mCD')]
  const points = placePoints([point('BH1', 1, 4), point('BH2', 1, 4)], mixed, strata, 'level')
  const [heads, ...lines] = pointsText(points.points, spt, glossary)
    .split('\n')
    .map((line) => line.split('\t').slice(3, 5))
  expect([heads, ...lines]).toEqual([
    ['Level (m)', 'Datum'],
    ['9.00', 'OD'],
    ['9.00', 'CD'],
  ])
  expect(points.otherDatum).toBe(1)
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
  expect(['Mg/m3', 'kN/m2', 'kPa', 'm2/MN'].map(prettyUnit)).toEqual(['Mg/m³', 'kN/m²', 'kPa', 'm²/MN'])
})
