import { countOf, plural } from '@groundsheet/readings'
import { shortenedList } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import type { SurveyedHole } from '../locations/survey-holes.ts'
import type { MergedProject } from './merged-project.ts'

/**
 * Names holes of one type and different issues at the same coordinates: one may be the other under a new
 * name. A probe beside a trial pit is of another type, and a hole drilled again mostly of the same issue.
 */
export function reportSamePlaces(
  { holes, statements, terms }: MergedProject,
  diagnostics: DiagnosticList,
): void {
  const places = Map.groupBy(holes, placeOf)
  places.delete(null)
  const found = [...places.values()].flatMap(([first, ...others]) => {
    const other =
      first &&
      others.find(
        ({ seq, type }) =>
          type === first.type &&
          !statements.areOfOne(first.seq, seq) &&
          statements.areOfTwoIssues(first.seq, seq),
      )
    const named = ({ seq, locaId }: SurveyedHole) => `${locaId} of ${statements.nameOf(seq)}`
    return first === undefined || other === undefined ? [] : [`${named(first)}, and ${named(other)}`]
  })
  if (found.length === 0) return
  const group = terms.locationsGroup
  const message =
    `${countOf(found.length, 'pair')} of holes of different deliveries ` +
    `${plural(found.length, 'has', 'have')} the same coordinates: ${shortenedList(found)}. If a newer ` +
    'delivery gave a hole another name, the rows of the old name stay beside it'
  const about = { severity: 'warning', group, heading: `${group}_ID` } as const
  const advice =
    'If they are one hole, and the newer delivery states the whole project, import it with --replace'
  diagnostics.add({ ...about, rule: 'same-place', message, advice })
}

/** Null: it states no coordinates. */
function placeOf({ easting, northing, latitude, longitude, gref }: SurveyedHole): string | null {
  if (easting !== null && northing !== null) return `${gref} ${easting} ${northing}`
  return latitude === null || longitude === null ? null : `${latitude} ${longitude}`
}
