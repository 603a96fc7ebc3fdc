import { expect, test } from 'vitest'
import { createDiagnosticList } from '../../../src/import/diagnostics.ts'
import { createOrphanRows, reportOrphans } from '../../../src/import/rows/orphan-rows.ts'

test('findings of rows under no hole name the hole whose name differs only in capitals', () => {
  const orphans = createOrphanRows('site.ags')
  for (const line of [9, 10]) orphans.add('ERES', 'Upstream', line)
  orphans.add('SAMP', 'BH9', 12)
  const diagnostics = createDiagnosticList()
  reportOrphans(orphans.list(), [{ locaId: 'UPSTREAM' }], 'AGS4', diagnostics)
  expect(diagnostics.items.map(({ rule, group, line, message }) => [rule, group, line, message])).toEqual([
    [
      'AGS4 Rule 10c',
      'ERES',
      9,
      '2 rows name a hole that the project does not have: Upstream; kept in the ' +
        "project's table, under no hole",
    ],
    [
      'near-location',
      'ERES',
      9,
      'Rows name "Upstream": LOCA has "UPSTREAM"; the names differ only in capitals; they are under no ' +
        'hole',
    ],
    [
      'AGS4 Rule 10c',
      'SAMP',
      12,
      "1 row names a hole that the project does not have: BH9; kept in the project's table, under no hole",
    ],
  ])
})
