import type { LabelOf } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Hole } from '../../data/holes/hole.ts'
import {
  hiddenNamesNote,
  hiddenPartsNote,
  hiddenTestsNote,
  MAX_NOTE_LINES,
  wrapNote,
  type HiddenParts,
  type HiddenTests,
} from './hidden-tests.ts'
import type { Section } from './section-model.ts'
import { isCompactWidth, plotWidth } from './section-scale.ts'
import { tieHeadings, type NeighbourTies } from './find-ties.ts'

const words = sectionStrings

interface Drawn {
  readonly section: Pick<Section, 'heights' | 'sticks'>
  readonly ties: readonly NeighbourTies[]
  /** SPT figures are drawn. */
  readonly tests: boolean
}

/** What has no room on a drawing. */
interface Hidden extends HiddenParts {
  readonly tests: readonly HiddenTests[]
  /** Holes whose names are not written. */
  readonly names: readonly Hole[]
}

/** A single hole always has room for its name. */
const MIN_CROWDED_HOLES = 2

/** Lines of the note of other parts without room; a narrow screen needs more for the same text. */
const hiddenPartLines = (isCompact: boolean) => (isCompact ? 2 : 1)

/**
 * Number of lines to reserve below a drawing of this width, px. Does not depend on which figures and names
 * have room.
 */
export function countNoteLines(drawn: Drawn, width: number): number {
  const isCompact = isCompactWidth(width)
  const hiddenLines = (drawn.tests && !isCompact ? MAX_NOTE_LINES : 0) + hiddenPartLines(isCompact)
  const nameLines = drawn.section.sticks.length >= MIN_CROWDED_HOLES ? 1 : 0
  return readingNotes(drawn, plotWidth(width)).length + nameLines + hiddenLines
}

/**
 * Lines of the notes below a drawing. On a narrow screen the list of SPT results has the note of hidden
 * results.
 */
export const noteLines = (
  drawn: Drawn,
  hidden: Hidden,
  labelOf: LabelOf,
  plot: { readonly width: number; readonly isCompact: boolean },
): string[] => [
  ...readingNotes(drawn, plot.width),
  ...hiddenNamesNote(hidden.names, labelOf, plot.width),
  ...hiddenPartsNote(hidden, labelOf, plot.width, hiddenPartLines(plot.isCompact)),
  ...(plot.isCompact ? [] : hiddenTestsNote(hidden.tests, labelOf, plot.width)),
]

/** Notes needed to interpret the drawing correctly. */
export const readingTexts = ({ section, ties }: Omit<Drawn, 'tests'>): string[] => [
  ...(ties.length > 0 ? [words.interpretation(tieHeadings(ties))] : []),
  ...(section.heights === 'depth' ? [words.flatNote] : []),
]

const readingNotes = (drawn: Drawn, width: number): string[] =>
  readingTexts(drawn).flatMap((note) => wrapNote(note, width))
