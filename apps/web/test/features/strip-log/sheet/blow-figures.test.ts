import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hasPlot, placeFigures } from '../../../../src/features/strip-log/sheet/place-figures.ts'
import { pxPerMetre } from '../../../../src/features/strip-log/sheet/log-scale.ts'
import { SHEET_DRAWINGS } from '../../../../src/features/strip-log/sheet/sheet-drawings.ts'
import { lay, row, sourceOf, written } from './rows.ts'

/** A probe with increments of 100 mm and blows 1, 2, 3 and so on; the last stopped after 40 mm. */
function layProbe(increments: number, scale: number | null) {
  const DPRB = Array.from({ length: increments }, (_, index) =>
    row('DPRB', {
      DPRB_DPTH: (index / 10).toFixed(2),
      DPRB_BLOW: String(index + 1),
      DPRB_INC: index === increments - 1 ? '40' : '100',
      DPRB_TORQ: index % 10 === 9 ? '12.5' : '',
    }),
  )
  return lay(sourceOf(readLog({ finalDepth: null, groundLevel: null }, { DPRB })), scale)
}

/** Figures drawn in a column of the first sheet. */
function figuresIn(layout: ReturnType<typeof layProbe>, id: string): string[] {
  const column = layout.columnLayout.columns.find((one) => one.id === id)
  const scale = layout.sheets[0]?.part?.scale
  const Drawing = SHEET_DRAWINGS[id]
  if (!column || !scale || !Drawing) throw new Error(`no column ${id}`)
  const markup = renderToStaticMarkup(
    createElement(Drawing, { column, scale, fills: new Map(), findings: [] }),
  )
  return [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)
}

test.each([null, 20, 50])('the blows of every increment are printed as figures (scale %s)', (scale) => {
  const layout = layProbe(30, scale)
  const blows = Array.from({ length: 29 }, (_, index) => String(index + 1))
  expect(figuresIn(layout, 'probe')).toEqual([...blows, '30/40'])
  expect(figuresIn(layout, 'torque')).toEqual(['12.5', '12.5', '12.5'])
  expect(written(layout).join(' ')).not.toMatch(/no figures/)
})

test('a scale without room for the figures is stated in the notes', () => {
  const layout = layProbe(100, 100)
  expect(figuresIn(layout, 'probe')).toEqual([])
  expect(written(layout).join(' ')).toContain('Dynamic probe blows: no figures at 1:100')
  expect(written(layout).join(' ')).not.toContain('Probe torque: no figures')
})

test('torque is printed as figures only in a narrow column, and with a scale in a wide one', () => {
  const strip = { id: 'torque', x: 0, cells: [], lanes: [], figuresWidth: 30 }
  expect(hasPlot({ ...strip, width: 32 })).toBe(false)
  expect(hasPlot({ ...strip, width: 110 })).toBe(true)
  const layout = layProbe(30, 50)
  const column = layout.columnLayout.columns.find(({ id }) => id === 'torque')
  const scale = layout.sheets[0]?.part?.scale
  const Drawing = SHEET_DRAWINGS.torque
  if (!column || !scale || !Drawing) throw new Error('no torque')
  const drawn = (width: number) =>
    renderToStaticMarkup(
      createElement(Drawing, { column: { ...column, width }, scale, fills: new Map(), findings: [] }),
    )
  expect(drawn(32)).not.toContain('log-bar')
  expect(drawn(32)).toContain('>12.5<')
  expect(drawn(110)).toContain('log-bar')
})

test('figures do not overlap and are close to their increments', () => {
  const mark = (top: number, length: number) => ({
    row: row('DPRB', {}),
    top,
    base: top + length,
    label: '12',
  })
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 300 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(10, 20, 25, 40, 50, 75, 100),
      (lengths, scale) => {
        let depth = 0
        const marks = lengths.map((length) => {
          const top = depth
          depth += length / 1000
          return mark(top, length / 1000)
        })
        const y = (at: number) => at * pxPerMetre(scale)
        const placed = placeFigures(marks, y)
        placed?.forEach((figure, index) => {
          expect(figure.y - (placed[index - 1]?.y ?? -Infinity)).toBeGreaterThanOrEqual(7 - 1e-6)
          expect(Math.abs(figure.y - y((figure.mark.top + figure.mark.base) / 2))).toBeLessThanOrEqual(7)
        })
      },
    ),
  )
})
