import { SIZE_FRACTIONS } from '@groundsheet/readings'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import type { PlotFrame } from '../plot-frame.ts'

const words = plotStrings.fractions

/** Height of each of the two rows of names, and of the ticks between the frame and the upper row. */
const ROW_HEIGHT_PX = 13
const TICKS_HEIGHT_PX = 19
/** Height of the names below the ticks. */
export const FRACTIONS_HEIGHT_PX = 2 * ROW_HEIGHT_PX + 2
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

/** Fractions of particle sizes below the ticks, divided by lines through the plot. BS EN ISO 14688-1. */
export function SizeFractions({ frame }: { readonly frame: PlotFrame }) {
  const { x, top, bottom } = frame
  const parts = SIZE_FRACTIONS.flatMap(({ part, ...fraction }): Band[] =>
    part ? [{ ...fraction, ...words.parts[part], id: fraction.name + part }] : [],
  )
  const start = bottom + TICKS_HEIGHT_PX
  return (
    <g className="plot-fractions">
      {SIZE_FRACTIONS.map(({ from }) =>
        isInScale(from, frame) ? (
          <path key={from} d={`M${x(from)} ${top}V${bottom}M${x(from)} ${start}v${2 * ROW_HEIGHT_PX}`} />
        ) : null,
      )}
      <Row bands={wholeFractions()} frame={frame} y={start + 2 * ROW_HEIGHT_PX} />
      <Row bands={parts} frame={frame} y={start + ROW_HEIGHT_PX} />
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
