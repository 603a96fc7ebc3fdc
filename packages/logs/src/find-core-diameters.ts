import { headingFactor, isWithinLimits, READING_LIMITS, readNumber, type UnitOf } from '@groundsheet/readings'
import { findImpossible } from './find-impossible.ts'
import { findingWords } from './finding-words.ts'
import type { Finding, Mark } from './log.ts'
import { readValue } from './read-depth.ts'

const { min, max } = READING_LIMITS.coreDiameter

/** One finding for all diameters of core that none can have; programs fill in a 0 that was not measured. */
export function findCoreDiameters(runs: readonly Mark[], unitOf: UnitOf): Finding[] {
  const unit = unitOf('CORE', 'CORE_DIAM').trim() || 'mm'
  const factor = headingFactor('CORE_DIAM', unit, 'mm')
  if (factor === null) return []
  const impossible = runs.flatMap((run): Mark[] => {
    const text = readValue(run.row, ['CORE_DIAM'])
    const diameter = (readNumber(text) ?? 0) * factor
    const isPossible = diameter === 0 || isWithinLimits(diameter, READING_LIMITS.coreDiameter)
    return isPossible ? [] : [{ ...run, label: `${text} ${unit}` }]
  })
  return findImpossible(impossible, findingWords.otherDiameter(min, max), findingWords.coreDiameter)
}
