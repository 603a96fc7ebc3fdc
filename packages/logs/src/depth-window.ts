/** The visible depths, metres below ground level; `from` < `to`. */
export interface DepthWindow {
  readonly from: number
  readonly to: number
}

/** Logs have no finer detail, metres. */
const MIN_SPAN_M = 0.5

/** Moved and shrunk into its limits; at least `least` wide, or as wide as the limits of a shorter hole. */
export function clampWindow(
  { from, to }: DepthWindow,
  limits: DepthWindow,
  least: number = MIN_SPAN_M,
): DepthWindow {
  const room = limits.to - limits.from
  const span = Math.min(Math.max(to - from, least), room)
  const start = Math.max(limits.from, Math.min(from, limits.from + room - span))
  return { from: start, to: start + span }
}

/** By metres; down is positive. */
export const panWindow = (
  { from, to }: DepthWindow,
  metres: number,
  limits: DepthWindow,
  least: number = MIN_SPAN_M,
): DepthWindow => clampWindow({ from: from + metres, to: to + metres }, limits, least)

/** Zooms in for a `factor` above 1. The depth `about` stays in place, unless a limit prevents it. */
export function zoomWindow(
  { from, to }: DepthWindow,
  about: number,
  factor: number,
  limits: DepthWindow,
  least: number = MIN_SPAN_M,
): DepthWindow {
  const most = limits.to - limits.from
  const span = Math.min(Math.max((to - from) / factor, least), most)
  const share = (about - from) / (to - from)
  const start = about - share * span
  return clampWindow({ from: start, to: start + span }, limits, least)
}
