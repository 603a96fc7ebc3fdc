import type { LabelOf } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import type { Hole } from '../../data/holes/hole.ts'
import {
  hiddenNamesNote,
  hiddenTestsNote,
  MAX_NOTE_LINES,
  wrapNote,
  type HiddenTests,
} from './hidden-tests.ts'
import type { Section } from './section-model.ts'
import { isCompactWidth, plotWidth } from './section-scale.ts'
import type { NeighbourTies } from './section-ties.ts'

const words = sectionStrings

interface Drawn {
  readonly section: Pick<Section, 'heights' | 'sticks'>
  readonly ties: readonly NeighbourTies[]
  /** SPT figures are drawn. */
  readonly tests: boolean
}

/** What has no room on a drawing. */
interface Hidden {
  readonly tests: readonly HiddenTests[]
  /** Holes whose names are not written. */
  readonly names: readonly Hole[]
}

/** A single hole always has room for its name. */
const MIN_CROWDED_HOLES = 2

/** Number of lines to reserve below a drawing of this width, px. Does not depend on which figures and names have room. */
export function countNoteLines(drawn: Drawn, width: number): number {
  const hiddenLines = drawn.tests && !isCompactWidth(width) ? MAX_NOTE_LINES : 0
  const nameLines = drawn.section.sticks.length >= MIN_CROWDED_HOLES ? 1 : 0
  return readingNotes(drawn, plotWidth(width)).length + nameLines + hiddenLines
}

/** Lines of the notes below a drawing. On a narrow screen the list of SPT results has the note of hidden results. */
export const noteLines = (
  drawn: Drawn,
  hidden: Hidden,
  labelOf: LabelOf,
  plot: { readonly width: number; readonly isCompact: boolean },
): string[] => [
  ...readingNotes(drawn, plot.width),
  ...hiddenNamesNote(hidden.names, labelOf, plot.width),
  ...(plot.isCompact ? [] : hiddenTestsNote(hidden.tests, labelOf, plot.width)),
]

/** Notes needed to interpret the drawing correctly. */
function readingNotes({ section, ties }: Drawn, width: number): string[] {
  const headings = [...new Set(ties.map(({ by }) => by))]
  const notes = [
    ...(ties.length > 0 ? [words.interpretation(headings)] : []),
    ...(section.heights === 'depth' ? [words.flatNote] : []),
  ]
  return notes.flatMap((note) => wrapNote(note, width))
}
