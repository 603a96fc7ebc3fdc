import type { SectionWindow } from '@groundsheet/sections'
import { MM } from '../../../ui/paper/paper-size.ts'
import { layOutSection, sectionScale, type SectionLayout, type SectionScale } from '../section-scale.ts'

/** Scales of lengths and of heights: 500 is 1:500. */
export const SECTION_SCALES = [
  10, 20, 25, 50, 100, 200, 250, 500, 1000, 1250, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000,
] as const

/** Heights are mostly not drawn more than so many times larger than lengths. */
const MAX_TIMES = 50

/** Metres. */
interface Extent {
  readonly length: number
  readonly top: number
  readonly base: number
}

interface Scales {
  /** Along the line. */
  readonly scale: number
  /** Of heights. */
  readonly rise: number
}

/** The largest usual scales at which all of it is on one sheet; `inner` in px. What is asked for is kept. */
export function chooseSectionScales(
  { length, top, base }: Extent,
  { inner }: SectionLayout,
  asked: { readonly scale: number | null; readonly rise: number | null },
): Scales {
  const fitting = (metres: number, px: number) => {
    const least = (Math.max(metres, 0.1) * 1000 * MM) / px
    return SECTION_SCALES.find((scale) => scale >= least) ?? 100_000
  }
  const scale = asked.scale ?? fitting(length, inner.width)
  const least = Math.max(scale / MAX_TIMES, fitting(top - base, inner.height))
  // Whole times larger than lengths; smaller only where there is no room for more.
  const whole = SECTION_SCALES.find((rise) => rise >= least && (scale % rise === 0 || rise > scale))
  return { scale, rise: asked.rise ?? whole ?? least }
}

/** One sheet of a section that is larger than paper. */
export interface SectionPanel {
  readonly scale: SectionScale
  /** Chainages from and to which it shows. */
  readonly from: number
  readonly to: number
}

/** Px. */
interface Room {
  readonly width: number
  readonly height: number
}

/** How many sheets a section takes at its scales; not finite where its heights are not. */
export function countPanels(extent: Extent, room: Room, scales: Scales): number {
  const { columns, rows } = gridOf(extent, room, scales)
  return columns * rows
}

/** The sheets that a section takes at its scales: along the line, and from above to below. Count them first. */
export function layOutPanels(extent: Extent, room: Room, scales: Scales): SectionPanel[] {
  const { length, top, base } = extent
  const { scale, rise } = scales
  const { layout, across, down, columns, rows } = gridOf(extent, room, scales)
  const start = columns === 1 ? (length - across) / 2 : 0
  const highest = rows === 1 ? (top + base + down) / 2 : top
  return Array.from({ length: columns * rows }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const from = start + column * across
    const window: SectionWindow = { from, to: from + across, level: highest - (row + 0.5) * down }
    return {
      scale: sectionScale(layout, window, scale / rise),
      from: Math.max(0, from),
      to: Math.min(length, from + across),
    }
  })
}

/** Metres that one sheet shows, and how many are side by side and one below the other. */
function gridOf({ length, top, base }: Extent, { width, height }: Room, { scale, rise }: Scales) {
  const layout = layOutSection(width, height)
  const [perMetre, upwards] = [(1000 * MM) / scale, (1000 * MM) / rise]
  const [across, down] = [layout.inner.width / perMetre, layout.inner.height / upwards]
  return { layout, across, down, columns: countOf(length, across), rows: countOf(top - base, down) }
}

const countOf = (all: number, each: number) => Math.max(1, Math.ceil(all / each - 1e-6))
