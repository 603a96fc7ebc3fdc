import { LINE_HEIGHT_PX, type StratumName } from './place-strata-names.ts'

/** Distance from the top of a line to its baseline. */
const BASELINE_PX = 9

/** Names of strata to the right of the columns. */
export const StrataNames = ({ names }: { readonly names: readonly StratumName[] }) =>
  names.map(({ id, name, lines, box, leaderX }) => (
    <g key={id}>
      {leaderX !== null && (
        <path className="section-leader" d={`M${leaderX} ${(box.top + box.bottom) / 2}H${box.left - 1}`} />
      )}
      <text className="section-stratum-name" y={box.top + BASELINE_PX}>
        {lines.map((line, index) => (
          <tspan key={line} x={box.left} dy={index === 0 ? 0 : LINE_HEIGHT_PX}>
            {line}
          </tspan>
        ))}
        {lines.join(' ') !== name && <title>{name}</title>}
      </text>
    </g>
  ))
