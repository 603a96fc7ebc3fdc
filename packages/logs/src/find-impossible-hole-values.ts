import {
  isFinalDepthUnset,
  isPossibleFinalDepth,
  isPossibleLevel,
  ORDNANCE_DATUM,
} from '@groundsheet/readings'
import type { Finding, LogHole, Tables } from './log.ts'

/** An impossible final depth would leave no room for other marks. */
export function findFinalDepth({ finalDepth, type = '' }: LogHole, tables: Tables): Finding[] {
  const counts = Object.entries(tables).map(([code, rows]) => ({ code, rows: rows.length }))
  const nowhere = { table: '', top: null, base: null, row: null }
  if (isFinalDepthUnset({ finalDepth, type, tables: counts }))
    return [{ kind: 'final-depth-unset', ...nowhere }]
  return finalDepth === null || isPossibleFinalDepth(finalDepth)
    ? []
    : [{ kind: 'final-depth', ...nowhere, text: String(finalDepth) }]
}

/** An impossible ground level gives no levels. */
export const findGroundLevel = ({ groundLevel }: LogHole): Finding[] =>
  groundLevel === null || isPossibleLevel(groundLevel)
    ? []
    : [{ kind: 'ground-level', table: '', top: null, base: null, row: null, text: String(groundLevel) }]

/** Levels above another datum than Ordnance Datum. */
export const findDatum = ({ groundLevel, datum }: LogHole): Finding[] =>
  groundLevel === null || !datum || datum === ORDNANCE_DATUM
    ? []
    : [{ kind: 'datum', table: 'LOCA', top: null, base: null, row: null, text: datum }]
