import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { LINE_HEIGHT_PX } from '../measure-text.ts'
import type { Description } from '../place-descriptions.ts'

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  readonly descriptions: readonly Description[]
}

/** Space for leader lines between marks and texts. */
export const LEADER_WIDTH_PX = 14

/** Texts beside their marks, with a leader line from the top of each mark. */
export function TextLane({ column: { x, width }, scale, descriptions }: Props) {
  return descriptions.map(({ mark, y, height, lines }) => (
    <g key={mark.row.id}>
      <path
        className="log-leader"
        d={`M${x} ${Math.max(0, scale.y(mark.top))}L${x + LEADER_WIDTH_PX - 4} ${y + 1}h4`}
      />
      <rect
        className="log-paper"
        x={x + LEADER_WIDTH_PX - 2}
        y={y + 1}
        width={width - LEADER_WIDTH_PX}
        height={height - 2}
      />
      <text className="log-text" y={y}>
        {lines.map((line, index) => (
          <tspan key={index} x={x + LEADER_WIDTH_PX} dy={index === 0 ? LINE_HEIGHT_PX - 2 : LINE_HEIGHT_PX}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  ))
}
