import { readLog } from '@groundsheet/logs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { valueScale } from '../../../src/features/strip-log/lanes/lane-drawing.ts'
import { PointsLane } from '../../../src/features/strip-log/lanes/points-lane.tsx'
import { row } from './sheet/rows.ts'

/** Texts in the vane column of a log on screen. */
function written(...rows: Record<string, string>[]) {
  const IVAN = rows.map((data) => row('IVAN', data))
  const log = readLog({ finalDepth: 10, groundLevel: null }, { IVAN })
  const [column] = layoutLanes(log, 400).columns
  if (!column) throw new Error('no vane column')
  const drawn = renderToStaticMarkup(
    <PointsLane column={column} scale={depthScale({ from: 0, to: 10 }, 600)} fills={[]} />,
  )
  const texts = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text?.replace('&gt;', '>'))
  return { texts, column }
}

test.each([
  [[{ IVAN_DPTH: '1.00', IVAN_IVAN: '45', IVAN_IVAR: '12' }], ['45 (12)']],
  [[{ IVAN_DPTH: '1.00', IVAN_IVAN: '45' }], ['45']],
  [[{ IVAN_DPTH: '1.00', IVAN_IVAN: '>140', IVAN_IVAR: '31' }], ['>140 (31)']],
  [
    [
      { IVAN_DPTH: '2.000', IVAN_IVAN: '70' },
      { IVAN_DPTH: '2.001', IVAN_IVAN: '16', IVAN_REM: 'Residual Result' },
    ],
    ['70 (16)'],
  ],
  [[{ IVAN_DPTH: '2.00', IVAN_IVAN: '16', IVAN_REM: 'Residual Result' }], ['(16)']],
  [[{ IVAN_DPTH: '2.00', IVAN_REM: 'Too stiff' }], ['–']],
])('vane tests %j are written as %j on screen', (rows, texts) => {
  expect(written(...rows).texts).toEqual(texts)
})

test('results that would overlap are omitted', () => {
  const rows = ['1.00', '1.05', '1.10', '3.00'].map((IVAN_DPTH) => ({
    IVAN_DPTH,
    IVAN_IVAN: '45',
    IVAN_IVAR: '12',
  }))
  expect(written(...rows).texts).toEqual(['45 (12)', '45 (12)'])
})

test('a result at the end of the scale fits in its column', () => {
  const { column } = written({ IVAN_DPTH: '1.00', IVAN_IVAN: '120', IVAN_IVAR: '45' })
  const right = valueScale(column)(column.lane.scaleMax)
  expect(column.x + column.width - right).toBeGreaterThanOrEqual(50)
})
