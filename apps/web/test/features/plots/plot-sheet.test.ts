import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  flowLegend,
  splitLegend,
  widthsOf,
  type LegendLine,
} from '../../../src/features/plots/sheet/legend-columns.ts'
import { layOutPlotSheet } from '../../../src/features/plots/sheet/plot-sheet-layout.ts'

const entry = {
  name: 'BH1',
  symbol: { shape: 'circle', fill: 'none' },
  count: 1,
  summary: null,
  format: String,
} as const
const widths = widthsOf([])
const line = (name: string, height: number): LegendLine => ({
  kind: 'entry',
  height,
  widths,
  line: undefined,
  entry: { ...entry, id: name },
})
const heading = (title: string): LegendLine => ({
  kind: 'heading',
  title,
  height: 24,
  widths,
  columns: [true],
})

const legendSheets = fc
  .array(fc.integer({ min: 16, max: 60 }), { minLength: 1, maxLength: 300 })
  .map((heights) => [heading('Holes'), ...heights.map((height, index) => line(`BH${index}`, height))])

const namesOf = (lines: readonly LegendLine[]) =>
  lines.flatMap((one) => (one.kind === 'entry' ? one.entry.id : []))
const heightOf = (lines: readonly LegendLine[]) => lines.reduce((sum, { height }) => sum + height, 0)

test('every entry of a legend is printed once and in order, and no column exceeds its height', () => {
  fc.assert(
    fc.property(legendSheets, fc.integer({ min: 120, max: 700 }), (lines, height) => {
      const sheets = splitLegend(lines, { columns: 2, height }, { columns: 2, height: 700 })
      expect(namesOf(sheets.flat(2))).toEqual(namesOf(lines))
      sheets.forEach((columns, index) => {
        expect(columns.length).toBeLessThanOrEqual(2)
        for (const column of columns) {
          expect(heightOf(column)).toBeLessThanOrEqual(index === 0 ? height : 700)
          expect(column[0]?.kind).toBe('heading')
          expect(column.at(-1)?.kind).toBe('entry')
        }
      })
    }),
  )
})

test('a name takes the width of figures that no entry has', () => {
  const counted = widthsOf([{ ...entry, id: '1' }])
  const exact = { min: 1.2, median: 1.5, max: 2 }
  const summary = { count: 3, exact: { count: 3, ...exact }, atLeast: null, atMost: null }
  const measured = widthsOf([{ ...entry, id: '1', summary }])
  expect(counted.map((width) => width > 0)).toEqual([true, true, false, false, false, false])
  expect(measured.map((width) => width > 0)).toEqual([true, true, true, true, true, false])
  const total = (of: readonly number[]) => of.reduce((sum, width) => sum + width, 0)
  expect(total(counted)).toBe(total(measured))
})

test('a plot takes at least half of its sheet, portrait or landscape', () => {
  fc.assert(
    fc.property(legendSheets, fc.boolean(), (lines, upright) => {
      const body = upright ? { width: 716, height: 900 } : { width: 1045, height: 560 }
      const { plot, below } = layOutPlotSheet(lines, body, 40)
      expect(below).toBe(upright)
      expect(plot.width * plot.height).toBeGreaterThan(0.44 * body.width * body.height)
      expect(plot.height).toBeLessThanOrEqual(body.height - 40)
    }),
  )
})

test('a heading moves to the next column with its first entry', () => {
  const lines = [heading('Readings'), line('Strike', 16), heading('Strata'), line('CLAY', 40)]
  expect(flowLegend(lines, 70).map(namesOf)).toEqual([['Strike'], ['CLAY']])
})

test('the heading of a short legend below a plot is above its first entry', () => {
  const { legendSheets } = layOutPlotSheet(
    [heading('Strata'), line('CLAY', 16)],
    { width: 716, height: 900 },
    0,
  )
  expect(legendSheets).toHaveLength(1)
  expect(legendSheets[0]?.map(namesOf)).toEqual([['CLAY']])
})
