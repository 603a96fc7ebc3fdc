import {
  dashOf,
  DOT_RADIUS_RATIO,
  DOTTED_VARIANT,
  FAINT_COLOURS,
  markOnLine,
  OPEN_RADIUS_RATIO,
  outline,
  type PlotSymbol,
} from './plot-symbols.ts'

const RADIUS_PX = 4.5
const MIDDLE_PX = 7
const LINE_MARK_RADIUS_PX = 3.5

export type LineMark = 'plain' | 'marked'

interface Props {
  readonly symbol: PlotSymbol
  /** Draws a line; `marked`: with a mark at each reading. */
  readonly line?: LineMark | undefined
}

/** A symbol of the legend, as in the drawing. */
export const PlotSymbolMark = ({ symbol, line }: Props) => (
  <svg
    className="plot-symbol"
    width={line ? LINE_LENGTH_PX : 2 * MIDDLE_PX}
    height={2 * MIDDLE_PX}
    aria-hidden="true"
  >
    {line && <Line symbol={symbol} />}
    {line === 'marked' && (
      <Mark symbol={markOnLine(symbol)} x={LINE_LENGTH_PX / 2} radius={LINE_MARK_RADIUS_PX} />
    )}
    {line === undefined && <Mark symbol={symbol} x={MIDDLE_PX} radius={RADIUS_PX} />}
  </svg>
)

function Mark({
  symbol,
  x,
  radius,
}: Pick<Props, 'symbol'> & { readonly x: number; readonly radius: number }) {
  const { shape, fill, variant = 0 } = symbol
  const isOpen = variant > 0 && fill !== 'none'
  return (
    <>
      <path d={outline(shape, radius, x, MIDDLE_PX)} style={{ fill }} />
      {isOpen && (
        <path className="plot-symbol-open" d={outline(shape, radius * OPEN_RADIUS_RATIO, x, MIDDLE_PX)} />
      )}
      {variant === DOTTED_VARIANT && (
        <path className="plot-symbol-dot" d={outline('circle', radius * DOT_RADIUS_RATIO, x, MIDDLE_PX)} />
      )}
    </>
  )
}

const LINE_LENGTH_PX = 4 * MIDDLE_PX

function Line({ symbol }: Pick<Props, 'symbol'>) {
  const [stroke, d] = [
    symbol.fill === 'none' ? 'var(--ink-soft)' : symbol.fill,
    `M0 ${MIDDLE_PX}H${LINE_LENGTH_PX}`,
  ]
  const strokeDasharray = dashOf(symbol).join(' ')
  return (
    <>
      {FAINT_COLOURS.includes(symbol.fill) && <path d={d} style={{ strokeWidth: 3.5, strokeDasharray }} />}
      <path d={d} style={{ stroke, strokeWidth: 2, strokeDasharray }} />
    </>
  )
}
