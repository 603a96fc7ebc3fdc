import { flowKey, KEY_COLUMN_WIDTH_PX, splitKey, type KeyLine } from './key-columns.ts'

interface Frame {
  readonly width: number
  readonly height: number
}

/** Sizes and positions of a plot and its key on paper, px. */
export interface PlotSheetLayout {
  readonly plot: Frame
  /** The key is below the plot instead of to its right. */
  readonly below: boolean
  /** Columns of the key on each sheet; the first sheet has the plot. */
  readonly keys: readonly (readonly (readonly KeyLine[])[])[]
}

/** Title of the figures above the key, and padding around the key; both match the style sheet. */
const FIGURES_TITLE_HEIGHT_PX = 20
const PADDING_PX = 8
/** Minimum share of the sheet height that the plot takes. */
const MIN_PLOT_SHARE = 0.5
const KEY_HEIGHT_STEP_PX = 6

/** Minimum height of a column, px, that holds any entry with its heading. */
const minKeyHeight = (lines: readonly KeyLine[]): number => {
  const highest = (kind: KeyLine['kind']) =>
    lines.reduce((max, line) => (line.kind === kind ? Math.max(max, line.height) : max), 0)
  return Math.max(KEY_HEIGHT_STEP_PX, highest('heading') + highest('entry'))
}

/** Lays out a plot with its key and notes; `notes`: their height, px. */
export function layOutPlotSheet(lines: readonly KeyLine[], body: Frame, notes: number): PlotSheetLayout {
  const height = body.height - notes
  const columns = Math.max(1, Math.floor(body.width / KEY_COLUMN_WIDTH_PX))
  const further = { columns, height: body.height - PADDING_PX }
  if (body.width > body.height) {
    const keys = splitKey(
      lines,
      { columns: 1, height: height - FIGURES_TITLE_HEIGHT_PX - PADDING_PX },
      further,
    )
    return { plot: { width: body.width - KEY_COLUMN_WIDTH_PX - 2 * PADDING_PX, height }, below: false, keys }
  }
  const maxKeyHeight = height * (1 - MIN_PLOT_SHARE) - FIGURES_TITLE_HEIGHT_PX - PADDING_PX
  let key = Math.min(maxKeyHeight, minKeyHeight(lines))
  while (key < maxKeyHeight && flowKey(lines, key).length > columns) key += KEY_HEIGHT_STEP_PX
  const keys = splitKey(lines, { columns, height: key }, further)
  return {
    plot: { width: body.width, height: height - key - FIGURES_TITLE_HEIGHT_PX - PADDING_PX },
    below: true,
    keys,
  }
}
