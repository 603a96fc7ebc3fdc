import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { PlotSymbolMark } from '../plot-symbol-mark.tsx'
import { LEGEND_COLUMN_WIDTH_PX, legendCells, type LegendLine } from './legend-columns.ts'

const words = plotStrings.legend

/** Key of a printed plot with its statistics, in columns. */
export const PrintedLegendColumns = ({
  columns,
}: {
  readonly columns: readonly (readonly LegendLine[])[]
}) => (
  <div className="plot-sheet-legend">
    {columns.map((lines, column) => (
      <div key={column} style={{ width: LEGEND_COLUMN_WIDTH_PX }}>
        {lines.map((line, index) => (
          <LegendRow key={index} {...line} />
        ))}
      </div>
    ))}
  </div>
)

const { count, min, median, max, bounds } = words
const HEADS = [count, min, median, max, bounds]

function LegendRow({ widths, height, ...line }: LegendLine) {
  const style = { height, gridTemplateColumns: widths.map((width) => `${width}px`).join(' ') }
  if (line.kind === 'heading')
    return (
      <p className="plot-sheet-heading" style={style}>
        {[line.title, ...HEADS].map((head, column) => (
          <span key={head}>{line.columns[column] === true && head}</span>
        ))}
      </p>
    )
  const [name, ...figures] = legendCells(line.entry)
  return (
    <p style={style}>
      <span>
        <PlotSymbolMark symbol={line.entry.symbol} line={line.line} />
        <span>{name}</span>
      </span>
      {figures.map((text, column) => (
        <span key={column}>{text}</span>
      ))}
    </p>
  )
}
