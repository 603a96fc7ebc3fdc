import { MAX_DEPTH_M, MAX_LEVEL_M } from '@groundsheet/logs'
import type { LabelOf } from '../../data/holes/hole-label.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { isolateValue } from '../../data/text/isolate-value.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { legendConflicts } from './legend-conflicts.ts'
import type { Section } from './section-model.ts'
import { differentDatums, projectNotes } from './section-projects.ts'
import { unscaledReadings } from './unscaled-readings.ts'

/** Names of holes that cannot be drawn on the section, and readings outside their scale. */
export function leftOutOf(section: Section, labelOf: LabelOf): string[] {
  const { unlevelled, undrawable, unplaced, unscaled } = section
  const conflicts = legendConflicts(section)
  const names = (holes: readonly Hole[]) => holes.map((hole) => isolateValue(labelOf(hole))).join(', ')
  const datums = differentDatums(section)
  const lists = [
    datums.length > 0 ? `${sectionStrings.datums(datums)}.` : '',
    ...projectNotes(section).map((note) => `${note.replace(/\.$/, '')}.`),
    unlevelled.length > 0 ? `${sectionStrings.unlevelled(unlevelled.length)}: ${names(unlevelled)}.` : '',
    undrawable.length > 0
      ? `${sectionStrings.undrawable(undrawable.length, MAX_LEVEL_M, MAX_DEPTH_M)}: ${names(undrawable)}.`
      : '',
    unplaced.length > 0 ? `${sectionStrings.unplaced(unplaced.length)}: ${names(unplaced)}.` : '',
    conflicts.length > 0 ? `${sectionStrings.conflicts(conflicts.length)}: ${conflicts.join('; ')}.` : '',
    unscaled.length > 0
      ? `${sectionStrings.unscaled(unscaled.length)}: ${unscaledReadings(section).join('; ')}.`
      : '',
  ]
  return lists.filter((list) => list !== '')
}
