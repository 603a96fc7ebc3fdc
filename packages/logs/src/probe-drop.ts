import {
  headingFactor,
  isWithinLimits,
  READING_LIMITS,
  readMeasure,
  type UnitOf,
} from '@groundsheet/readings'
import { findingWords } from './finding-words.ts'
import type { Finding, Tables } from './log.ts'
import { readValue } from './read-depth.ts'

/** The equipment of dynamic probes, AGS 4. */
export const PROBE_TABLE = 'DPRG'
const DROP = 'DPRG_DROP'

/**
 * Whether the stated fall of the hammer of a dynamic probe can be. A blank or a text is no fall. `unit`:
 * empty is mm.
 */
export function isPossibleDrop(stated: string, unit: string): boolean {
  const [fall, factor] = [readMeasure(stated), headingFactor(DROP, unit || 'mm', 'mm')]
  return fall === null || factor === null || isWithinLimits(fall.value * factor, READING_LIMITS.probeDrop)
}

/** Each impossible fall of the hammer of a dynamic probe once. */
export function findProbeDrops(tables: Tables, unitOf: UnitOf): Finding[] {
  const unit = unitOf(PROBE_TABLE, DROP)
  const rows = new Map((tables[PROBE_TABLE] ?? []).map((row) => [readValue(row, [DROP]), row]))
  const { min, max } = READING_LIMITS.probeDrop
  return [...rows].flatMap(([stated, row]): Finding[] => {
    if (isPossibleDrop(stated, unit)) return []
    const text = findingWords.probeDrop(`${DROP} ${stated} ${unit || 'mm'}`, min, max)
    return [{ kind: 'impossible', table: PROBE_TABLE, top: null, base: null, row, text }]
  })
}
