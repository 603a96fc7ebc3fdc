import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { PlotSymbolMark } from '../plot-symbol-mark.tsx'
import { KEY_COLUMN_WIDTH_PX, keyCells, type KeyLine } from './key-columns.ts'

const words = plotStrings.key

/** Key of a printed plot with its statistics, in columns. */
export const PlotKeyColumns = ({ columns }: { readonly columns: readonly (readonly KeyLine[])[] }) => (
  <div className="plot-sheet-key">
    {columns.map((lines, column) => (
      <div key={column} style={{ width: KEY_COLUMN_WIDTH_PX }}>
        {lines.map((line, index) => (
          <KeyRow key={index} {...line} />
        ))}
      </div>
    ))}
  </div>
)

const { count, min, median, max, bounds } = words
const HEADS = [count, min, median, max, bounds]

function KeyRow({ widths, height, ...line }: KeyLine) {
  const style = { height, gridTemplateColumns: widths.map((width) => `${width}px`).join(' ') }
  if (line.kind === 'heading')
    return (
      <p className="plot-sheet-heading" style={style}>
        {[line.title, ...HEADS].map((head, column) => (
          <span key={head}>{line.columns[column] === true && head}</span>
        ))}
      </p>
    )
  const [name, ...figures] = keyCells(line.entry)
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
