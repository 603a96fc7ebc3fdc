import type { Mark } from '@groundsheet/logs'
import { PatternRect } from '../../../ui/pattern-rect.tsx'
import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import type { LaneDrawingProps } from './lane-drawing.ts'

/** Backfill patterns, pipe walls, instrument tips and response zones. */
export function FillsLane({ column, scale, fills }: LaneDrawingProps) {
  const pipes = [...new Set(column.lane.marks.filter(isPipe).map(pipeOf))]
  const ordered = column.lane.marks.map((mark, index) => ({ mark, fill: fills[index] ?? '' }))
  // Zones are drawn first, behind the pipes inside them.
  ordered.sort((a, b) => Number(b.mark.series === 'zone') - Number(a.mark.series === 'zone'))
  return ordered.map(({ mark, fill }) =>
    scale.isInView(mark.top, mark.base) ? (
      <g key={mark.row.id + (mark.series ?? '')}>{drawFill(mark, fill, column, scale, pipes)}</g>
    ) : null,
  )
}

const PIPE_SERIES: readonly (string | undefined)[] = ['plain', 'slotted', 'pipe']
const isPipe = ({ series }: Mark) => PIPE_SERIES.includes(series)
/** One hole may hold several pipes beside each other; AGS 3 names them by their installation. */
const pipeOf = ({ row: { data } }: Mark) =>
  ['PIPE_REF', 'MONP_ID', 'MONP_DIS'].map((heading) => data[heading] ?? '').join('\n')

/** Drawn width of a single pipe. */
const MAX_PIPE_WIDTH_PX = 10

function drawFill(
  mark: Mark,
  fill: string,
  { x, width }: Column,
  scale: DepthScale,
  pipes: readonly string[],
) {
  const { series = '', top, base } = mark
  const [y, height] = [scale.y(top), Math.max(1, scale.y(base) - scale.y(top))]
  if (series === 'tip') return <circle className="log-tip" cx={x + width / 2} cy={y} r={4} />
  if (series === 'zone')
    return <rect className="log-zone" x={x + 2} y={y} width={width - 4} height={height} />
  if (isPipe(mark)) {
    const room = (width - 4) / pipes.length
    const bore = Math.min(MAX_PIPE_WIDTH_PX, room - 2)
    const middle = x + 2 + room * (pipes.indexOf(pipeOf(mark)) + 0.5)
    const [left, right] = [middle - bore / 2, middle + bore / 2]
    return (
      <>
        <path
          className="log-pipe"
          data-series={series}
          d={`M${left} ${y}v${height}M${right} ${y}v${height}`}
        />
        {series === 'slotted' && (
          <path
            className="log-slots"
            strokeWidth={bore}
            d={`M${middle} ${y + 1}v${Math.max(0, height - 1)}`}
          />
        )}
      </>
    )
  }
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
