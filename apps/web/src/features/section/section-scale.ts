import type { SectionWindow } from '@groundsheet/sections'

/** A rectangle in the drawing, px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Converts metres along the section and above datum to px, and back. */
export interface SectionScale {
  /** Area of the section between the axes. */
  readonly plot: Box
  /** For a narrow screen: without the axis on the right. */
  readonly isCompact: boolean
  /** Px per metre along the section. */
  readonly perMetre: number
  /** Ratio of vertical to horizontal scale. */
  readonly exaggeration: number
  readonly x: (chainage: number) => number
  readonly y: (level: number) => number
  readonly chainage: (x: number) => number
  readonly level: (y: number) => number
}

/** Around the plot: levels on both sides, ends of the line above, distances, chainages and notes below. */
export const MARGIN_PX = { side: 50, top: 20, bottom: 40 } as const
/** A narrower drawing has its levels on the left only. */
const MIN_WIDTH_OF_TWO_AXES_PX = 480
const COMPACT_MARGIN_PX = { left: 42, right: 8 } as const
export const NOTE_LINE_HEIGHT_PX = 15
/** Inside the plot: half a stick and its name on the left, names above the ground, final depths below. */
const INSET_PX = { left: 34, top: 34, bottom: 20 } as const
/**
 * Space right of the last hole for stratum names and figures: a share of the plot width, within limits in px.
 */
const RIGHT_INSET_PX = { min: 34, max: 100, share: 0.12 } as const

export const LEFT_INSET_PX = INSET_PX.left

export const rightInset = ({ width }: Pick<Box, 'width'>): number =>
  Math.round(Math.min(RIGHT_INSET_PX.max, Math.max(RIGHT_INSET_PX.min, width * RIGHT_INSET_PX.share)))

/** Whether a drawing of this width, px, has its levels on the left only. */
export const isCompactWidth = (width: number): boolean => width < MIN_WIDTH_OF_TWO_AXES_PX

/** Width of the plot in a drawing of this width, px. */
export function plotWidth(width: number): number {
  const sides = isCompactWidth(width) ? COMPACT_MARGIN_PX.left + COMPACT_MARGIN_PX.right : 2 * MARGIN_PX.side
  return Math.max(60, width - sides)
}

export interface SectionLayout {
  readonly plot: Box
  readonly isCompact: boolean
  /** Area that the window of a section fills. */
  readonly inner: Box
}

/** `width`, `height`: of the whole drawing, px; `noteLines`: lines of notes below the axes. */
export function layOutSection(width: number, height: number, noteLines = 0): SectionLayout {
  const isCompact = isCompactWidth(width)
  const below = MARGIN_PX.bottom + noteLines * NOTE_LINE_HEIGHT_PX
  const plot = {
    x: isCompact ? COMPACT_MARGIN_PX.left : MARGIN_PX.side,
    y: MARGIN_PX.top,
    width: plotWidth(width),
    height: Math.max(80, height - MARGIN_PX.top - below),
  }
  return {
    plot,
    isCompact,
    inner: {
      x: plot.x + INSET_PX.left,
      y: plot.y + INSET_PX.top,
      width: plot.width - INSET_PX.left - rightInset(plot),
      height: plot.height - INSET_PX.top - INSET_PX.bottom,
    },
  }
}

/**
 * The same scale with its origin at the start of the line and at datum, so that panning only translates the
 * drawing. Rounded to ten digits, so that panning does not change it.
 */
export function anchorScale(scale: SectionScale): SectionScale {
  const { plot, isCompact, perMetre: exact, exaggeration } = scale
  const perMetre = Number(exact.toPrecision(10))
  return {
    plot: { ...plot, x: plot.x - scale.x(0), y: plot.y - scale.y(0) },
    isCompact,
    perMetre,
    exaggeration,
    x: (chainage) => chainage * perMetre,
    y: (level) => -level * perMetre * exaggeration,
    chainage: (x) => x / perMetre,
    level: (y) => -y / (perMetre * exaggeration),
  }
}

/** Scales `window` to the width of `inner`; the plot shows more around it. */
export function sectionScale(
  { plot, isCompact, inner }: SectionLayout,
  window: SectionWindow,
  exaggeration: number,
): SectionScale {
  const perMetre = inner.width / (window.to - window.from)
  const middle = inner.y + inner.height / 2
  return {
    plot,
    isCompact,
    perMetre,
    exaggeration,
    x: (chainage) => inner.x + (chainage - window.from) * perMetre,
    y: (level) => middle - (level - window.level) * perMetre * exaggeration,
    chainage: (x) => window.from + (x - inner.x) / perMetre,
    level: (y) => window.level + (middle - y) / (perMetre * exaggeration),
  }
}
