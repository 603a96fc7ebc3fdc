import { fullName } from '../../data/holes/hole-label.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Section } from './section-model.ts'

/**
 * Strata whose code and description disagree: `BH1: Strata (GEOL): 2.00 to 3.00 m: legend code
 * 999 …`.
 */
export const legendConflicts = ({ sticks }: Section): string[] =>
  sticks.flatMap(({ hole, conflicts }) =>
    conflicts.map((finding) => sectionStrings.ofHole(fullName(hole), logStrings.finding(finding))),
  )
