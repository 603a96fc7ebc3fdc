import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { BarsLane } from '../../../src/features/strip-log/lanes/bars-lane.tsx'
import { ValueFigures } from '../../../src/features/strip-log/value-figures.tsx'
import { textWidth } from '../../../src/ui/text-width.ts'
import { row } from './sheet/rows.ts'

test.each([
  [1, 'refused on a boulder'],
  [0.5, 'refused on a boulder'],
  [0.5, 'stopped, boulder at the base of the casing'],
])('at %d times its width, a lane contains the label of a penetration test of %s', (laneShare, ISPT_NVAL) => {
  const ISPT = [row('ISPT', { ISPT_TOP: '3', ISPT_NVAL })]
  const log = readLog({ finalDepth: 10, groundLevel: null }, { ISPT })
  const [column] = layoutLanes(log, 0, { laneShare }).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const markup = renderToStaticMarkup(createElement(BarsLane, { column, scale, fills: [] }))
  const [, x = '', attributes = '', text = ''] =
    /<text class="log-figure" x="([^"]+)"([^>]*)>([^<]+)/.exec(markup) ?? []
  const stated = /textLength="(\d+)"/.exec(attributes)?.[1]
  const width = stated === undefined ? textWidth(text, 10.5) : Number(stated)
  expect(width).toBeGreaterThan(0)
  expect(Number(x) + width).toBeLessThanOrEqual(column.x + column.width)
})

test.each([
  [['10', '30', '40'], '10, 30, 40'],
  [['40', '10'], '40, 10'],
  [['10', '12', '18', '30', '40'], '×5: 10–40'],
])('tests of N %j at one depth have one label with all of them', (blows, label) => {
  const ISPT = blows.map((ISPT_NVAL) => row('ISPT', { ISPT_TOP: '2.00', ISPT_NVAL }))
  const log = readLog({ finalDepth: 10, groundLevel: null }, { ISPT })
  const [column] = layoutLanes(log, 0, { laneShare: 1 }).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const markup = renderToStaticMarkup(createElement(BarsLane, { column, scale, fills: [] }))
  const texts = [...markup.matchAll(/<text class="log-figure" x="([^"]+)"[^>]*>([^<]+)/g)]
  expect(texts.map(([, , text]) => text)).toEqual([label])
  const ends = [...markup.matchAll(/class="log-bar" x="([^"]+)"[^>]*width="([^"]+)"/g)]
  const longest = Math.max(...ends.map(([, x, width]) => Number(x) + Number(width)))
  expect(Number(texts[0]?.[1])).toBeGreaterThan(longest)
})

test('the figure of a result that other statements of its row contradict has an asterisk', () => {
  const stated = { ISPT_NVAL: '21', ISPT_REP: '21', ISPT_MAIN: '21', ISPT_NPEN: '75', ISPT_INC3: '21' }
  const ISPT = [
    row('ISPT', { ISPT_TOP: '2.00', ISPT_NVAL: '14' }),
    row('ISPT', { ISPT_TOP: '8.50', ISPT_PEN3: '75', ...stated }),
  ]
  const [column] = layoutLanes(readLog({ finalDepth: 10, groundLevel: null }, { ISPT }), 0).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const markup = renderToStaticMarkup(createElement(BarsLane, { column, scale, fills: [] }))
  expect([...markup.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual(['14', '21*'])
})

test.each([
  [1, '50', ['0', '50']],
  [1, '80', ['0', '80']],
  [0.5, '50', ['0', '50']],
])('at %d times its width, the head has the ends of the scale above lines: N %s', (laneShare, N, ends) => {
  const ISPT = [row('ISPT', { ISPT_TOP: '2.00', ISPT_NVAL: N })]
  const log = readLog({ finalDepth: 10, groundLevel: null }, { ISPT })
  const [column] = layoutLanes(log, 0, { laneShare, hasAxes: false }).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const drawing = renderToStaticMarkup(createElement(BarsLane, { column, scale, fills: [] }))
  const head = renderToStaticMarkup(createElement(ValueFigures, { column }))
  expect([...head.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual(ends)
  const [, from, to] = /class="log-value-grid" d="M([\d.]+) 0V500M([\d.]+) 0V500"/.exec(drawing) ?? []
  const [, x, width] = /class="log-bar" x="([^"]+)"[^>]*width="([^"]+)"/.exec(drawing) ?? []
  expect(Number(x)).toBeCloseTo(Number(from), 1)
  expect(Number(x) + Number(width)).toBeCloseTo(Number(to), 1)
})
