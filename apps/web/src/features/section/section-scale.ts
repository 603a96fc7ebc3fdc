import type { SectionWindow } from '@groundsheet/sections'

/** A rectangle of the drawing, px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Metres along the section and above datum to px, and back. */
export interface SectionScale {
  /** Where the section is drawn: between the axes. */
  readonly plot: Box
  /** Px of a metre along the section. */
  readonly perMetre: number
  /** How many times heights are drawn larger. */
  readonly times: number
  readonly x: (chainage: number) => number
  readonly y: (level: number) => number
  readonly chainage: (x: number) => number
  readonly level: (y: number) => number
}

/** Px around the plot: the levels to both sides, the ends of the line above, distances and chainages below. */
const MARGIN = { side: 50, top: 20, bottom: 40 } as const
/** Px inside of the plot: half a stick and its name to the left, names above the ground, depths and notes below. */
const INSET = { left: 34, top: 34, bottom: 32 } as const
/** Px to the right of the last hole, for names of strata and figures beside it: a share of the plot, within limits. */
const RIGHT = { min: 34, max: 100, share: 0.12 } as const

export const ROOM_AT_LEFT = INSET.left

export const roomAtRight = ({ width }: Pick<Box, 'width'>): number =>
  Math.round(Math.min(RIGHT.max, Math.max(RIGHT.min, width * RIGHT.share)))

export interface SectionLayout {
  readonly plot: Box
  /** What the window of a section fits into. */
  readonly inner: Box
}

/** `width`, `height`: of the whole drawing, px. */
export function layOutSection(width: number, height: number): SectionLayout {
  const plot = {
    x: MARGIN.side,
    y: MARGIN.top,
    width: Math.max(60, width - 2 * MARGIN.side),
    height: Math.max(80, height - MARGIN.top - MARGIN.bottom),
  }
  return {
    plot,
    inner: {
      x: plot.x + INSET.left,
      y: plot.y + INSET.top,
      width: plot.width - INSET.left - roomAtRight(plot),
      height: plot.height - INSET.top - INSET.bottom,
    },
  }
}

/**
 * The same scale with its origin at the start of the line and at datum: what is drawn by it moves with the window as it
 * is. Ten digits, so that it is the same scale for as long as nothing is zoomed.
 */
export function anchorScale({ plot, perMetre: exact, times }: SectionScale): SectionScale {
  const perMetre = Number(exact.toPrecision(10))
  return {
    plot,
    perMetre,
    times,
    x: (chainage) => chainage * perMetre,
    y: (level) => -level * perMetre * times,
    chainage: (x) => x / perMetre,
    level: (y) => -y / (perMetre * times),
  }
}

/** `window` as wide as `inner`; more is seen around it, as far as the plot goes. */
export function sectionScale(
  { plot, inner }: SectionLayout,
  window: SectionWindow,
  times: number,
): SectionScale {
  const perMetre = inner.width / (window.to - window.from)
  const middle = inner.y + inner.height / 2
  return {
    plot,
    perMetre,
    times,
    x: (chainage) => inner.x + (chainage - window.from) * perMetre,
    y: (level) => middle - (level - window.level) * perMetre * times,
    chainage: (x) => window.from + (x - inner.x) / perMetre,
    level: (y) => window.level + (middle - y) / (perMetre * times),
  }
}
