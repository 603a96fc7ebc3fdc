/** Visible part of a plot, in the units of its axes. */
interface PlotWindow {
  readonly left: number
  readonly right: number
  readonly min: number
  readonly max: number
}

/** Significant digits: enough for times in milliseconds, to the second. */
const SIGNIFICANT_DIGITS = 10

/** `12.5,37.5,5,15`: values, then heights. */
export const formatPlotWindow = ({ left, right, min, max }: PlotWindow): string =>
  [left, right, min, max].map((value) => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))).join(',')

/** Null if the text is not a window. */
export function parsePlotWindow(text: string | undefined): PlotWindow | null {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [left = 0, right = 0, min = 0, max = 0] = numbers
  const isWindow = numbers.length === 4 && numbers.every(Number.isFinite) && left < right && min < max
  return isWindow ? { left, right, min, max } : null
}
