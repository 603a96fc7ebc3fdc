import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { StepsLane } from '../../../src/features/strip-log/lanes/steps-lane.tsx'
import { lay, row, sourceOf } from './sheet/rows.ts'

const logOf = (CORE: Record<string, string>) =>
  readLog(
    { finalDepth: 10, groundLevel: null },
    { CORE: [row('CORE', { CORE_TOP: '1.00', CORE_BASE: '9.00', ...CORE })] },
  )

/** Arrows, and figures written beside them. */
function drawn(CORE: Record<string, string>) {
  const [column] = layoutLanes(logOf(CORE), 0, {}).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const markup = renderToStaticMarkup(createElement(StepsLane, { column, scale, fills: [] }))
  return {
    arrows: [...markup.matchAll(/class="log-arrow" d="M[\d.]+ [\d.]+l(-?)5/g)].map(([, sign]) =>
      sign === '-' ? 'left' : 'right',
    ),
    figures: [...markup.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text),
  }
}

test('recoveries stated as bounds have an arrow towards the possible values, and their sign', () => {
  expect(drawn({ CORE_PREC: '100', CORE_SREC: '>80', CORE_RQD: '<10' })).toEqual({
    arrows: ['right', 'left'],
    figures: ['&gt;80', '&lt;10'],
  })
  expect(drawn({ CORE_PREC: '100', CORE_RQD: '50' })).toEqual({ arrows: [], figures: [] })
})

test('printed recoveries keep the sign of a bound, without a fraction of 0', () => {
  const log = logOf({ CORE_PREC: '>50.00', CORE_SREC: '≥40.0', CORE_RQD: '<10' })
  const cells = lay(sourceOf(log)).sheets.flatMap(({ part }) =>
    (part?.texts ?? [])
      .filter(({ column }) => column.id === 'core')
      .flatMap(({ placed }) => placed.map(({ block }) => block.cells.map(([value]) => value))),
  )
  expect(cells).toEqual([['>50', '≥40', '<10']])
})
