import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'

/** An entry of the legend as large as it is printed when there is enough room, px. */
export interface LegendItem {
  readonly height: number
  /** A heading: never the last entry of a column. */
  readonly isHeading: boolean
}

interface Frame {
  readonly width: number
  readonly height: number
}

/** Layout of a plan on paper, CSS px. */
export interface PlanLayout {
  readonly size: SheetSize
  /** The map. */
  readonly frame: Frame
  /** The legend is below the map, not to its right. */
  readonly below: boolean
  /** Width of the legend to the right of the map, or its height below. */
  readonly legend: number
  /** Indexes of the entries in each column of the legend. */
  readonly columns: readonly (readonly number[])[]
  /** Size of the legend as a share of its usual size; below 1 where it has very many entries. */
  readonly zoom: number
  /** 500 is 1:500. */
  readonly scale: number
}

interface MapScales {
  readonly scale: number
  readonly needed: number
}

interface Subject {
  /** Possible sheets: one for each orientation that is allowed. */
  readonly sizes: readonly SheetSize[]
  readonly items: readonly LegendItem[]
  /** Px that the title block and the foot take of the height of a sheet. */
  readonly headOf: (size: SheetSize) => number
  /** Scale that a map of this size is printed at, and the one that it needs to show everything. */
  readonly scalesOf: (frame: Frame) => MapScales
}

/** A column of the legend with the gap to the next, and the scale bar with the north arrow, px. */
const LEGEND_COLUMN_PX = 200
const SCALE_AND_NORTH_PX = { width: 196, height: 92 } as const
/** Around the legend, px. */
const PADDING_PX = 16
/** The map has at least this share of the sheet between title block and foot. */
const MIN_MAP_SHARE = 0.45
/** From one size of the legend to the next smaller one. */
const LEGEND_SHRINK_RATIO = 0.9
const HEIGHT_STEP_PX = 4
/** The lines of the border to both sides of the map, px. */
const BORDERS_PX = 2

/**
 * The sheet and the place of the legend that give the largest map scale; of equal scales, the one with most
 * room to spare. The whole
 * legend is always on the sheet: one that is too long for it is printed smaller.
 */
export function layOutPlan(subject: Subject): PlanLayout {
  for (let zoom = 1; ; zoom *= LEGEND_SHRINK_RATIO) {
    const [best] = subject.sizes
      .flatMap((size) => [...layoutsOn(size, subject, zoom)])
      .sort((a, b) => a.scale - b.scale || a.needed - b.needed)
    if (best) return best
  }
}

function* layoutsOn(
  size: SheetSize,
  { items, headOf, scalesOf }: Subject,
  zoom: number,
): Generator<PlanLayout & MapScales> {
  const inner = innerSize(size)
  const body = { width: inner.width - BORDERS_PX, height: Math.floor(inner.height - headOf(size)) }
  for (const below of [false, true]) {
    const placed = below ? placeLegendBelow(items, body, zoom) : placeLegendRight(items, body, zoom)
    if (!placed) continue
    const { legend, columns } = placed
    const frame = below
      ? { width: Math.floor(body.width), height: Math.floor(body.height - legend) }
      : { width: Math.floor(body.width - legend), height: body.height }
    if (frame.width <= 0 || areaOf(frame) < MIN_MAP_SHARE * areaOf(body)) continue
    yield { size, frame, below, legend, columns, zoom, ...scalesOf(frame) }
  }
}

const areaOf = ({ width, height }: Frame) => width * height

function placeLegendRight(items: readonly LegendItem[], body: Frame, zoom: number) {
  const columns = flowColumns(items, (body.height - SCALE_AND_NORTH_PX.height - PADDING_PX) / zoom)
  return {
    columns,
    legend: Math.max(SCALE_AND_NORTH_PX.width, columns.length * LEGEND_COLUMN_PX * zoom) + PADDING_PX,
  }
}

/** In the lowest strip that holds all columns; null: none that leaves room for a map does. */
function placeLegendBelow(items: readonly LegendItem[], body: Frame, zoom: number) {
  const count = Math.floor((body.width - SCALE_AND_NORTH_PX.width - PADDING_PX) / (LEGEND_COLUMN_PX * zoom))
  const highest = body.height * (1 - MIN_MAP_SHARE)
  for (let height: number = SCALE_AND_NORTH_PX.height; height <= highest; height += HEIGHT_STEP_PX) {
    const columns = flowColumns(items, (height - PADDING_PX) / zoom)
    if (columns.length <= count) return { columns, legend: height }
  }
  return null
}

/** Entries in columns of a height, a heading with the entry after it; indexes of the entries. */
export function flowColumns(items: readonly LegendItem[], height: number): number[][] {
  const columns: number[][] = []
  let free = -1
  items.forEach((item, index) => {
    const next = item.isHeading ? (items[index + 1]?.height ?? 0) : 0
    if (item.height + next > free) {
      columns.push([])
      free = height
    }
    columns.at(-1)?.push(index)
    free -= item.height
  })
  return columns
}
