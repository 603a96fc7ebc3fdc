import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { readSource } from '../../../../src/features/strip-log/sheet/read-log-source.ts'
import { SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { sheetSize } from '../../../../src/ui/paper/paper-size.ts'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { glossary, lay, row, written } from './rows.ts'
import { partOf } from '../../../../../../test/part-of.ts'

const PTIM = [row('PTIM', { PTIM_DTIM: '2000-02-09T18:00:00', PTIM_DPTH: '4.00', PTIM_WAT: '3.90' })]
const HDIA = [row('HDIA', { HDIA_DPTH: '4.00', HDIA_DIAM: '150' })]

test.each(['pit', 'windowSample', 'cone', 'probe', 'borehole', 'rotary'] as const)(
  'a log printed as a %s has every table that the hole has rows for',
  (kind) => {
    const tables = { PTIM, HDIA }
    const hole = { data: {}, table: 'LOCA', tables: [] }
    const known = { hole, project: null, glossary, tables, signOff: {} }
    const log = readLog({ finalDepth: 4, groundLevel: null }, tables)
    const source = readSource(partOf(known), log, SHEET_LAYOUTS[kind], sheetSize('A4', 'portrait'))
    expect(source.tables.map(({ id }) => id)).toEqual(['progress', 'diameters'])
  },
)

test('a pit is excavated, not bored: its progress and its end are named so', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '4', GEOL_DESC: 'CLAY' })]
  const tables = { PTIM, GEOL }
  const hole = { data: { LOCA_TYPE: 'TP', LOCA_TERM: 'Target depth' }, table: 'LOCA', tables: [] }
  const known = { hole, project: null, glossary, tables, signOff: {} }
  const log = readLog({ finalDepth: 4, groundLevel: null }, tables)
  const source = readSource(partOf(known), log, SHEET_LAYOUTS.pit, sheetSize('A4', 'portrait'))
  expect(source.tables.map(({ id }) => printStrings.log.tables[id])).toEqual(['Excavation progress'])
  expect(written(lay(source)).join(' ')).toContain('End of pit at 4.00 m: Target depth')
})
