import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import type { Measure } from '@groundsheet/readings'
import { formatDate } from '../../ui/dates.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import { formatValue, powerOfTen } from './format-value.ts'
import type { PlacedPoint } from './place-points.ts'
import type { LineMark } from './sign-mark.tsx'

const words = plotStrings

/**
 * What differs between the kinds of plots. A new kind is an entry here and in the tables of `describe-point.ts`,
 * `points-text.ts` and `traces.ts`, which are not complete without it.
 */
interface PlotKindTraits {
  /** Title of the upright axis; null: depth or level, as is selected. */
  readonly indexTitle: string | null
  /** Extent of the upright axis where it is an index. */
  readonly indexExtent: (points: readonly PlacedPoint[]) => { readonly from: number; readonly to: number }
  /** What the figures of the key are of; null: its points have none. */
  readonly measure: ((placed: PlacedPoint) => Measure) | null
  /** Text of one of these figures. */
  readonly formatFigure: (value: number) => string
  /** The figures are of the values along the plot, not of those upright. */
  readonly measuresValues: boolean
  /** Px above the frame for titles and ticks. */
  readonly head: number
  /** Points that are joined by lines are drawn as well. */
  readonly marksReadings: boolean
  /** Text of a tick of a logarithmic scale or of time. */
  readonly formatTick: (value: number) => string
}

const HEAD = 38
const noIndex = () => ({ from: 0, to: 1 })

function formatPower(value: number): string {
  const power = Math.log10(value)
  const isPower = Math.abs(power - Math.round(power)) < 1e-9
  return isPower ? powerOfTen(Math.round(power)) : formatPlain(value)
}

/** Levels and depths of water are read to the centimetre; never `-0.00`. */
const formatCentimetres = (metres: number) => (Math.round(metres * 100) / 100 || 0).toFixed(2)

const formatPlain = (value: number) => String(Number(value.toPrecision(3)))

const PLOT_KINDS: Readonly<Record<PlotKind, PlotKindTraits>> = {
  depth: {
    indexTitle: null,
    indexExtent: noIndex,
    measure: ({ point: { value, bound } }) => (bound ? { value, bound } : { value }),
    formatFigure: formatValue,
    measuresValues: true,
    head: HEAD,
    marksReadings: false,
    formatTick: formatPower,
  },
  time: {
    indexTitle: null,
    indexExtent: noIndex,
    measure: ({ height }) => ({ value: height }),
    formatFigure: formatCentimetres,
    measuresValues: false,
    head: HEAD,
    marksReadings: true,
    formatTick: formatDate,
  },
  plasticity: {
    indexTitle: words.indexAxis,
    indexExtent: plasticityExtent,
    measure: ({ point }) => ({ value: point.index ?? 0 }),
    formatFigure: formatValue,
    measuresValues: false,
    head: HEAD,
    marksReadings: false,
    formatTick: formatPower,
  },
  grading: {
    indexTitle: words.passingAxis,
    indexExtent: passingExtent,
    measure: null,
    formatFigure: formatValue,
    measuresValues: false,
    head: 66,
    marksReadings: true,
    formatTick: formatPlain,
  },
}

export const traitsOf = ({ kind }: Pick<PlotDefinition, 'kind'>): PlotKindTraits => PLOT_KINDS[kind]

/** How lines of a plot stand in its key; undefined: its points are not joined. */
export function lineMarkOf(plot: Pick<PlotDefinition, 'kind' | 'traced'>): LineMark | undefined {
  if (!plot.traced) return undefined
  return traitsOf(plot).marksReadings ? 'marked' : 'plain'
}

/** A negative plasticity index is an error of the file, and is to be seen as one. */
function plasticityExtent(points: readonly PlacedPoint[]) {
  const indices = points.map(({ point }) => point.index ?? 0)
  const greatest = indices.reduce((most, index) => Math.max(most, index), 50)
  const least = indices.reduce((fewest, index) => Math.min(fewest, index - 1), 0)
  return { from: least < -1 ? least : 0, to: Math.ceil((greatest + 2) / 10) * 10 }
}

/** From none to all; percentages beyond that are errors of the file, and are to be seen. */
function passingExtent(points: readonly PlacedPoint[]) {
  return {
    from: points.reduce((least, { point }) => Math.min(least, point.index ?? 0), 0),
    to: points.reduce((most, { point }) => Math.max(most, point.index ?? 0), 100),
  }
}
