import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowKey, splitKey, type KeyLine } from '../../../src/features/plots/sheet/key-columns.ts'
import { layOutPlotSheet } from '../../../src/features/plots/sheet/plot-sheet-layout.ts'

const line = (name: string, height: number): KeyLine => ({
  kind: 'entry',
  height,
  isLine: false,
  entry: { id: name, name, sign: { shape: 'circle', fill: 'none' }, count: 1, summary: null },
})
const heading = (title: string): KeyLine => ({ kind: 'heading', title, height: 24, isMeasured: true })

const keys = fc
  .array(fc.integer({ min: 16, max: 60 }), { minLength: 1, maxLength: 300 })
  .map((heights) => [heading('Holes'), ...heights.map((height, index) => line(`BH${index}`, height))])

const namesOf = (lines: readonly KeyLine[]) =>
  lines.flatMap((one) => (one.kind === 'entry' ? one.entry.id : []))
const heightOf = (lines: readonly KeyLine[]) => lines.reduce((sum, { height }) => sum + height, 0)

test('every entry of a key is on paper once and in its order, and no column is higher than its room', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 120, max: 700 }), (lines, height) => {
      const sheets = splitKey(lines, { columns: 2, height }, { columns: 2, height: 700 })
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

test('a plot has at least half of its sheet, upright or sideways', () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (lines, upright) => {
      const body = upright ? { width: 716, height: 900 } : { width: 1045, height: 560 }
      const { plot, below } = layOutPlotSheet(lines, body, 40)
      expect(below).toBe(upright)
      expect(plot.width * plot.height).toBeGreaterThan(0.44 * body.width * body.height)
      expect(plot.height).toBeLessThanOrEqual(body.height - 40)
    }),
  )
})

test('a heading goes to the next column with its first entry', () => {
  const lines = [heading('Readings'), line('Strike', 16), heading('Strata'), line('CLAY', 40)]
  expect(flowKey(lines, 70).map(namesOf)).toEqual([['Strike'], ['CLAY']])
})
