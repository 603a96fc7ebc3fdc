import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { drawnHole } from '../../../src/features/strip-log/compare/drawn-hole.ts'
import { lanesWithDepths } from '../../../src/features/strip-log/compare/sheet/lanes-with-depths.ts'
import { drawingHeight, planCompare } from '../../../src/features/strip-log/compare/sheet/plan-compare.ts'
import { compared, EVERYTHING, holeAt } from './compared-holes.ts'
import { row } from './sheet/rows.ts'

/** A hole with strata between these depths. */
function holeWith(name: string, depths: readonly string[]) {
  const hole = holeAt(name, null, 10)
  const GEOL = depths
    .slice(1)
    .map((base, index) =>
      row('GEOL', { GEOL_TOP: depths[index] ?? '', GEOL_BASE: base, GEOL_DESC: 'Firm brown CLAY.' }),
    )
  return { ...compared(hole), log: readLog(hole, { GEOL }) }
}

const thick = holeWith('BH1', ['0.00', '3.00', '10.00'])
const thin = holeWith('BH2', ['0.00', '0.05', '0.10', '0.15', '0.20', '10.00'])

/** Depths stated beside the descriptions of each hole on paper, at 1:100. */
function printedDepths(holes: readonly ReturnType<typeof holeWith>[]) {
  const room = { width: 900, height: 500 }
  const options = { holes, axis: 'depth', shown: EVERYTHING, room, headOf: () => 60, scale: 100 } as const
  const { sheets, scale } = planCompare(options)
  const withDepths = lanesWithDepths(sheets, scale)
  return sheets.flatMap(({ holes: placed, window }) =>
    placed.map((one) => {
      const drawn = drawnHole(one, window, drawingHeight(window, scale), { withDepths })
      return [...(drawn?.descriptions.values() ?? [])].flat().map(({ depth }) => depth)
    }),
  )
}

test('on paper, the descriptions of all holes state their depths if those of one hole must', () => {
  expect(printedDepths([thick, thin])).toEqual([
    ['0.00', '3.00'],
    ['0.00', '0.05', '0.10', '0.15', '0.20'],
  ])
  expect(printedDepths([thick, thick])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})
