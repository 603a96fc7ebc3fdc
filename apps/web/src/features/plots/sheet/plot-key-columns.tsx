import { plotStrings } from '../../../ui/plot-strings.ts'
import { SignMark } from '../sign-mark.tsx'
import { KEY_COLUMN, KEY_WIDTHS, keyCells, type KeyLine } from './key-columns.ts'

const words = plotStrings.key

/** The key of a plot with its statistics, in columns. */
export const PlotKeyColumns = ({ columns }: { readonly columns: readonly (readonly KeyLine[])[] }) => (
  <div className="plot-sheet-key">
    {columns.map((lines, column) => (
      <div key={column} style={{ width: KEY_COLUMN }}>
        {lines.map((line, index) => (
          <KeyRow key={index} line={line} censored={columns.flat().some(isCensored)} />
        ))}
      </div>
    ))}
  </div>
)

const { count, least, median, greatest, bounds } = words
const COLUMNS = KEY_WIDTHS.map((width) => `${width}px`).join(' ')

const isCensored = (line: KeyLine) => line.kind === 'entry' && keyCells(line.entry).at(-1) !== ''

interface RowProps {
  readonly line: KeyLine
  /** One of the entries on the sheet has bounds. */
  readonly censored: boolean
}

function KeyRow({ line, censored }: RowProps) {
  const style = { height: line.height, gridTemplateColumns: COLUMNS }
  if (line.kind === 'heading')
    return (
      <p className="plot-sheet-heading" style={style}>
        {[
          line.title,
          count,
          ...(line.isMeasured ? [least, median, greatest] : []),
          ...(censored ? [bounds] : []),
        ].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
    )
  const [name, ...figures] = keyCells(line.entry)
  return (
    <p style={style}>
      <span>
        <SignMark sign={line.entry.sign} isLine={line.isLine} />
        <span>{name}</span>
      </span>
      {figures.map((text, column) => (
        <span key={column}>{text}</span>
      ))}
    </p>
  )
}
