import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { CurvesLane } from '../../../src/features/strip-log/lanes/curves-lane.tsx'
import { ValueFigures } from '../../../src/features/strip-log/value-figures.tsx'
import { row } from './sheet/rows.ts'

/** The columns of a cone of 100 readings, the last of which is greater than the scale. */
function columnsOf() {
  const SCPT = Array.from({ length: 100 }, (_, at) =>
    row('SCPT', {
      SCPT_DPTH: (at / 20).toFixed(2),
      SCPT_RES: at === 99 ? '43.81' : '12.50',
      SCPT_FRES: '0.308',
    }),
  )
  const log = readLog({ finalDepth: 5, groundLevel: null }, { SCPT })
  const named = (id: string) => layoutLanes(log, 0).columns.find(({ lane }) => lane.id === id)
  const [cone, friction] = [named('cone'), named('friction')]
  if (!cone || !friction) throw new Error('no column')
  return { cone, friction }
}
const draw = (column: ReturnType<typeof columnsOf>['cone']) =>
  renderToStaticMarkup(
    createElement(CurvesLane, { column, scale: depthScale({ from: 0, to: 5 }, 500), fills: [] }),
  )
const figuresOf = (column: ReturnType<typeof columnsOf>['cone']) =>
  [
    ...renderToStaticMarkup(createElement(ValueFigures, { column: { ...column, x: 0 } })).matchAll(
      /<text[^>]*>([^<]+)/g,
    ),
  ].map(([, text]) => text)

test('a cone reading beyond its scale has an arrow and its value at the edge', () => {
  const { cone, friction } = columnsOf()
  expect(cone.lane.scaleMax).toBe(15)
  expect(
    /class="log-edge-value"><path[^>]*><\/path><rect[^>]*><\/rect><text[^>]*>43\.81</.test(draw(cone)),
  ).toBe(true)
  expect(draw(friction)).not.toContain('log-edge-value')
})

test('sleeve friction has grid lines between those with figures, and a figure at the end of scale', () => {
  const { friction } = columnsOf()
  const linesOf = (name: string) =>
    new RegExp(`class="${name}" d="([^"]*)"`).exec(draw(friction))?.[1]?.match(/M/g)?.length ?? 0
  const figures = figuresOf(friction)
  expect(figures.at(-1)).toBe('0.4')
  expect(linesOf('log-value-grid')).toBe(figures.length)
  expect(linesOf('log-value-grid minor')).toBeGreaterThan(figures.length)
})

test.each([
  [3000, 130, ['0', '1000', '2000', '3000']],
  [3000, 75, ['0', '3000']],
  [20, 120, ['0', '5', '10', '15', '20']],
  [0.3, 75, ['0', '0.3']],
])('figures without room for all are at equal steps: 0 to %d in %i px', (scaleMax, width, expected) => {
  const { cone } = columnsOf()
  expect(figuresOf({ ...cone, width, lane: { ...cone.lane, scaleMax } })).toEqual(expected)
})

test('a figure at the end of a scale is apart from the zero of the next column', () => {
  const { cone } = columnsOf()
  const markup = renderToStaticMarkup(createElement(ValueFigures, { column: { ...cone, x: 0, width: 80 } }))
  const [, x] = /<text x="([\d.]+)"[^>]*>15</.exec(markup) ?? []
  expect(Number(x) + 2 * 5.8).toBeCloseTo(75, 6)
})
