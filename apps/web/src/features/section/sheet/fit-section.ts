import { isCompactWidth, layOutSection } from '../section-scale.ts'
import {
  heightOfParts,
  layOutLegendBelow,
  layOutLegendRight,
  layOutLegendSheets,
  type LegendParts,
  type SectionLegendLayout,
} from './lay-out-legend.ts'
import { chooseSectionScales } from './section-panels.ts'

type Scales = ReturnType<typeof chooseSectionScales>

/** A legend, and the drawing that it leaves room for. */
export interface FittedSection {
  readonly legend: SectionLegendLayout
  /** Of the drawing on each sheet, px. */
  readonly room: { readonly width: number; readonly height: number }
  readonly scales: Scales
}

interface Options {
  readonly extent: Parameters<typeof chooseSectionScales>[0]
  readonly requested: Parameters<typeof chooseSectionScales>[2]
  /** Of a sheet for drawing and legend, px. */
  readonly width: number
  readonly height: number
  /** Columns of a legend below the drawing and on sheets of its own, and width of one to the right, px. */
  readonly columnsBelow: number
  readonly columns: number
  readonly columnWidth: number
  /** Lines of notes below the drawing. */
  readonly noteLines: number
}

/** A section drawn at this many times the area has room for names and figures that it lacked. */
const MIN_AREA_RATIO_OF_OWN_SHEET = 2
/** A sheet of the legend alone would otherwise be mostly empty. */
const MIN_SHARE_OF_OWN_SHEET = 1 / 3

/**
 * The legend below the drawing or to its right, where the drawing is larger; on sheets of its own if it fits
 * neither. A legend that fills a good part of a sheet has its own if the drawing is then twice as large.
 */
export function fitSection(all: LegendParts, options: Options): FittedSection {
  const { width, height, columnsBelow, columns, columnWidth } = options
  const legends = [
    layOutLegendBelow(all, columnsBelow, height),
    isCompactWidth(width - columnWidth) ? null : layOutLegendRight(all, columnWidth, height),
  ]
  const shared = legends
    .flatMap((legend) => (legend ? [fit(legend, options)] : []))
    .toSorted((a, b) => areaOf(a.scales) - areaOf(b.scales))[0]
  if (shared && heightOfParts(all, columns) < height * MIN_SHARE_OF_OWN_SHEET) return shared
  const separate = fit(layOutLegendSheets(all, columns, height), options)
  if (!shared) return separate
  return areaOf(shared.scales) / areaOf(separate.scales) >= MIN_AREA_RATIO_OF_OWN_SHEET ? separate : shared
}

function fit(
  legend: SectionLegendLayout,
  { extent, requested, width, height, noteLines }: Options,
): FittedSection {
  const room = { width: width - legend.beside, height: height - legend.below }
  const layout = layOutSection(room.width, room.height, noteLines)
  return { legend, room, scales: chooseSectionScales(extent, layout, requested) }
}

/** Ground that a square metre of paper shows, by the two scales. */
const areaOf = ({ scale, rise }: Scales) => scale * rise
