import { flowLegend, LEGEND_COLUMN_WIDTH_PX, splitLegend, type LegendLine } from './legend-columns.ts'

interface Frame {
  readonly width: number
  readonly height: number
}

/** Sizes and positions of a plot and its legend on paper, px. */
export interface PlotSheetLayout {
  readonly plot: Frame
  /** The legend is below the plot instead of to its right. */
  readonly below: boolean
  /** Columns of the legend on each sheet; the first sheet has the plot. */
  readonly legendSheets: readonly (readonly (readonly LegendLine[])[])[]
}

/** Title of the figures above the legend, and padding around the legend; both match the style sheet. */
const FIGURES_TITLE_HEIGHT_PX = 20
const PADDING_PX = 8
/** Minimum share of the sheet height that the plot takes. */
const MIN_PLOT_SHARE = 0.5
const LEGEND_HEIGHT_STEP_PX = 6

/** Minimum height of a column, px, that holds any entry with its heading. */
const minLegendHeight = (lines: readonly LegendLine[]): number => {
  const highest = (kind: LegendLine['kind']) =>
    lines.reduce((max, line) => (line.kind === kind ? Math.max(max, line.height) : max), 0)
  return Math.max(LEGEND_HEIGHT_STEP_PX, highest('heading') + highest('entry'))
}

/** Lays out a plot with its legend and notes; `notes`: their height, px. */
export function layOutPlotSheet(lines: readonly LegendLine[], body: Frame, notes: number): PlotSheetLayout {
  const height = body.height - notes
  const columns = Math.max(1, Math.floor(body.width / LEGEND_COLUMN_WIDTH_PX))
  const further = { columns, height: body.height - PADDING_PX }
  if (body.width > body.height) {
    const legendSheets = splitLegend(
      lines,
      { columns: 1, height: height - FIGURES_TITLE_HEIGHT_PX - PADDING_PX },
      further,
    )
    return {
      plot: { width: body.width - LEGEND_COLUMN_WIDTH_PX - 2 * PADDING_PX, height },
      below: false,
      legendSheets,
    }
  }
  const maxLegendHeight = height * (1 - MIN_PLOT_SHARE) - FIGURES_TITLE_HEIGHT_PX - PADDING_PX
  let legendHeight = Math.min(maxLegendHeight, minLegendHeight(lines))
  while (legendHeight < maxLegendHeight && flowLegend(lines, legendHeight).length > columns)
    legendHeight += LEGEND_HEIGHT_STEP_PX
  const legendSheets = splitLegend(lines, { columns, height: legendHeight }, further)
  return {
    plot: { width: body.width, height: height - legendHeight - FIGURES_TITLE_HEIGHT_PX - PADDING_PX },
    below: true,
    legendSheets,
  }
}
