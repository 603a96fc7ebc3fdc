import { placeLabels } from '@groundsheet/logs'
import { sampleKind } from '../sample-kinds.ts'
import type { LaneDrawingProps } from './lane-drawing.ts'

const SIZE = 11
/** A point is drawn as long as this, px. */
const POINT = 3

/** Samples: a bar as long as the sample, and its name beside it, led to where names had to move apart. */
export function CodesLane({ column: { lane, x }, scale }: LaneDrawingProps) {
  const seen = lane.marks.filter(({ top, base }) => scale.sees(top, base)).sort((a, b) => a.top - b.top)
  const most = Math.floor(scale.height / SIZE)
  const every = Math.max(1, Math.ceil(seen.length / Math.max(1, most)))
  const named = seen.filter((_, index) => index % every === 0)
  const labels = named.map(({ top }) => ({ at: scale.y(top) - SIZE / 2 + 1, size: SIZE }))
  const starts = placeLabels(labels, 0, scale.height)
  return (
    <>
      {seen.map(({ row, top, base, series = '' }) => (
        <rect
          key={row.id}
          className="log-sample"
          data-kind={sampleKind(series)}
          x={x + 4}
          y={scale.y(top)}
          width={5}
          height={Math.max(POINT, scale.y(base) - scale.y(top))}
        />
      ))}
      {named.map(({ row, top, label }, index) => {
        const at = (starts[index] ?? 0) + SIZE / 2
        return (
          <g key={row.id}>
            <path className="log-leader" d={`M${x + 9} ${scale.y(top) + 1}L${x + 14} ${at}`} />
            <text className="log-figure" x={x + 16} y={at + 3.5}>
              {label.length > 6 ? `${label.slice(0, 5)}…` : label}
            </text>
          </g>
        )
      })}
    </>
  )
}
