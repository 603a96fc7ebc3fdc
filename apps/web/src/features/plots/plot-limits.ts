import { valueScale, type PlotDefinition, type PlotLimits } from '@groundsheet/plots'
import { kindOf } from './kinds/plot-kinds.ts'
import type { HeightAxis, PlacedPoint } from './place-points.ts'

export type Fit = 'all' | 'most'

interface Subject {
  readonly plot: Pick<PlotDefinition, 'kind' | 'scale' | 'from' | 'minScaleEnd'>
  readonly points: readonly PlacedPoint[]
  readonly axis: HeightAxis
  readonly fit: Fit
}

/** Full extent of a plot. */
export function limitsOf({ plot, points, axis, fit }: Subject): PlotLimits {
  const values = points.map(({ point }) => point.value)
  return { values: valueScale(plot, values, fit), heights: heightsOf(points, plot, axis) }
}

export const isAxisUpwards = ({ plot, axis }: Pick<Subject, 'plot' | 'axis'>): boolean =>
  kindOf(plot).indexTitle !== null || axis === 'level'

/** Depth axes always include ground level; a margin is left at both ends. */
function heightsOf(points: readonly PlacedPoint[], plot: Pick<PlotDefinition, 'kind'>, axis: HeightAxis) {
  const { indexTitle, indexExtent } = kindOf(plot)
  if (indexTitle !== null) return indexExtent(points)
  let [min, max] = axis === 'depth' ? [0, 1] : [Infinity, -Infinity]
  for (const { from, to, point } of points) {
    if (point.note) continue
    min = Math.min(min, from, to)
    max = Math.max(max, from, to)
  }
  if (!(max >= min)) return { from: 0, to: 1 }
  const margin = Math.max((max - min) * 0.03, 0.2)
  return { from: axis === 'depth' && min === 0 ? 0 : min - margin, to: max + margin }
}
