import { readLog } from '@groundsheet/logs'
import { lay, row, sourceOf } from './rows.ts'

/** A hole with one stratum and a number of lines of remarks. */
export function layRemarks(depth: number, lines: number) {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: depth.toFixed(2), GEOL_DESC: 'CLAY' })]
  const log = readLog({ finalDepth: depth, groundLevel: 3 }, { GEOL })
  const remarks = Array.from({ length: lines }, (_, index) => `remark ${index}`)
  return lay({ ...sourceOf(log), remarks })
}
