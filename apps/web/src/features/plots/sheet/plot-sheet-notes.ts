import { projectsText } from '../../../ui/projects-text.ts'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { boundsText, hasGaps, isolatedTexts, notedTexts, repeatsText, uncountedTexts } from '../plot-notes.ts'
import { kindOf } from '../kinds/plot-kinds.ts'
import { describeRow } from '../describe-row.ts'
import type { PlotChoice, PlotPicture } from '../use-plot-picture.ts'

const words = plotStrings
/** Values outside the scale that are listed individually. */
const MAX_LISTED_ROWS = 10
/** Values to check, of each kind, that are listed individually. */
const MAX_LISTED_DOUBTS = 5

/** Rows to check by kind, the first ones of each listed. */
const listDoubts = (doubts: PlotPicture['doubts']): string =>
  [...Map.groupBy(doubts, ({ kind }) => kind)]
    .map(([kind, rows]) => `${words.doubt[kind](rows.length)} (${listRows(rows, MAX_LISTED_DOUBTS)})`)
    .join('; ')

function listRows(rows: readonly Parameters<typeof describeRow>[0][], max: number): string {
  const listed = rows.slice(0, max).map(describeRow)
  return [...listed, ...(rows.length > max ? [words.more(rows.length - max)] : [])].join('; ')
}

/**
 * Sentences below a printed plot: isolated entries, bounds, values that are not drawn, and values to check.
 */
export function plotNotes(picture: PlotPicture, choice: PlotChoice, beyond: number): string[] {
  const { plot, by, legend, isolated, series, shown, remarks, doubts, otherDatum, inclined } = picture
  const only = isolatedTexts(isolated, series)
  return [
    projectsText(shown.map(({ hole }) => hole)),
    only.length > 0 ? words.isolated(only.join(', ')) : '',
    choice.part === undefined ? '' : printStrings.plot.part,
    beyond > 0 ? words.beyond(beyond) : '',
    legend.inColour > 0 ? words.inColourPrinted(legend.inColour, legend.entries.length) : '',
    legend.isShared ? words.symbols[by] : '',
    ...notedTexts(shown).map(({ text }) => text),
    repeatsText(shown),
    ...uncountedTexts(shown),
    hasGaps(plot) ? words.lineGaps : '',
    boundsText(shown),
    kindOf(plot).summarise?.(shown) ?? '',
    otherDatum > 0 ? words.otherDatum(otherDatum) : '',
    inclined > 0 ? words.inclined(inclined) : '',
    remarks.length > 0
      ? `${words.remarks(remarks.reduce((sum, { count }) => sum + count, 0))}: ${remarks
          .map(({ kind, count, rows }) =>
            kind === 'outside' || kind === 'deeper'
              ? `${words.remark[kind](count)} (${listRows(rows, MAX_LISTED_ROWS)})`
              : words.remark[kind](count),
          )
          .join('; ')}`
      : '',
    doubts.length > 0 ? `${words.doubts(doubts.length)}: ${listDoubts(doubts)}` : '',
  ].filter((text) => text !== '')
}
