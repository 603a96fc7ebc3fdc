import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { lay, row, sourceOf, written } from './rows.ts'

/** A rotary hole of 80 m with long descriptions, and few tests and samples near the ground. */
function deepHole(tests: number) {
  const GEOL = Array.from({ length: 40 }, (_, index) =>
    row('GEOL', {
      GEOL_TOP: String(index * 2),
      GEOL_BASE: String(index * 2 + 2),
      GEOL_DESC: Array.from({ length: 90 }, (_, word) => `w${index}-${word}`).join(' '),
    }),
  )
  const ISPT = Array.from({ length: tests }, (_, index) =>
    row('ISPT', { ISPT_TOP: String(index + 1), ISPT_REP: 'N=25 (3,4/5,6,7,7)', ISPT_CAS: '1.50' }),
  )
  const SAMP = ISPT.map((_, index) =>
    row('SAMP', {
      SAMP_TOP: `${index + 1}.50`,
      SAMP_BASE: `${index + 2}.00`,
      SAMP_TYPE: 'U',
      SAMP_UBLO: '18',
    }),
  )
  const tables = { GEOL, ISPT, SAMP }
  return lay(
    sourceOf(
      readLog({ finalDepth: 80, groundLevel: 21.5 }, tables, () => ''),
      tables,
    ),
  )
}

const descriptionOf = ({ columnLayout }: ReturnType<typeof lay>): number =>
  columnLayout.columns.find(({ id }) => id === 'description')?.cells[0]?.width ?? 0

test('beside long descriptions, few samples and tests stand in one narrow column', () => {
  const layout = deepHole(4)
  const rows = layout.columnLayout.columns.find(({ id }) => id === 'rows')
  expect(rows?.cells.map(({ id }) => id)).toEqual(['stacked'])
  expect(descriptionOf(layout)).toBeGreaterThan(descriptionOf(lay(shallow())))
  const text = written(layout).join(' ')
  expect(text).toContain('1.00 SPT N=25 (3,4/5,6,7,7) cas./wat. 1.50/–')
  expect(text).toContain('1.50–2.00 U 18 blows')
})

test('a deep hole is not drawn larger than the standard scale only to keep texts at their depths', () => {
  const { scale, sheets } = deepHole(4)
  expect(scale).toBeGreaterThanOrEqual(40)
  expect(sheets.length).toBeLessThanOrEqual(15)
})

/** Short descriptions leave no reason to stack. */
function shallow() {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'Stiff CLAY' })]
  const ISPT = [row('ISPT', { ISPT_TOP: '1', ISPT_NVAL: '25' })]
  const SAMP = [row('SAMP', { SAMP_TOP: '2', SAMP_TYPE: 'U' })]
  const tables = { GEOL, ISPT, SAMP }
  return sourceOf(
    readLog({ finalDepth: 5, groundLevel: 21.5 }, tables, () => ''),
    tables,
  )
}

test('beside short descriptions they have their columns', () => {
  const rows = lay(shallow()).columnLayout.columns.find(({ id }) => id === 'rows')
  expect(rows?.cells.map(({ id }) => id)).toEqual(['range', 'sample', 'result'])
})
