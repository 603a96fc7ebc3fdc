import type { TableRow } from '@groundsheet/contract'
import { plotNamed, strataOfHoles, type PlotDefinition } from '@groundsheet/plots'
import { DAY } from '@groundsheet/readings'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { beyondText } from '../../../src/features/plots/beyond-scale.ts'
import { placePoints } from '../../../src/features/plots/place-points.ts'
import { makeFrame, spotOf } from '../../../src/features/plots/plot-frame.ts'
import { growsUpwards, limitsOf } from '../../../src/features/plots/plot-limits.ts'
import { colouredBy, makeKey } from '../../../src/features/plots/plot-key.ts'
import { kindOf } from '../../../src/features/plots/kinds/plot-kinds.ts'
import { repeatsText } from '../../../src/features/plots/plot-notes.ts'
import { pointsText } from '../../../src/features/plots/points-text.ts'
import { PlotSymbolMark } from '../../../src/features/plots/plot-symbol-mark.tsx'
import { KEY_COLUMN_WIDTH_PX, keyCells, keyLines } from '../../../src/features/plots/sheet/key-columns.ts'
import { PlotKeyColumns } from '../../../src/features/plots/sheet/plot-key-columns.tsx'
import { symbolWithNote } from '../../../src/features/plots/plot-symbols.ts'
import { SizeFractions } from '../../../src/features/plots/kinds/size-fractions.tsx'
import { segmentsOf } from '../../../src/features/plots/line-segments.ts'

const plotOf = (id: string) => plotNamed(id, () => undefined) ?? expect.fail(`no plot ${id}`)
const hydrograph = plotOf('hydrograph')
const grading = plotOf('grading')
const glossary = createGlossary({ tables: [], codes: {} })

const holes = ['BH1', 'BH2'].map((name) =>
  holeOf({
    ...{ id: name.padStart(24, '0'), locationId: name, table: 'LOCA', easting: null, northing: null },
    ...{ latitude: null, longitude: null, groundLevel: 20, finalDepth: 10, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
)
let made = 0
const row = (table: string, locationId: string, data: Record<string, string>): TableRow => ({
  ...{ id: (made += 1).toString(16).padStart(24, '0'), table, locationId, parents: [], data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})
/** A reading of an installation, `day` days after the first. */
const dip = (hole: string, pipe: string, day: number, reading: string): TableRow =>
  row('MOND', hole, {
    ...{ MONG_ID: pipe, MONG_DIS: '5.00', MOND_TYPE: 'WDEP', MOND_UNIT: 'm', MOND_RDNG: reading },
    MOND_DTIM: new Date(Date.UTC(2021, 0, 1) + day * DAY).toISOString().slice(0, 19),
  })
const limits = (hole: string, data: Record<string, string>): TableRow => row('LLPL', hole, data)
const sieve = (hole: string, size: string, percent: string): TableRow =>
  row('GRAT', hole, {
    ...{ SAMP_TOP: '2.00', SAMP_REF: '1', SAMP_TYPE: 'B', GRAT_SIZE: size, GRAT_PERP: percent },
  })

function placed(plot: PlotDefinition, table: string, rows: readonly TableRow[]) {
  const { points } = plot.read({ [table]: rows }, () => '')
  return placePoints(points, holes, strataOfHoles([]), 'depth', new Set()).points
}
const linesOf = (plot: PlotDefinition, points: ReturnType<typeof placed>) =>
  segmentsOf(points, plot.traced ?? expect.fail('no lines'), plot.kind)
const days = (time: number) => (time - Date.UTC(2021, 0, 1)) / DAY
const joined = (points: ReturnType<typeof placed>) =>
  linesOf(hydrograph, points)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => [days(from.point.value), days(to.point.value)])

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
  const key = makeKey({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(key.entries.map(({ name }) => name)).toEqual([
    'BH1 1 at 5.00 m',
    'BH1 2 at 5.00 m',
    'BH2 1 at 5.00 m',
  ])
  expect(new Set(key.entries.map(({ symbol }) => symbol.fill)).size).toBe(3)
})

test('lines break at a dry visit, at a visit without a reading and at a long interval', () => {
  const dryAt = (day: number, text: string) =>
    [0, 7, 14, 21, 28].map((at) => dip('BH1', '1', at, at === day ? text : '2.0'))
  expect(joined(placed(hydrograph, 'MOND', dryAt(14, 'Dry')))).toEqual([
    [0, 7],
    [21, 28],
  ])
  expect(joined(placed(hydrograph, 'MOND', dryAt(7, 'Blocked')))).toEqual([
    [14, 21],
    [21, 28],
  ])
  const late = [0, 7, 14, 21, 100].map((at) => dip('BH1', '1', at, '2.0'))
  expect(joined(placed(hydrograph, 'MOND', late))).toEqual([
    [0, 7],
    [7, 14],
    [14, 21],
  ])
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
  const { entries } = makeKey({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(entries[0]).toMatchObject({ count: 5, summary: { exact: { min: 2, median: 4, max: 4 } } })
  expect(entries.flatMap(keyCells)).toEqual(['BH1 1 at 5.00 m', '5', '2.00', '4.00', '4.00', ''])
  const censored = entries.map((entry) => ({
    ...entry,
    summary: { count: 5, exact: null, atLeast: { count: 5, min: 50, max: 50 }, atMost: null },
  }))
  expect(censored.flatMap(keyCells)).toEqual(['BH1 1 at 5.00 m', '5', '–', '–', '–', '5 ≥ 50'])
  expect([-0.001, -0.33, 12.825].map(kindOf(hydrograph).formatFigure)).toEqual(['0.00', '-0.33', '12.83'])
  expect(repeatsText(points)).toBe(
    '58 readings repeat another of the same day and installation: counted once',
  )
  expect(repeatsText(points.slice(1, 3))).toBe('')
})

test('gaps of a data logger are measured in days, including after a day without a change', () => {
  const logged = (day: number, depth: (hour: number) => number) =>
    Array.from({ length: 24 }, (_, hour) => dip('BH1', '1', day + hour / 24, depth(hour).toFixed(2)))
  const points = placed(hydrograph, 'MOND', [
    ...logged(0, (hour) => 2 + hour / 100),
    ...logged(1, () => 2.1),
    ...logged(2, (hour) => 2 + hour / 100),
    ...logged(8, (hour) => 2 + hour / 100),
  ])
  const stretches = joined(points)
  expect(stretches).toHaveLength(24 + 1 + 24 - 1 + 23)
  expect(Math.max(...stretches.map(([from = 0, to = 0]) => to - from))).toBe(1)
})

test.each([16, 144])('%i selected installations have as many styles, drawn and in the key', (count) => {
  const points = placed(
    hydrograph,
    'MOND',
    Array.from({ length: count }, (_, pipe) => dip('BH1', `P${pipe}`, 0, '2.0')),
  )
  const subject = { plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary } as const
  const key = makeKey({ ...subject, only: makeKey(subject).entries.map(({ id }) => id) })
  const marks = key.entries.map(({ symbol }) =>
    renderToStaticMarkup(createElement(PlotSymbolMark, { symbol, line: 'marked' })),
  )
  expect(new Set(marks).size).toBe(count)
  expect(key.isShared).toBe(false)
  expect(new Set(points.map((point) => JSON.stringify(key.symbolOf(point)))).size).toBe(count)
  // Marks are filled to show their colour.
  expect(marks.filter((mark) => mark.includes('plot-symbol-open'))).toEqual([])
  const used = new Set(key.entries.map(({ symbol }) => symbol.shape))
  // These shapes mark a dry visit and a visit without a reading.
  expect([used.has('triangle-down'), used.has('plus')]).toEqual([false, false])
})

test('a dry visit is marked at the bottom of the frame, and not in figures, scale or copied depths', () => {
  const points = placed(hydrograph, 'MOND', [
    dip('BH1', '1', 0, '2.0'),
    dip('BH1', '1', 7, '3.0'),
    dip('BH1', '1', 14, 'Dry'),
  ])
  const subject = { plot: hydrograph, points, axis: 'depth', fit: 'all' } as const
  const limits = limitsOf(subject)
  expect(limits.heights.to).toBeLessThan(4)
  const frame = makeFrame(
    { limits, window: null, upwards: growsUpwards(subject) },
    { width: 500, height: 300 },
  )
  for (const point of points) {
    const { x, y } = spotOf(frame, point)
    expect(x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom).toBe(true)
    expect(y > frame.bottom - 10).toBe(point.point.note === 'dry')
  }
  const key = makeKey({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(key.entries[0]).toMatchObject({ count: 2, summary: { exact: { count: 2, min: 2, max: 3 } } })
  expect(symbolWithNote({ fill: 'none', shape: 'circle' }, { note: 'dry' }).shape).toBe('triangle-down')
  const copied = pointsText(points, hydrograph, glossary).trimEnd().split('\n')
  expect(copied.at(-1)).toMatch(/^BH1\t\t\t\t.*2021-01-15\t1 at 5\.00 m\tdry\t/)
})

const manyPipes = (count: number, more: readonly TableRow[] = []) =>
  ({
    plot: hydrograph,
    points: placed(hydrograph, 'MOND', [
      ...Array.from({ length: count }, (_, pipe) => dip('BH1', `P${pipe + 1}`, 0, '2.0')),
      ...more,
    ]),
    by: 'line',
    strata: strataOfHoles([]),
    glossary,
  }) as const
const fillsOf = (key: ReturnType<typeof makeKey>, pipes: readonly string[]) => {
  const ids = pipes.map((pipe) => `BH1 ${pipe} at 5.00 m`)
  return ids.map((id) => key.entries.find((entry) => entry.id === id)?.symbol.fill)
}

test('of more lines than colours, those that are isolated have a colour each, and the first ones', () => {
  const pipes = ['P1', 'P9']
  const only = pipes.map((pipe) => `BH1 ${pipe} at 5.00 m`)
  expect(new Set(fillsOf(makeKey(manyPipes(16)), pipes)).size).toBe(1)
  expect(fillsOf(makeKey({ ...manyPipes(16), only }), pipes)).toEqual(['var(--series-1)', 'var(--series-2)'])
  const others = [...pipes, 'P17', 'P25'].map((pipe) => `BH1 ${pipe} at 5.00 m`)
  expect(fillsOf(makeKey({ ...manyPipes(37), only: others }), ['P1', 'P9', 'P17', 'P25', 'P2'])).toEqual([
    ...[1, 2, 3, 4].map((n) => `var(--series-${n})`),
    'var(--line-strong)',
  ])
})

test('of very many lines the eight with most readings are in colour, first in the key; others grey', () => {
  const telling = ['P3', 'P5', 'P30', 'P31', 'P32', 'P33', 'P34']
  const visits = telling.flatMap((pipe) => [dip('BH1', pipe, 7, '2.5'), dip('BH1', pipe, 14, '3.0')])
  const subject = manyPipes(37, [...visits, dip('BH1', 'P36', 7, '4.0'), dip('BH1', 'P35', 7, '2.1')])
  const key = makeKey(subject)
  expect(key.inColour).toBe(8)
  const first = key.entries.slice(0, 8)
  expect(first.map(({ id }) => id)).toEqual([...telling, 'P36'].map((pipe) => `BH1 ${pipe} at 5.00 m`))
  expect(new Set(first.map(({ symbol }) => symbol.fill)).size).toBe(8)
  expect(new Set(key.entries.slice(8).map(({ symbol }) => symbol.fill))).toEqual(
    new Set(['var(--line-strong)']),
  )
  expect(key.isShared).toBe(false)
  // Selected names do not change places.
  const only = ['BH1 P20 at 5.00 m']
  expect(makeKey({ ...subject, only }).entries.map(({ id }) => id)).toEqual(key.entries.map(({ id }) => id))
  expect(makeKey({ ...subject, only }).inColour).toBe(0)
  expect(makeKey(manyPipes(16)).inColour).toBe(0)
})

test('an installation that was always dry has dashes in place of figures', () => {
  const points = placed(hydrograph, 'MOND', [dip('BH1', '1', 0, 'Dry')])
  const key = makeKey({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(key.entries.flatMap(keyCells)).toEqual(['BH1 1 at 5.00 m', '0', '–', '–', '–', ''])
})

test('a grading curve joins sizes in ascending order, on a scale from clay to cobbles', () => {
  const points = placed(grading, 'GRAT', [
    sieve('BH1', '2', '70'),
    sieve('BH1', '0.063', '58'),
    sieve('BH1', '63', '100'),
  ])
  expect(linesOf(grading, points).map(([from, to]) => [from.point.value, to.point.value])).toEqual([
    [0.063, 0.063],
    [0.063, 2],
    [2, 63],
  ])
  const limits = limitsOf({ plot: grading, points, axis: 'depth', fit: 'all' })
  expect(limits).toEqual({ values: { kind: 'log', from: 0.001, to: 200 }, heights: { from: 0, to: 100 } })
  const wrong = placed(grading, 'GRAT', [sieve('BH1', '2', '104')])
  expect(limitsOf({ plot: grading, points: wrong, axis: 'depth', fit: 'all' }).heights.to).toBe(104)
  expect(growsUpwards({ plot: grading, axis: 'depth' })).toBe(true)
  expect(colouredBy(grading, undefined)).toBe('line')
  expect(colouredBy(grading, 'stratum')).toBe('stratum')
  expect(colouredBy(plotOf('spt'), 'line')).toBe('stratum')
})

test('names of size fractions are below the ticks of sizes, each between its limits', () => {
  const points = placed(grading, 'GRAT', [sieve('BH1', '2', '70')])
  const limits = limitsOf({ plot: grading, points, axis: 'depth', fit: 'all' })
  const { headHeight, footHeight } = kindOf(grading)
  const frame = makeFrame(
    { limits, window: null, upwards: true, headHeight, footHeight },
    { width: 900, height: 400 },
  )
  const drawn = renderToStaticMarkup(createElement('svg', {}, createElement(SizeFractions, { frame })))
  const names = [...drawn.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)].map(([, x, name]) => ({
    name,
    x: Number(x),
  }))
  const between = (name: string, from: number, to: number) =>
    names.filter((one) => one.name === name && one.x > frame.x(from) && one.x < frame.x(to)).length
  const heights = [...drawn.matchAll(/<text [^>]*y="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBeGreaterThan(frame.bottom + 14)
  expect(Math.max(...heights)).toBeLessThan(400 - 12)
  expect(between('SAND', 0.063, 2)).toBe(1)
  expect(between('GRAVEL', 2, 63)).toBe(1)
  expect(between('SILT', 0.002, 0.063)).toBe(1)
  expect(between('fine', 0.063, 0.2)).toBe(1)
  expect(between('coarse', 20, 63)).toBe(1)
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

test.each([
  ['BH1', 'BH1 at 5.00 m'],
  ['BH1-A', 'BH1-A at 5.00 m'],
  ['BH1 (2)', 'BH1 (2) at 5.00 m'],
  ['BH10', 'BH1 BH10 at 5.00 m'],
  ['A', 'BH1 A at 5.00 m'],
  ['', 'BH1 at 5.00 m'],
])('the key names installation %j of BH1 %j', (pipe, name) => {
  const points = placed(hydrograph, 'MOND', [dip('BH1', pipe, 0, '1.20')])
  const key = makeKey({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(key.entries.map((entry) => entry.name)).toEqual([name])
})

test('friction ratios beyond the scale are counted with either fit', () => {
  const ratio = plotOf('rf')
  const rows = ['2', '9.9', '14', '30'].map((SCPT_FRR, at) =>
    row('SCPT', 'BH1', { SCPT_DPTH: `${at + 1}`, SCPT_FRR }),
  )
  const shown = placed(ratio, 'SCPT', rows)
  expect(beyondText({ plot: ratio, shown }, 'all')).toBe('2 beyond the scale, drawn at its edge')
  expect(beyondText({ plot: ratio, shown: shown.slice(0, 2) }, 'all')).toBe('')
})

test('the printed key has headings only for figures that its entries have', () => {
  const stated = (SPEC_DPTH: string) => ({ SPEC_DPTH, LLPL_LL: '55', LLPL_PL: '25' })
  const plot = plotOf('atterberg')
  const points = placed(plot, 'LLPL', [limits('BH1', stated('2')), limits('BH1', stated('3'))])
  const key = makeKey({ plot, points, by: 'hole', strata: strataOfHoles([]), glossary })
  const lines = keyLines({ plot, by: 'hole', key, isolated: [], series: undefined })
  const drawn = renderToStaticMarkup(createElement(PlotKeyColumns, { columns: [lines] }))
  const heads = [...drawn.matchAll(/<p class="plot-sheet-heading".*?<\/p>/g)].map(([text]) =>
    [...text.matchAll(/<span>([^<]*)<\/span>/g)].map(([, head]) => head).filter(Boolean),
  )
  expect(heads).toEqual([
    ['Readings', 'n', 'Min', 'Median', 'Max'],
    ['Holes', 'n'],
  ])
  for (const { widths } of lines)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(KEY_COLUMN_WIDTH_PX - 16)
})
