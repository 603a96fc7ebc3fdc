import type { Interval } from '../ground/stratum.ts'
import type { PlannedHole, Site } from '../sites/site.ts'
import type { Installation } from './installation.ts'

/** A hole as it was made. Depths in metres below ground level, levels in mOD, dates `yyyy-mm-dd`. */
export interface Hole extends PlannedHole {
  site: Site
  seed: number
  groundLevel: number
  /** Depth of the groundwater table. */
  waterDepth: number
  finalDepth: number
  /** Where boring in soil stopped and coring began; equal to `finalDepth` where nothing was cored. */
  boredDepth: number
  log: readonly Interval[]
  started: string
  ended: string
  installation: Installation | null
}

/** Type codes that stand for making a hole by boring with a rig. */
export function isBored({ type }: PlannedHole): boolean {
  return type === 'CP' || type === 'RC' || type === 'CP+RC'
}

export function isCored({ type }: PlannedHole): boolean {
  return type === 'RC' || type === 'CP+RC'
}

/** A cone leaves no soil to describe. */
export function isLogged({ type }: PlannedHole): boolean {
  return type !== 'CPT'
}
