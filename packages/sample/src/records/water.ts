import { intervalAt } from '../ground/log-ground.ts'
import { timeAtDepth } from '../holes/calendar.ts'
import type { Hole } from '../holes/hole.ts'
import { isGranular } from './driven-tests.ts'
import type { Entry } from './entry.ts'

/** Minutes after the strike, and the share of its rise that water has then made. */
const rises = [
  [5, 0.45],
  [10, 0.7],
  [15, 0.85],
  [20, 0.93],
] as const

/**
 * Water is struck at the table in ground that gives it, else at the top of the next such stratum, where it
 * then rises.
 */
export function* recordWater(hole: Hole): Generator<Entry> {
  const depth = strikeOf(hole)
  if (depth === null) return
  const casing = hole.type === 'CP' || hole.type === 'CP+RC' ? Math.max(0, Math.floor(depth - 0.5)) : ''
  yield [
    'WSTG',
    {
      LOCA_ID: hole.id,
      WSTG_DPTH: depth,
      WSTG_DTIM: timeAtDepth(hole, depth),
      WSTG_CAS: casing,
      WSTG_REM: remark(hole, depth),
    },
  ]
  if (hole.type === 'TP' || hole.type === 'WS') return
  for (const [minutes, share] of rises)
    yield [
      'WSTD',
      {
        LOCA_ID: hole.id,
        WSTG_DPTH: depth,
        WSTD_NMIN: minutes,
        WSTD_POST: depth - (depth - Math.min(depth, hole.waterDepth)) * share,
      },
    ]
}

/** Depth of the first strike in metres, or null for a dry hole. */
function strikeOf({ log, type, waterDepth, finalDepth }: Hole): number | null {
  if (type === 'CPT' || type === 'RC' || waterDepth >= finalDepth - 0.1) return null
  if (isGranular(intervalAt(log, waterDepth))) return Number(waterDepth.toFixed(2))
  return log.find((interval) => interval.top > waterDepth && isGranular(interval))?.top ?? null
}

function remark({ waterDepth, type }: Hole, depth: number): string {
  if (type === 'TP') return 'Seepage, slow.'
  return depth - waterDepth > 1 ? 'Rose quickly.' : 'Slow inflow.'
}
