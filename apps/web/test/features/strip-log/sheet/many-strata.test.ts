import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { layOutLog } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import { SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { MAX_SHEETS } from '../../../../src/ui/paper/paper-sheet.tsx'
import { glossary, ROOM, row, sourceOf } from './rows.ts'

/** Strata of 10 mm, whose descriptions fit on no sheet of their depths. */
function readingsPerStratum(count: number): number {
  const GEOL = Array.from({ length: count }, (_, index) =>
    row('GEOL', {
      GEOL_TOP: (index / 100).toFixed(2),
      GEOL_BASE: ((index + 1) / 100).toFixed(2),
      GEOL_LEG: '201',
      GEOL_DESC: 'Firm brown slightly sandy CLAY with rare cobbles.',
    }),
  )
  const log = readLog({ finalDepth: count / 100, groundLevel: null }, { GEOL })
  let readings = 0
  layOutLog({
    source: sourceOf(log),
    glossary: {
      ...glossary,
      meaning: (heading, code) => {
        if (heading === 'GEOL_LEG') readings += 1
        return glossary.meaning(heading, code)
      },
    },
    columns: SHEET_LAYOUTS.borehole.columns,
    room: ROOM,
    scale: null,
    legend: true,
    maxSheets: MAX_SHEETS,
  })
  return readings / count
}

test('the legend of a log reads each stratum once for an arrangement, not at each scale', () => {
  const perStratum = readingsPerStratum(100)
  expect(perStratum).toBeLessThanOrEqual(20)
  expect(readingsPerStratum(400)).toBeLessThanOrEqual(1.5 * perStratum)
})
