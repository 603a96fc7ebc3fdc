import { expect, test } from 'vitest'
import { readComparedLog } from '../../../src/app/state/read-compared-log.ts'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { legendFindings } from '../../../src/features/strip-log/compare/legend-findings.ts'
import { row } from '../../features/strip-log/sheet/rows.ts'

const holeAt = (name: string, groundLevel: number | null, finalDepth: number | null) =>
  holeOf({
    id: name.padStart(24, '0'),
    locationId: name,
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: null,
    longitude: null,
    groundLevel,
    finalDepth,
    mapPlacement: null,
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

test('a compared hole notes strata whose code and description disagree, if strata are drawn', () => {
  const GEOL_DESC = 'Plastic pipe installed to allow drilling through platform created by granular fill'
  const GEOL = [row('GEOL', { GEOL_TOP: '0.00', GEOL_BASE: '1.50', GEOL_LEG: '999', GEOL_DESC })]
  const log = readComparedLog(holeAt('BH03', null, 1.5), { GEOL }, createGlossary(undefined))
  expect(legendFindings(log, new Set(['strata']))).toEqual([expect.stringContaining('names no void')])
  expect(legendFindings(log, new Set(['water']))).toEqual([])
})
