import type { StratumName } from './place-strata-names.ts'

/** Names of strata to the right of the columns. */
export const StrataNames = ({ names }: { readonly names: readonly StratumName[] }) =>
  names.map(({ id, name, text, box, leaderX }) => {
    const middle = (box.top + box.bottom) / 2
    return (
      <g key={id}>
        {leaderX !== null && <path className="section-leader" d={`M${leaderX} ${middle}H${box.left - 1}`} />}
        <text className="section-stratum-name" x={box.left} y={middle + 3.5}>
          {text}
          {text !== name && <title>{name}</title>}
        </text>
      </g>
    )
  })
