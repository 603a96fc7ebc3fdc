import { isolateValue } from '../../data/text/isolate-value.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import type { PlacedPoint } from './place-points.ts'
import type { LegendEntry } from './plot-legend.ts'
import type { PlotPicture } from './use-plot-picture.ts'

const words = plotStrings
/** Isolated entries that are named. */
const MAX_NAMED_ISOLATED_ENTRIES = 3

/** Title of the legend entries: strata, holes, or the lines of the plot. */
export const legendTitle = ({ plot, by }: Pick<PlotPicture, 'plot' | 'by'>): string =>
  by === 'line' ? kindOf(plot).lineName : words.legend.title[by]

/** Number of values that are bounds, as text; empty: none. */
export function boundsText(shown: readonly PlacedPoint[]): string {
  const count = (bound: 'lower' | 'upper') =>
    shown.filter(({ point }) => !point.uncounted && point.bound === bound).length
  const parts = (['lower', 'upper'] as const).flatMap((bound) => {
    const n = count(bound)
    return n > 0 ? [words.bounds[bound](n)] : []
  })
  return parts.length > 0 ? `${words.bounds.title}: ${parts.join(', ')}. ${words.legend.basis}` : ''
}

/** Number of readings counted once, as text, with another of the same day; empty: none. */
export function repeatsText(shown: readonly PlacedPoint[]): string {
  const count = shown.reduce((sum, { point }) => sum + (point.repeats?.length ?? 0), 0)
  return count === 0 ? '' : words.repeats(count)
}

/** Numbers of values that are drawn and not in the statistics, by reason. */
export function uncountedTexts(shown: readonly PlacedPoint[]): string[] {
  return (['contradicted', 'earlier'] as const).flatMap((reason) => {
    const count = shown.filter(({ point }) => point.uncounted === reason).length
    return count === 0 ? [] : [words.uncounted[reason](count)]
  })
}

/** Whether lines break where readings are far apart in time, which the legend explains. */
export const hasGaps = (plot: PlotPicture['plot']): boolean =>
  kindOf(plot).hasTimeGaps && plot.traced !== undefined

/** Number of visits that found no water depth, by their note. */
export function notedTexts(shown: readonly PlacedPoint[]) {
  return (['dry', 'not-read'] as const).flatMap((note) => {
    const count = shown.filter(({ point }) => point.note === note).length
    return count === 0 ? [] : [{ note, text: words.noted[note](count) }]
  })
}

/**
 * What is isolated, for the line above a plot and the note below a printed one; more than a few names are a
 * number.
 */
export function isolatedTexts(isolated: readonly LegendEntry[], series: LegendEntry | undefined): string[] {
  const names = isolated.map(({ name }) => isolateValue(name))
  const entries = names.length > MAX_NAMED_ISOLATED_ENTRIES ? [words.isolatedCount(names.length)] : names
  return [...entries, ...(series ? [isolateValue(series.name)] : [])]
}
