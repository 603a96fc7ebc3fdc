import { addContradictions, readLog, type Log, type Tables } from '@groundsheet/logs'
import type { Hole } from '../../data/holes/hole.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { unitsOf } from './units-of.ts'

/**
 * Log of a compared hole, with the strata whose code and description disagree. The row of the hole is not
 * loaded for a comparison, so what only it contradicts is noted in the log of the hole alone.
 */
export function readComparedLog(hole: Hole, tables: Tables, glossary: Glossary): Log {
  const unitOf = unitsOf(glossary)
  const meaningOf = (code: string) => glossary.meaning('GEOL_LEG', code)
  return addContradictions(readLog(hole, tables, unitOf), { data: {}, unitOf, meaningOf })
}
