import { TextOnLines } from '../../ui/text-on-lines.tsx'
import { middleOf } from './spread-strata-names.ts'
import { LINE_HEIGHT_PX, type StratumName } from './stratum-name.ts'

/** Distance from the top of a line to its baseline. */
const BASELINE_PX = 9

/** Names of strata to the right of the columns. */
export const StrataNames = ({ names }: { readonly names: readonly StratumName[] }) =>
  names.map(({ id, name, lines, box, leader }) => (
    <g key={id}>
      {leader !== null && (
        <path className="section-leader" d={`M${leader.x} ${leader.y}L${box.left - 1} ${middleOf(box)}`} />
      )}
      <TextOnLines className="section-stratum-name" y={box.top + BASELINE_PX}>
        {lines.map((line, index) => (
          <tspan key={line} x={box.left} dy={index === 0 ? 0 : LINE_HEIGHT_PX}>
            {line}
          </tspan>
        ))}
        {lines.join(' ') !== name && <title>{name}</title>}
      </TextOnLines>
    </g>
  ))
