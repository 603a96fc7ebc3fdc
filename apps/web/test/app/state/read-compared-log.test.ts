import { expect, test } from 'vitest'
import { readComparedLog } from '../../../src/app/state/read-compared-log.ts'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { legendFindings } from '../../../src/features/strip-log/compare/legend-findings.ts'
import { hole } from '../../data/hole-fixture.ts'
import { row } from '../../features/strip-log/sheet/rows.ts'

test('a compared hole notes strata whose code and description disagree, if strata are drawn', () => {
  const GEOL_DESC = 'Plastic pipe installed to allow drilling through platform created by granular fill'
  const GEOL = [row('GEOL', { GEOL_TOP: '0.00', GEOL_BASE: '1.50', GEOL_LEG: '999', GEOL_DESC })]
  const log = readComparedLog(
    hole('BH03', '', { finalDepth: 1.5, data: {} }),
    { GEOL },
    createGlossary(undefined),
  )
  expect(legendFindings(log, new Set(['strata']))).toEqual([expect.stringContaining('names no void')])
  expect(legendFindings(log, new Set(['water']))).toEqual([])
})
