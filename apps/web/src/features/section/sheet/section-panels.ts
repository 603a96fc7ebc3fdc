import { EXAGGERATIONS, type SectionWindow } from '@groundsheet/sections'
import { PX_PER_MM } from '../../../ui/paper/paper-size.ts'
import { layOutSection, sectionScale, type SectionLayout, type SectionScale } from '../section-scale.ts'

/** Horizontal and vertical scales: 500 is 1:500. */
export const SECTION_SCALES = [
  10, 20, 25, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1250, 1500, 2000, 2500, 5000,
  7500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
] as const

/** Limit of an automatic vertical exaggeration, as on screen. */
const MAX_EXAGGERATION = Math.max(...EXAGGERATIONS)

/** An exaggeration of ×2.5 is used where a whole number would draw the strata less high than 1 / this. */
const MAX_LOSS_FOR_WHOLE_RATIO = 1.25

/** Metres. */
interface Extent {
  readonly length: number
  readonly top: number
  readonly base: number
}

interface Scales {
  /** Horizontal. */
  readonly scale: number
  /** Vertical. */
  readonly rise: number
}

/**
 * The largest standard scales at which the section fits on one sheet; requested scales are kept. The vertical
 * scale is less than the horizontal one only where one of them is requested. `inner` in px.
 */
export function chooseSectionScales(
  { length, top, base }: Extent,
  { inner }: SectionLayout,
  requested: { readonly scale: number | null; readonly rise: number | null },
): Scales {
  const fitting = (metres: number, px: number) => {
    const minScale = (Math.max(metres, 0.1) * 1000 * PX_PER_MM) / px
    return SECTION_SCALES.find((scale) => scale >= minScale) ?? 100_000
  }
  const minRise = requested.rise ?? fitting(top - base, inner.height)
  // Both scales are automatic: a section that is high for its length is drawn to scale, not flattened.
  const along = requested.rise === null ? minRise : 0
  const scale = requested.scale ?? Math.max(fitting(length, inner.width), along)
  if (requested.rise !== null) return { scale, rise: requested.rise }
  const steepest = Math.max(scale / MAX_EXAGGERATION, minRise)
  // With a requested scale along the line, a smaller vertical scale is the last choice.
  const withRatioOf = (step: number) =>
    SECTION_SCALES.find((rise) => rise >= steepest && ((scale / rise) % step === 0 || rise > scale)) ??
    steepest
  const [whole, half] = [withRatioOf(1), withRatioOf(0.5)]
  return { scale, rise: whole > half * MAX_LOSS_FOR_WHOLE_RATIO ? half : whole }
}

/** Part of a section on one sheet. */
export interface SectionPanel {
  readonly scale: SectionScale
  /** Chainages at its left and right ends, metres. */
  readonly from: number
  readonly to: number
}

/** Px. */
interface Room {
  readonly width: number
  readonly height: number
  /** Lines of notes below the drawing. */
  readonly noteLines?: number
}

/** Number of sheets of a section at its scales; infinite if its heights are. */
export function countPanels(extent: Extent, room: Room, scales: Scales): number {
  const { columns, rows } = gridOf(extent, room, scales)
  return columns * rows
}

/**
 * The sheets of a section, along the line and from top to bottom. Call `countPanels` first: there may be too
 * many.
 */
export function layOutPanels(extent: Extent, room: Room, scales: Scales): SectionPanel[] {
  const { length, top, base } = extent
  const { scale, rise } = scales
  const { layout, panelLength, panelHeight, columns, rows } = gridOf(extent, room, scales)
  const start = columns === 1 ? (length - panelLength) / 2 : 0
  const highest = rows === 1 ? (top + base + panelHeight) / 2 : top
  return Array.from({ length: columns * rows }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const from = start + column * panelLength
    const window: SectionWindow = { from, to: from + panelLength, level: highest - (row + 0.5) * panelHeight }
    return {
      scale: sectionScale(layout, window, scale / rise),
      from: Math.max(0, from),
      to: Math.min(length, from + panelLength),
    }
  })
}

/** Length and height of one sheet in metres, and the number of columns and rows of sheets. */
function gridOf({ length, top, base }: Extent, { width, height, noteLines }: Room, { scale, rise }: Scales) {
  const layout = layOutSection(width, height, noteLines)
  const [perMetre, upwards] = [(1000 * PX_PER_MM) / scale, (1000 * PX_PER_MM) / rise]
  const [panelLength, panelHeight] = [layout.inner.width / perMetre, layout.inner.height / upwards]
  return {
    layout,
    panelLength,
    panelHeight,
    columns: countOf(length, panelLength),
    rows: countOf(top - base, panelHeight),
  }
}

const countOf = (all: number, each: number) => Math.max(1, Math.ceil(all / each - 1e-6))
