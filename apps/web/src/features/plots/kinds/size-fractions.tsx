import { SIZE_FRACTIONS } from '@groundsheet/readings'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import type { PlotFrame } from '../plot-frame.ts'

const words = plotStrings.fractions

/** Height of the two rows of names, and bottom of the lower row above the frame, over the ticks. */
const ROW_HEIGHT_PX = 13
const BOTTOM_OFFSET_PX = 19
/** Average width of a letter. */
const LETTER_WIDTH_PX = 6.4

interface Band {
  readonly id: string
  readonly name: string
  /** Short name for a narrow band. */
  readonly short: string
  readonly from: number
  readonly to: number
}

/** Fractions of particle sizes along the top, divided by lines through the plot. BS EN ISO 14688-1. */
export function SizeFractions({ frame }: { readonly frame: PlotFrame }) {
  const { x, top, bottom } = frame
  const parts = SIZE_FRACTIONS.flatMap(({ part, ...fraction }): Band[] =>
    part ? [{ ...fraction, ...words.parts[part], id: fraction.name + part }] : [],
  )
  const row = top - BOTTOM_OFFSET_PX
  return (
    <g className="plot-fractions">
      {SIZE_FRACTIONS.map(({ from }) =>
        isInScale(from, frame) ? (
          <path key={from} d={`M${x(from)} ${row - 2 * ROW_HEIGHT_PX}V${bottom}`} />
        ) : null,
      )}
      <Row bands={wholeFractions()} frame={frame} y={row - ROW_HEIGHT_PX} />
      <Row bands={parts} frame={frame} y={row} />
    </g>
  )
}

/** Clay, silt, sand, gravel, cobbles and boulders. */
const wholeFractions = (): Band[] =>
  [...Map.groupBy(SIZE_FRACTIONS, ({ name }) => name)].map(([name, parts]) => ({
    id: name,
    ...words.names[name],
    from: parts[0]?.from ?? 0,
    to: parts.at(-1)?.to ?? Infinity,
  }))

const isInScale = (size: number, { values }: PlotFrame) => size > values.from && size < values.to

interface RowProps {
  readonly bands: readonly Band[]
  readonly frame: PlotFrame
  readonly y: number
}

const Row = ({ bands, frame: { x, left, right, values }, y }: RowProps) =>
  bands.map(({ id, name, short, from, to }) => {
    if (to <= values.from || from >= values.to) return null
    const start = Math.max(left, from > 0 ? x(from) : left)
    const end = Math.min(right, Number.isFinite(to) ? x(to) : right)
    const text = [name, short].find((one) => one.length * LETTER_WIDTH_PX <= end - start)
    return text === undefined ? null : (
      <text key={id} x={(start + end) / 2} y={y - 3} textAnchor="middle">
        {text}
      </text>
    )
  })
