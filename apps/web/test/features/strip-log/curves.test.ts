import type { TableRow } from '@groundsheet/contract'
import { joinPoints, readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'

const readings = (...all: [test: string, depth: string][]) => {
  const rows = all.map(([SCPG_TESN, SCPT_DPTH], index): TableRow => ({
    id: index.toString(16).padStart(24, '0'),
    table: 'SCPT',
    locationId: 'CPT1',
    parents: [],
    data: { SCPG_TESN, SCPT_DPTH, SCPT_RES: '2.5' },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))
  const log = readLog({ finalDepth: 20, groundLevel: null }, { SCPT: rows })
  return joinPoints(log.lanes[0]?.marks ?? []).map((curve) => curve.map(({ top }) => top))
}

test('two tests of one hole are two curves, each from the ground down', () => {
  expect(readings(['1', '0.2'], ['2', '0.1'], ['1', '0.1'], ['2', '0.3'])).toEqual([
    [0.1, 0.3],
    [0.1, 0.2],
  ])
})

test('the curve is interrupted where cone readings are missing for more than a metre', () => {
  expect(readings(['1', '1.0'], ['1', '1.5'], ['1', '4.0'], ['1', '4.9'])).toEqual([
    [1, 1.5],
    [4, 4.9],
  ])
})
