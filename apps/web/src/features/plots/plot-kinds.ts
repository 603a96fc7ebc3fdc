import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import type { Measure } from '@groundsheet/readings'
import { formatDate } from '../../ui/dates.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import { formatValue, powerOfTen } from './format-value.ts'
import type { PlacedPoint } from './place-points.ts'
import type { LineMark } from './plot-symbol-mark.tsx'
import { twoDecimals } from '../../ui/text-format.ts'

const words = plotStrings

/**
 * Traits of a kind of plot. A new kind needs an entry here and in the tables of `describe-point.ts`,
 * `points-text.ts` and `traces.ts`.
 */
interface PlotKindTraits {
  /** Title of the vertical axis; null: depth or level, as selected. */
  readonly indexTitle: string | null
  /** Extent of the vertical axis if it is an index. */
  readonly indexExtent: (points: readonly PlacedPoint[]) => { readonly from: number; readonly to: number }
  /** Value that the figures of the key summarise; null: none. */
  readonly measure: ((placed: PlacedPoint) => Measure) | null
  /** Formats one of these figures. */
  readonly formatFigure: (value: number) => string
  /** The figures summarise the value axis, not the vertical axis. */
  readonly measuresValues: boolean
  /** Height above the frame for titles and ticks, px. */
  readonly headHeight: number
  /** Readings joined by lines are marked as well. */
  readonly marksReadings: boolean
  /** Formats a tick of a logarithmic or time scale. */
  readonly formatTick: (value: number) => string
}

const HEAD_HEIGHT_PX = 38
const noIndex = () => ({ from: 0, to: 1 })

function formatPower(value: number): string {
  const power = Math.log10(value)
  const isPower = Math.abs(power - Math.round(power)) < 1e-9
  return isPower ? powerOfTen(Math.round(power)) : formatPlain(value)
}

const formatPlain = (value: number) => String(Number(value.toPrecision(3)))

const PLOT_KINDS: Readonly<Record<PlotKind, PlotKindTraits>> = {
  depth: {
    indexTitle: null,
    indexExtent: noIndex,
    measure: ({ point: { value, bound } }) => (bound ? { value, bound } : { value }),
    formatFigure: formatValue,
    measuresValues: true,
    headHeight: HEAD_HEIGHT_PX,
    marksReadings: false,
    formatTick: formatPower,
  },
  time: {
    indexTitle: null,
    indexExtent: noIndex,
    measure: ({ height }) => ({ value: height }),
    // Of statistics too, which are no more exact than the readings.
    formatFigure: twoDecimals,
    measuresValues: false,
    headHeight: HEAD_HEIGHT_PX,
    marksReadings: true,
    formatTick: formatDate,
  },
  plasticity: {
    indexTitle: words.indexAxis,
    indexExtent: plasticityExtent,
    measure: ({ point }) => ({ value: point.index ?? 0 }),
    formatFigure: formatValue,
    measuresValues: false,
    headHeight: HEAD_HEIGHT_PX,
    marksReadings: false,
    formatTick: formatPower,
  },
  grading: {
    indexTitle: words.passingAxis,
    indexExtent: passingExtent,
    measure: null,
    formatFigure: formatValue,
    measuresValues: false,
    headHeight: 66,
    marksReadings: true,
    formatTick: formatPlain,
  },
}

export const traitsOf = ({ kind }: Pick<PlotDefinition, 'kind'>): PlotKindTraits => PLOT_KINDS[kind]

/** How the key shows the lines of a plot; undefined: its points are not joined. */
export function lineMarkOf(plot: Pick<PlotDefinition, 'kind' | 'traced'>): LineMark | undefined {
  if (!plot.traced) return undefined
  return traitsOf(plot).marksReadings ? 'marked' : 'plain'
}

/** A negative plasticity index is an error in the file; the axis extends to show it. */
function plasticityExtent(points: readonly PlacedPoint[]) {
  const indices = points.map(({ point }) => point.index ?? 0)
  const greatest = indices.reduce((max, index) => Math.max(max, index), 50)
  const least = indices.reduce((min, index) => Math.min(min, index - 1), 0)
  return { from: least < -1 ? least : 0, to: Math.ceil((greatest + 2) / 10) * 10 }
}

/** 0 to 100 %; percentages beyond are errors in the file, and the axis extends to show them. */
function passingExtent(points: readonly PlacedPoint[]) {
  return {
    from: points.reduce((min, { point }) => Math.min(min, point.index ?? 0), 0),
    to: points.reduce((max, { point }) => Math.max(max, point.index ?? 0), 100),
  }
}
