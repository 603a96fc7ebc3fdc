import { wrapText } from '@groundsheet/logs'
import type { LabelOf } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { textWidth } from '../../ui/text-width.ts'
import type { Hole } from '../../data/holes/hole.ts'
import type { StickLayout } from './lay-out-sticks.ts'
import { isInPlot, type PlacedStick } from './place-sticks.ts'
import type { Box } from './section-scale.ts'

/** Font size of a note; must match section.css. */
const NOTE_FONT_SIZE_PX = 11
export const MAX_NOTE_LINES = 2
const MAX_NAMED_HOLES = 40

/** A hole and the number of its SPT results or water marks without room on the drawing. */
export interface HiddenTests {
  readonly hole: Hole
  readonly results: number
}

/** What else has no room on the drawing. */
export interface HiddenParts {
  readonly water: readonly HiddenTests[]
  /** Holes whose final depths are not written. */
  readonly depths: readonly Hole[]
  /** Holes whose cone or probe is not drawn. */
  readonly profiles: readonly Hole[]
  /** Number of strata without a name. */
  readonly strata: number
  /** They are in a list on another sheet. */
  readonly isListed: boolean
}

/** Hidden SPT results of the holes in the plot; `layouts` in the order of `placed`. */
export const hiddenTests = (
  placed: readonly PlacedStick[],
  layouts: readonly StickLayout[],
  plot: Box,
): HiddenTests[] => countHidden(placed, plot, (index) => layouts[index]?.hiddenTests ?? 0)

/** Water marks without room of the holes in the plot; `layouts` in the order of `placed`. */
export const hiddenWater = (
  placed: readonly PlacedStick[],
  layouts: readonly StickLayout[],
  plot: Box,
): HiddenTests[] => countHidden(placed, plot, (index) => layouts[index]?.water.hidden ?? 0)

/** Holes in the plot whose profiles have no room; `layouts` in the order of `placed`. */
export const hiddenProfiles = (
  placed: readonly PlacedStick[],
  layouts: readonly StickLayout[],
  plot: Box,
): Hole[] =>
  countHidden(placed, plot, (index) =>
    placed[index]?.stick.profile && layouts[index]?.profileWidth === 0 ? 1 : 0,
  ).map(({ hole }) => hole)

const countHidden = (
  placed: readonly PlacedStick[],
  plot: Box,
  countOf: (index: number) => number,
): HiddenTests[] =>
  placed.flatMap((one, index) => {
    const results = countOf(index)
    return results > 0 && isInPlot(one, plot) ? [{ hole: one.stick.hole, results }] : []
  })

/** Lines of a note on the drawing; `width`: of a line, px. */
export const wrapNote = (text: string, width: number): string[] =>
  wrapText(text, width, (part) => textWidth(part, NOTE_FONT_SIZE_PX))

/**
 * Lines of a note with the hidden results of each hole; holes beyond the limit are added up. `width`: of a
 * line, px.
 */
export function hiddenTestsNote(hidden: readonly HiddenTests[], labelOf: LabelOf, width: number): string[] {
  return fitNote(hidden.length, width, MAX_NOTE_LINES, (named) =>
    sectionStrings.hiddenTests(
      hidden.slice(0, named).map(({ hole, results }) => [labelOf(hole), results] as const),
      hidden.length - named,
      hidden.slice(named).reduce((sum, { results }) => sum + results, 0),
    ),
  )
}

/**
 * Line of a note with the holes whose names have no room; holes beyond the limit are counted. `width`: of a
 * line, px.
 */
export const hiddenNamesNote = (hidden: readonly Hole[], labelOf: LabelOf, width: number): string[] =>
  fitNote(hidden.length, width, 1, (named) =>
    sectionStrings.hiddenNames(hidden.slice(0, named).map(labelOf), hidden.length - named),
  )

/**
 * Lines of a note with water marks, final depths, profiles and stratum names that have no room. `width`: of a
 * line, px.
 */
export function hiddenPartsNote(
  { water, depths, profiles, strata, isListed }: HiddenParts,
  labelOf: LabelOf,
  width: number,
  maxLines: number,
): string[] {
  const most = Math.max(water.length, depths.length, profiles.length)
  const nameSome = (holes: readonly Hole[], named: number) => ({
    holes: holes.slice(0, named).map(labelOf),
    others: Math.max(0, holes.length - named),
  })
  return fitNote(most + strata, width, maxLines, (named) =>
    sectionStrings.hiddenParts(
      {
        holes: water.slice(0, named).map(({ hole, results }) => [labelOf(hole), results] as const),
        others: Math.max(0, water.length - named),
        marks: water.slice(named).reduce((sum, { results }) => sum + results, 0),
      },
      nameSome(depths, named),
      nameSome(profiles, named),
      strata,
      isListed,
    ),
  )
}

/** The lines of a note that names as many holes as fit in `maxLines`. */
function fitNote(holes: number, width: number, maxLines: number, write: (named: number) => string): string[] {
  if (holes === 0) return []
  for (let named = Math.min(holes, MAX_NAMED_HOLES); ; named -= 1) {
    const lines = wrapNote(write(named), width)
    if (lines.length <= maxLines || named === 0) return lines
  }
}
