import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { LINE_HEIGHT_PX } from '../measure-text.ts'
import { DEPTH_WIDTH_PX, type Description } from '../place-descriptions.ts'

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  readonly descriptions: readonly Description[]
}

/** Space for leader lines between marks and texts. */
export const LEADER_WIDTH_PX = 14

/** Texts beside their marks, with a leader line from the top of each mark to the first line. */
export function TextLane({ column: { x, width }, scale, descriptions }: Props) {
  return descriptions.map(({ mark, y, height, lines, depth }) => {
    const start = x + LEADER_WIDTH_PX + (depth === undefined ? 0 : DEPTH_WIDTH_PX)
    return (
      <g key={mark.row.id}>
        <rect
          className="log-paper"
          x={x + LEADER_WIDTH_PX - 2}
          y={y + 1}
          width={width - LEADER_WIDTH_PX}
          height={height - 2}
        />
        <path
          className="log-leader log-text-leader"
          d={`M${x} ${Math.max(0, scale.y(mark.top))}L${x + LEADER_WIDTH_PX - 4} ${y + 1}${
            depth === undefined ? 'h4' : `H${x + width}`
          }`}
        />
        {depth !== undefined && (
          <text className="log-text-depth" x={x + LEADER_WIDTH_PX} y={y + LINE_HEIGHT_PX - 2}>
            {depth}
          </text>
        )}
        <text className="log-text" y={y}>
          {lines.map((line, index) => (
            <tspan key={index} x={start} dy={index === 0 ? LINE_HEIGHT_PX - 2 : LINE_HEIGHT_PX}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    )
  })
}
