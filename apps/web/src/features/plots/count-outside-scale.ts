import { valueScale, type ValueScale } from '@groundsheet/plots'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import type { PlacedPoint } from './place-points.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import type { PlotChoice, PlotPicture } from './use-plot-picture.ts'

interface Picture extends Pick<PlotPicture, 'plot'> {
  readonly shown: readonly PlacedPoint[]
}

/** Number of values outside a scale fitted to most values; null if that scale is hardly narrower. */
export function countOutsideScale({ plot, shown }: Picture): number | null {
  const values = valuesOf(shown)
  const [all, most] = [valueScale(plot, values, 'all'), valueScale(plot, values, 'most')]
  const ratio =
    all.kind === 'log' ? Math.log(all.to / all.from) / Math.log(most.to / most.from) : span(all) / span(most)
  if (!kindOf(plot).measuresValues || ratio < 1.25) return null
  return countOutside(most, values)
}

/** Text on how many values are drawn at the edge of the selected scale; empty: none. */
export function outsideScaleText({ plot, shown }: Picture, fit: PlotChoice['fit']): string {
  if (!kindOf(plot).measuresValues) return ''
  const values = valuesOf(shown)
  const beyond = countOutside(valueScale(plot, values, fit), values)
  return beyond === 0 ? '' : plotStrings.beyond(beyond)
}

const valuesOf = (shown: Picture['shown']) => shown.map(({ point }) => point.value)

/** Number of values outside a scale. */
const countOutside = ({ from, to }: ValueScale, values: readonly number[]) =>
  values.filter((value) => value > to || value < from).length

const span = ({ from, to }: ValueScale) => to - from
