import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { LINE } from '../measure-text.ts'
import type { Description } from '../place-descriptions.ts'

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  readonly descriptions: readonly Description[]
}

/** Px between the marks and their text, for the lines that lead from one to the other. */
export const LEAD = 14

/** Texts beside their marks, each led to from the top of its mark. */
export function TextLane({ column: { x, width }, scale, descriptions }: Props) {
  return descriptions.map(({ mark, y, height, lines }) => (
    <g key={mark.row.id}>
      <path className="log-leader" d={`M${x} ${Math.max(0, scale.y(mark.top))}L${x + LEAD - 4} ${y + 1}h4`} />
      <rect className="log-paper" x={x + LEAD - 2} y={y + 1} width={width - LEAD} height={height - 2} />
      <text className="log-text" y={y}>
        {lines.map((line, index) => (
          <tspan key={index} x={x + LEAD} dy={index === 0 ? LINE - 2 : LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  ))
}
