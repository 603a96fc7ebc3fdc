import { flowKey, KEY_COLUMN, splitKey, type KeyLine } from './key-columns.ts'

interface Frame {
  readonly width: number
  readonly height: number
}

/** How a plot and its key lie on paper, px. */
export interface PlotSheetLayout {
  readonly plot: Frame
  /** The key is below the plot, not to its right. */
  readonly below: boolean
  /** The columns of the key on each sheet; the first is that of the plot. */
  readonly keys: readonly (readonly (readonly KeyLine[])[])[]
}

/** What the figures are of, above the key, and around it, px; the style sheet says the same. */
const FIGURED = 20
const PADDING = 8
/** The plot has at least this share of the height of its sheet. */
const MIN_PLOT_SHARE = 0.5
const STEP = 6

/** Px of a column that holds any entry with its heading. */
const minKeyHeight = (lines: readonly KeyLine[]): number => {
  const highest = (kind: KeyLine['kind']) =>
    lines.reduce((most, line) => (line.kind === kind ? Math.max(most, line.height) : most), 0)
  return Math.max(STEP, highest('heading') + highest('entry'))
}

/** `notes`: px of height below everything. */
export function layOutPlotSheet(lines: readonly KeyLine[], body: Frame, notes: number): PlotSheetLayout {
  const height = body.height - notes
  const columns = Math.max(1, Math.floor(body.width / KEY_COLUMN))
  const further = { columns, height: body.height - PADDING }
  if (body.width > body.height) {
    const keys = splitKey(lines, { columns: 1, height: height - FIGURED - PADDING }, further)
    return { plot: { width: body.width - KEY_COLUMN - 2 * PADDING, height }, below: false, keys }
  }
  const most = height * (1 - MIN_PLOT_SHARE) - FIGURED - PADDING
  let key = Math.min(most, minKeyHeight(lines))
  while (key < most && flowKey(lines, key).length > columns) key += STEP
  const keys = splitKey(lines, { columns, height: key }, further)
  return { plot: { width: body.width, height: height - key - FIGURED - PADDING }, below: true, keys }
}
