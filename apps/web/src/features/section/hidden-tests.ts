import { wrapText } from '@groundsheet/logs'
import type { LabelOf } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import { textWidth } from '../../ui/text-width.ts'
import type { Hole } from '../../data/holes/hole.ts'
import type { BesideStick } from './place-beside-stick.ts'
import { isOn, type PlacedStick } from './place-sticks.ts'
import type { Box } from './section-scale.ts'

/** Px: size of the letters of a note, as the style sheet has it. */
const SIZE = 11
const MAX_LINES = 2
/** Holes that are named at most. */
const MAX_NAMED = 40

/** A hole, and how many of its SPT results have no room on the drawing. */
export interface HiddenTests {
  readonly hole: Hole
  readonly results: number
}

/** Of the holes that are on the plot; `besides` in the order of `placed`. */
export const hiddenTests = (
  placed: readonly PlacedStick[],
  besides: readonly BesideStick[],
  plot: Box,
): HiddenTests[] =>
  placed.flatMap((one, index) => {
    const results = besides[index]?.hidden ?? 0
    return results > 0 && isOn(one, plot) ? [{ hole: one.stick.hole, results }] : []
  })

/** Lines of a note of the drawing; `width`: px of a line. */
export const wrapNote = (text: string, width: number): string[] =>
  wrapText(text, width, (part) => textWidth(part, SIZE))

/** Lines of a note that counts hidden results by hole, and those of further holes together; `width`: px of a line. */
export function hiddenTestsNote(hidden: readonly HiddenTests[], labelOf: LabelOf, width: number): string[] {
  if (hidden.length === 0) return []
  for (let named = Math.min(hidden.length, MAX_NAMED); ; named -= 1) {
    const text = sectionStrings.hiddenTests(
      hidden.slice(0, named).map(({ hole, results }) => [labelOf(hole), results] as const),
      hidden.length - named,
      hidden.slice(named).reduce((sum, { results }) => sum + results, 0),
    )
    const lines = wrapNote(text, width)
    if (lines.length <= MAX_LINES || named === 0) return lines
  }
}
