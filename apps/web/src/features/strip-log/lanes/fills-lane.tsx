import type { Mark } from '@groundsheet/logs'
import { PatternRect } from '../../../ui/pattern-rect.tsx'
import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import type { LaneDrawingProps } from './lane-drawing.ts'

/** Backfill by its material, pipes by their walls, and what instruments answer to. */
export function FillsLane({ column, scale, fills }: LaneDrawingProps) {
  const ordered = column.lane.marks.map((mark, index) => ({ mark, fill: fills[index] ?? '' }))
  // Zones lie behind the pipes that stand in them.
  ordered.sort((a, b) => Number(b.mark.series === 'zone') - Number(a.mark.series === 'zone'))
  return ordered.map(({ mark, fill }) =>
    scale.sees(mark.top, mark.base) ? (
      <g key={mark.row.id + (mark.series ?? '')}>{drawFill(mark, fill, column, scale)}</g>
    ) : null,
  )
}

function drawFill({ series = '', top, base }: Mark, fill: string, { x, width }: Column, scale: DepthScale) {
  const [y, height] = [scale.y(top), Math.max(1, scale.y(base) - scale.y(top))]
  const [left, right] = [x + width / 2 - 5, x + width / 2 + 5]
  if (series === 'tip') return <circle className="log-tip" cx={x + width / 2} cy={y} r={4} />
  if (series === 'zone')
    return <rect className="log-zone" x={x + 2} y={y} width={width - 4} height={height} />
  if (series === 'plain' || series === 'slotted')
    return (
      <>
        <path className="log-pipe" d={`M${left} ${y}v${height}M${right} ${y}v${height}`} />
        {series === 'slotted' && (
          <path className="log-slots" d={`M${x + width / 2} ${y + 1}v${Math.max(0, height - 1)}`} />
        )}
      </>
    )
  return (
    <PatternRect
      className="log-backfill"
      x={x}
      y={y}
      width={width}
      height={height}
      pattern={fill}
      data-plain={fill === 'strata-unknown' ? '' : undefined}
    />
  )
}
