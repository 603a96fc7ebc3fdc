/**
 * The visible part of a section. Metres: chainages at its left and right edge, and the level at its middle.
 */
export interface SectionWindow {
  readonly from: number
  readonly to: number
  readonly level: number
}

/** The extent of the section, metres, and the drawing area, in px or any other unit. */
export interface SectionFrame {
  readonly length: number
  /** Highest and lowest level. */
  readonly top: number
  readonly base: number
  readonly width: number
  readonly height: number
}

/** Standard vertical exaggerations of sections. */
export const EXAGGERATIONS = [1, 2, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100] as const

/** Minimum visible width: less shows no more detail, metres. */
const MIN_LENGTH_M = 2

/** The greatest standard exaggeration at which the whole fits. */
export function fitExaggeration({ length, top, base, width, height }: SectionFrame): number {
  const [across, down] = [Math.max(length, MIN_LENGTH_M), Math.max(top - base, 0.1)]
  const most = (height * across) / (width * down)
  return EXAGGERATIONS.findLast((times) => times <= most) ?? 1
}

/** The whole section in the middle of the drawing area. */
export function fitWindow(frame: SectionFrame, times: number): SectionWindow {
  const { length, top, base, width, height } = frame
  const tall = (Math.max(top - base, 0.1) * times * width) / Math.max(height, 1)
  const half = Math.max(length, tall, MIN_LENGTH_M) / 2
  return { from: length / 2 - half, to: length / 2 + half, level: (top + base) / 2 }
}

/** Zooms in by `factor` about a place, which stays fixed. */
export function zoomSection(
  window: SectionWindow,
  about: { readonly chainage: number; readonly level: number },
  factor: number,
  frame: SectionFrame,
  times: number,
): SectionWindow {
  const widest = spanOf(fitWindow(frame, times)) * 1.5
  const span = Math.max(MIN_LENGTH_M, Math.min(spanOf(window) / factor, widest))
  const share = span / spanOf(window)
  const from = about.chainage - (about.chainage - window.from) * share
  return keepInside(
    { from, to: from + span, level: about.level + (window.level - about.level) * share },
    frame,
  )
}

/** Pans by metres: `along` to the right, `up` to higher levels. */
export const panSection = (
  { from, to, level }: SectionWindow,
  along: number,
  up: number,
  frame: SectionFrame,
): SectionWindow => keepInside({ from: from + along, to: to + along, level: level + up }, frame)

const spanOf = ({ from, to }: SectionWindow) => to - from

/** The middle of the window stays on the section. */
function keepInside({ from, to, level }: SectionWindow, { length, top, base }: SectionFrame): SectionWindow {
  const middle = (from + to) / 2
  const moved = Math.max(0, Math.min(middle, length)) - middle
  return { from: from + moved, to: to + moved, level: Math.max(base, Math.min(level, top)) }
}
