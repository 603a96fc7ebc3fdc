import type { TableRow } from '@groundsheet/contract'
import { strataOfHoles } from '@groundsheet/plots'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makePlotLegend } from '../../../src/features/plots/plot-legend.ts'
import { PlotSymbolMark } from '../../../src/features/plots/plot-symbol-mark.tsx'
import { LEGEND_COLUMN_WIDTH_PX, legendLines } from '../../../src/features/plots/sheet/legend-columns.ts'
import { PrintedLegendColumns } from '../../../src/features/plots/sheet/printed-legend-columns.tsx'
import { dip, glossary, hydrograph, placed, plotOf, row } from './line-plots.ts'

const limits = (hole: string, data: Record<string, string>): TableRow => row('LLPL', hole, data)

test.each([16, 144])('%i selected installations have as many styles, drawn and in the legend', (count) => {
  const points = placed(
    hydrograph,
    'MOND',
    Array.from({ length: count }, (_, pipe) => dip('BH1', `P${pipe}`, 0, '2.0')),
  )
  const subject = { plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary } as const
  const legend = makePlotLegend({ ...subject, only: makePlotLegend(subject).entries.map(({ id }) => id) })
  const marks = legend.entries.map(({ symbol }) =>
    renderToStaticMarkup(createElement(PlotSymbolMark, { symbol, line: 'marked' })),
  )
  expect(new Set(marks).size).toBe(count)
  expect(legend.isShared).toBe(false)
  expect(new Set(points.map((point) => JSON.stringify(legend.symbolOf(point)))).size).toBe(count)
  // Marks are filled to show their colour.
  expect(marks.filter((mark) => mark.includes('plot-symbol-open'))).toEqual([])
  const used = new Set(legend.entries.map(({ symbol }) => symbol.shape))
  // These shapes mark a dry visit and a visit without a reading.
  expect([used.has('triangle-down'), used.has('plus')]).toEqual([false, false])
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
const fillsOf = (legend: ReturnType<typeof makePlotLegend>, pipes: readonly string[]) => {
  const ids = pipes.map((pipe) => `BH1 ${pipe} at 5.00 m`)
  return ids.map((id) => legend.entries.find((entry) => entry.id === id)?.symbol.fill)
}

test('of more lines than colours, those that are isolated have a colour each, and the first ones', () => {
  const pipes = ['P1', 'P9']
  const only = pipes.map((pipe) => `BH1 ${pipe} at 5.00 m`)
  expect(new Set(fillsOf(makePlotLegend(manyPipes(16)), pipes)).size).toBe(1)
  expect(fillsOf(makePlotLegend({ ...manyPipes(16), only }), pipes)).toEqual([
    'var(--series-1)',
    'var(--series-2)',
  ])
  const others = [...pipes, 'P17', 'P25'].map((pipe) => `BH1 ${pipe} at 5.00 m`)
  expect(
    fillsOf(makePlotLegend({ ...manyPipes(37), only: others }), ['P1', 'P9', 'P17', 'P25', 'P2']),
  ).toEqual([...[1, 2, 3, 4].map((n) => `var(--series-${n})`), 'var(--line-strong)'])
})

test('of many lines the eight with most readings are in colour, first in the legend; others grey', () => {
  const distinct = ['P3', 'P5', 'P30', 'P31', 'P32', 'P33', 'P34']
  const visits = distinct.flatMap((pipe) => [dip('BH1', pipe, 7, '2.5'), dip('BH1', pipe, 14, '3.0')])
  const subject = manyPipes(37, [...visits, dip('BH1', 'P36', 7, '4.0'), dip('BH1', 'P35', 7, '2.1')])
  const legend = makePlotLegend(subject)
  expect(legend.inColour).toBe(8)
  const first = legend.entries.slice(0, 8)
  expect(first.map(({ id }) => id)).toEqual([...distinct, 'P36'].map((pipe) => `BH1 ${pipe} at 5.00 m`))
  expect(new Set(first.map(({ symbol }) => symbol.fill)).size).toBe(8)
  expect(new Set(legend.entries.slice(8).map(({ symbol }) => symbol.fill))).toEqual(
    new Set(['var(--line-strong)']),
  )
  expect(legend.isShared).toBe(false)
  // Selected names do not change places.
  const only = ['BH1 P20 at 5.00 m']
  expect(makePlotLegend({ ...subject, only }).entries.map(({ id }) => id)).toEqual(
    legend.entries.map(({ id }) => id),
  )
  expect(makePlotLegend({ ...subject, only }).inColour).toBe(0)
  expect(makePlotLegend(manyPipes(16)).inColour).toBe(0)
})

test.each([
  ['BH1', 'BH1 at 5.00 m'],
  ['BH1-A', 'BH1-A at 5.00 m'],
  ['BH1 (2)', 'BH1 (2) at 5.00 m'],
  ['BH10', 'BH1 BH10 at 5.00 m'],
  ['A', 'BH1 A at 5.00 m'],
  ['', 'BH1 at 5.00 m'],
])('the legend names installation %j of BH1 %j', (pipe, name) => {
  const points = placed(hydrograph, 'MOND', [dip('BH1', pipe, 0, '1.20')])
  const legend = makePlotLegend({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(legend.entries.map((entry) => entry.name)).toEqual([name])
})

test('the printed legend has headings only for figures that its entries have', () => {
  const stated = (SPEC_DPTH: string) => ({ SPEC_DPTH, LLPL_LL: '55', LLPL_PL: '25' })
  const plot = plotOf('atterberg')
  const points = placed(plot, 'LLPL', [limits('BH1', stated('2')), limits('BH1', stated('3'))])
  const legend = makePlotLegend({ plot, points, by: 'hole', strata: strataOfHoles([]), glossary })
  const lines = legendLines({ plot, by: 'hole', legend, isolated: [], series: undefined })
  const drawn = renderToStaticMarkup(createElement(PrintedLegendColumns, { columns: [lines] }))
  const heads = [...drawn.matchAll(/<p class="plot-sheet-heading".*?<\/p>/g)].map(([text]) =>
    [...text.matchAll(/<span>([^<]*)<\/span>/g)].map(([, head]) => head).filter(Boolean),
  )
  expect(heads).toEqual([
    ['Readings', 'n', 'Min', 'Median', 'Max'],
    ['Holes', 'n'],
  ])
  for (const { widths } of lines)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(LEGEND_COLUMN_WIDTH_PX - 16)
})
