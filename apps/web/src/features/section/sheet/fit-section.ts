import { chooseSectionScales } from './section-panels.ts'
import type { SectionKey } from './lay-out-key.ts'
import { layOutSection } from '../section-scale.ts'

type Scales = ReturnType<typeof chooseSectionScales>

/** A key, and the drawing that it leaves room for. */
export interface FittedSection {
  readonly key: SectionKey
  /** Of the drawing on each sheet, px. */
  readonly room: { readonly width: number; readonly height: number }
  readonly scales: Scales
}

interface Options {
  readonly extent: Parameters<typeof chooseSectionScales>[0]
  readonly requested: Parameters<typeof chooseSectionScales>[2]
  /** Width of the drawing, and height of drawing and key, px. */
  readonly width: number
  readonly height: number
  /** Lines of notes below the drawing. */
  readonly noteLines: number
}

/** A section drawn at this many times the area has room for names and figures that it lacked. */
const MIN_GAIN_OF_OWN_SHEET = 2

/**
 * The key below the drawing, or on a sheet of its own where the drawing is then at least twice as large.
 * `own` is called only where the key is below.
 */
export function fitSection(below: SectionKey, own: () => SectionKey, options: Options): FittedSection {
  const shared = fit(below, options)
  if (below.below === 0) return shared
  const separate = fit(own(), options)
  const gain = areaOf(shared.scales) / areaOf(separate.scales)
  return gain >= MIN_GAIN_OF_OWN_SHEET ? separate : shared
}

function fit(key: SectionKey, { extent, requested, width, height, noteLines }: Options): FittedSection {
  const room = { width, height: height - key.below }
  const layout = layOutSection(room.width, room.height, noteLines)
  return { key, room, scales: chooseSectionScales(extent, layout, requested) }
}

/** Ground that a square metre of paper shows, by the two scales. */
const areaOf = ({ scale, rise }: Scales) => scale * rise
