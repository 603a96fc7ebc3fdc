import { displayName } from '../../data/text/display-name.ts'
import { logStrings } from '../../ui/log-strings.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import type { Section } from './section-model.ts'

/**
 * Strata whose code and description disagree over a void: `BH1: Strata (GEOL): 2.00 to 3.00 m: legend code
 * 999 …`.
 */
export const voidConflicts = ({ sticks }: Section): string[] =>
  sticks.flatMap(({ hole, voids }) =>
    voids.map((finding) => sectionStrings.ofHole(displayName(hole.name), logStrings.finding(finding))),
  )
