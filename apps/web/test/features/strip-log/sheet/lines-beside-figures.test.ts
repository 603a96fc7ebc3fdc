import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cellEdge } from '../../../../src/features/strip-log/sheet/cell-edge.ts'
import { RunEnds } from '../../../../src/features/strip-log/sheet/column-drawings.tsx'
import { lay, row, sourceOf } from './rows.ts'
import { GEOL, hole } from './layout-tables.ts'

const rows = {
  GEOL,
  CORE: [
    row('CORE', {
      ...{ CORE_TOP: '10.50', CORE_BASE: '11.50' },
      ...{ CORE_PREC: '100', CORE_SREC: '90', CORE_RQD: '20' },
    }),
  ],
  FRAC: [
    row('FRAC', { FRAC_FROM: '15.03', FRAC_TO: '15.17', FRAC_FI: '0' }),
    row('FRAC', { FRAC_FROM: '15.17', FRAC_TO: '15.20', FRAC_FI: '10' }),
  ],
}
const { columnLayout, sheets } = lay(sourceOf(readLog(hole, rows), rows))

test('the edges of recovery cells are interrupted beside the depths of a run, which run across them', () => {
  const texts = sheets
    .flatMap(({ part }) => part?.texts ?? [])
    .find(({ column, placed }) => column.id === 'core' && placed.length > 0)
  const [block] = texts?.placed ?? []
  if (!texts || !block) throw new Error('The run is not placed')
  expect(block.block.cells[0]).toEqual(['100', '10.50–11.50'])
  const [, scr, rqd] = texts.column.cells.map(({ x }) => x)
  const second = block.y + texts.text.lineHeight
  expect(cellEdge(scr ?? 0, 500, texts)).toBe(
    `M${scr} 0V${second}M${scr} ${second + texts.text.lineHeight}V500`,
  )
  expect(cellEdge(rqd ?? 0, 500, texts)).toBe(`M${rqd} 0V500`)
})

test('the ends of fracture lengths are marked beside the figures, never through them', () => {
  const column = columnLayout.columns.find(({ id }) => id === 'fractures')
  const scale = sheets[0]?.part?.scale
  if (!column || !scale) throw new Error('The fractures are not drawn')
  const props = { column, scale, findings: [], fills: new Map() }
  const drawing = renderToStaticMarkup(createElement(RunEnds, props))
  const widths = [...drawing.matchAll(/h([\d.]+)/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(4)
  expect(Math.max(...widths)).toBeLessThan((column.cells[0]?.x ?? 0) - column.x + 0.01)
})
