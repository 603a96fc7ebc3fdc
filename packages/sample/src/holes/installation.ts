import { intervalAt, roundDepth } from '../ground/log-ground.ts'
import type { Interval } from '../ground/stratum.ts'
import { createRandom } from '../random.ts'
import type { PlannedHole } from '../sites/site.ts'

/** A 50 mm standpipe or standpipe piezometer; depths in metres below ground level. */
export interface Installation {
  kind: 'SP' | 'SPIE'
  responseTop: number
  responseBase: number
  /** The filter lies in made ground, so gas is read as well as water. */
  gas: boolean
}

/** About a third of the boreholes and a fifth of the window samples are left with a pipe in them. */
const share = { CP: 0.35, 'CP+RC': 0.45, RC: 0.3, WS: 0.2, TP: 0, CPT: 0, HA: 0 } as const

/** Null where the hole is backfilled for good. The filter is set in the thickest stratum that gives water. */
export function planInstallation(
  seed: number,
  hole: PlannedHole,
  log: readonly Interval[],
  finalDepth: number,
): Installation | null {
  const random = createRandom(seed, hole.id, 'installation')
  if (finalDepth < 2.5 || !random.chance(share[hole.type])) return null
  const target = thickest(log.filter(({ stratum }) => stratum.kind === 'gravel' || stratum.kind === 'fill'))
  const { top, base } = target ?? intervalAt(log, finalDepth / 2)
  const responseTop = Math.max(1, roundDepth(top))
  const responseBase = Math.min(finalDepth - 0.5, Math.max(responseTop + 1, Math.min(base, responseTop + 6)))
  return {
    kind: target?.stratum.kind === 'gravel' ? 'SPIE' : 'SP',
    responseTop,
    responseBase: roundDepth(responseBase),
    gas: target?.stratum.kind === 'fill',
  }
}

function thickest(log: readonly Interval[]): Interval | undefined {
  return [...log].sort((a, b) => b.base - b.top - (a.base - a.top))[0]
}
