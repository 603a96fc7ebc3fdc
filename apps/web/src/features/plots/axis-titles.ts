import type { PlotDefinition } from '@groundsheet/plots'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { formatUnit } from './format-value.ts'
import type { HeightAxis } from './place-points.ts'
import { kindOf } from './kinds/plot-kinds.ts'

const words = plotStrings

/** Titles of the two axes, and of the axis that the figures of the legend refer to. */
export function axisTitles(
  plot: Pick<PlotDefinition, 'kind' | 'unit'>,
  title: string,
  axis: HeightAxis,
  datum: string | null,
) {
  const unit = formatUnit(plot.unit)
  const values = unit === '' ? title : `${title}, ${unit}`
  const { indexTitle, measuresValues } = kindOf(plot)
  const heights = indexTitle ?? (axis === 'level' ? words.levelAxis(datum) : words.depthAxis)
  return { values, heights, figuresTitle: measuresValues ? values : heights }
}
