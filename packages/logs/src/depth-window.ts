/** The depths that are seen, metres below ground level; `from` < `to`. */
export interface DepthWindow {
  readonly from: number
  readonly to: number
}

/** Nothing is logged finer than this, metres. */
const LEAST_SPAN = 0.5

/** Moved and shrunk into its limits, and never narrower than `least`, or than the limits where a hole is shorter. */
export function clampWindow(
  { from, to }: DepthWindow,
  limits: DepthWindow,
  least: number = LEAST_SPAN,
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
  least: number = LEAST_SPAN,
): DepthWindow => clampWindow({ from: from + metres, to: to + metres }, limits, least)

/** `factor` above 1 shows more of less. The depth `about` stays where it is, unless a limit is in the way. */
export function zoomWindow(
  { from, to }: DepthWindow,
  about: number,
  factor: number,
  limits: DepthWindow,
  least: number = LEAST_SPAN,
): DepthWindow {
  const most = limits.to - limits.from
  const span = Math.min(Math.max((to - from) / factor, least), most)
  const share = (about - from) / (to - from)
  const start = about - share * span
  return clampWindow({ from: start, to: start + span }, limits, least)
}
