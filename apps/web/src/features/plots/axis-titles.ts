import type { PlotDefinition } from '@groundsheet/plots'
import { plotStrings } from '../../ui/plot-strings.ts'
import { prettyUnit } from './describe-point.ts'
import type { HeightAxis } from './place-points.ts'

const words = plotStrings

/** What stands along the values, along the heights, and which of the two the figures are of. */
export function axisTitles(
  plot: Pick<PlotDefinition, 'kind' | 'unit'>,
  title: string,
  axis: HeightAxis,
  datum: string | null,
) {
  const unit = prettyUnit(plot.unit)
  const values = unit === '' ? title : `${title}, ${unit}`
  const heights =
    plot.kind === 'plasticity' ? words.indexAxis : axis === 'level' ? words.levelAxis(datum) : words.depthAxis
  return { values, heights, figured: plot.kind === 'depth' ? values : heights }
}
