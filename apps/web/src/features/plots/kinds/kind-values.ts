import type { PlotDefinition } from '@groundsheet/plots'
import { powerOfTen } from '@groundsheet/readings'
import { formatValue, formatUnit } from '../format-value.ts'
import type { PlacedPoint } from '../place-points.ts'
import type { ReadColumn } from './plot-kind.ts'

/** Height above the frame for titles and one row of ticks, px. */
export const HEAD_HEIGHT_PX = 38
/** Where the value axis is below the frame: height above it for the title of the other axis, px. */
export const TITLE_HEIGHT_PX = 22
/** Height below the frame for one row of ticks and a title, px. */
export const FOOT_HEIGHT_PX = 36

/** A tick such as `10⁻⁶`. */
export function formatPower(value: number): string {
  const power = Math.log10(value)
  const isPower = Math.abs(power - Math.round(power)) < 1e-9
  return isPower ? powerOfTen(Math.round(power)) : formatPlain(value)
}

/** Without a needless zero, such as `0.063`. */
export const formatPlain = (value: number): string => String(Number(value.toPrecision(3)))

/** The value of a point with the unit of its plot. */
export const valueText = ({ point }: PlacedPoint, plot: PlotDefinition): string =>
  [formatValue(point.value), formatUnit(plot.unit)].filter(Boolean).join(' ')

export const percent = (index = 0): string => `${formatValue(index)}%`

export const valueColumn: ReadColumn = ({ point }) => Number(point.value.toPrecision(9))
export const indexColumn: ReadColumn = ({ point }) => point.index ?? ''

/** The line that a point belongs to. */
export const lineColumn =
  ({ traced }: PlotDefinition): ReadColumn =>
  ({ point }) =>
    traced?.(point) ?? ''
