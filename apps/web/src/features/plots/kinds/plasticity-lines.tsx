import { aLine, PLASTICITY_BANDS, uLine } from '@groundsheet/plots'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import type { PlotFrame } from '../plot-frame.ts'

const words = plotStrings
/** Liquid limit of the B-line, %. */
const B_LINE_LIQUID_LIMIT_PERCENT = 50
/**
 * Lines from zero plasticity; `share`: position of the name along the line, `offset`: its distance below the
 * line, px.
 */
const LINES = [
  { name: words.aLine, index: aLine, from: 20, kind: 'a', share: 0.8, offset: 18 },
  { name: words.uLine, index: uLine, from: 8, kind: 'u', share: 0.88, offset: -4 },
] as const

/** The A-line, the U-line, and the plasticity bands with their letters. */
export function PlasticityLines({ frame }: { readonly frame: PlotFrame }) {
  const { x, y, top, bottom, right, left, values } = frame
  const ends = PLASTICITY_BANDS.filter(({ to }) => to < values.to)
  return (
    <g className="plot-plasticity">
      {ends.map(({ to }) => (
        <path key={to} className="plot-band" d={`M${x(to)} ${top}V${bottom}`} />
      ))}
      {B_LINE_LIQUID_LIMIT_PERCENT < values.to && (
        <TextOnLines x={x(B_LINE_LIQUID_LIMIT_PERCENT) + 3} y={bottom - 4}>
          {words.bLine}
        </TextOnLines>
      )}
      {LINES.map(({ name, index, from, kind, share, offset }) => {
        const end = limitAtEdge(index, frame)
        const nameLimit = from + (end - from) * share
        return (
          <g key={kind} className={`plot-line-${kind}`}>
            <path d={`M${x(from)} ${y(0)}L${x(end)} ${y(index(end))}`} />
            <TextOnLines
              x={x(nameLimit)}
              y={y(index(nameLimit)) + offset}
              textAnchor={offset < 0 ? 'end' : 'start'}
            >
              {name}
            </TextOnLines>
          </g>
        )
      })}
      {PLASTICITY_BANDS.map(({ to, letter }, at) => {
        const start = Math.max(PLASTICITY_BANDS[at - 1]?.to ?? 20, values.from)
        const end = Math.min(to, values.to)
        const middle = (start + end) / 2
        if (end <= start || x(end) - x(start) < 18) return null
        return [
          { soil: 'C', index: (aLine(middle) + uLine(middle)) / 2 },
          { soil: 'M', index: aLine(middle) / 2 },
        ].map(({ soil, index }) => {
          const height = y(index) + 4
          const inside = x(middle) > left && x(middle) < right && height > top + 8
          return inside ? (
            <TextOnLines
              key={soil + letter}
              className="plot-class"
              x={x(middle)}
              y={height}
              textAnchor="middle"
            >
              {soil + letter}
            </TextOnLines>
          ) : null
        })
      })}
    </g>
  )
}

/** Liquid limit at which a straight line meets the edge of the frame. */
function limitAtEdge(index: (limit: number) => number, { values, y, top }: PlotFrame): number {
  if (y(index(values.to)) >= top) return values.to
  const [low, high] = [y(index(0)), y(index(values.to))]
  return (values.to * (low - top)) / (low - high)
}
