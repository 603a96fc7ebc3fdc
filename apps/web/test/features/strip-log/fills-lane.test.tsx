import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { FillsLane } from '../../../src/features/strip-log/lanes/fills-lane.tsx'
import { row } from './sheet/rows.ts'

test.each([
  [{ MONP_ID: 'A' }, { MONP_ID: 'B' }, 2],
  [{ MONP_DIS: '2.75' }, { MONP_DIS: '20.80' }, 2],
  [{ PIPE_REF: '1' }, { PIPE_REF: '2' }, 2],
  [{ MONP_ID: 'A' }, { MONP_ID: 'A' }, 1],
])('pipes of %j and %j stand side by side only if they are different ones', (one, other, places) => {
  const PIPE = [
    row('PIPE', { PIPE_TOP: '0', PIPE_BOT: '2', ...one }),
    row('PIPE', { PIPE_TOP: '0', PIPE_BOT: '9', ...other }),
  ]
  const [column] = layoutLanes(readLog({ finalDepth: 10, groundLevel: null }, { PIPE }), 0).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const markup = renderToStaticMarkup(createElement(FillsLane, { column, scale, fills: [] }))
  const left = [...markup.matchAll(/class="log-pipe"[^>]* d="M([\d.]+)/g)].map(([, x]) => x)
  expect(left).toHaveLength(2)
  expect(new Set(left).size).toBe(places)
})
