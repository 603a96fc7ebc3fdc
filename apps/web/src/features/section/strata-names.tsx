import type { StratumName } from './place-strata-names.ts'

/** Names of strata to the right of their columns. */
export const StrataNames = ({ names }: { readonly names: readonly StratumName[] }) =>
  names.map(({ id, name, text, box, led }) => {
    const middle = (box.top + box.foot) / 2
    return (
      <g key={id}>
        {led !== null && <path className="section-leader" d={`M${led} ${middle}H${box.left - 1}`} />}
        <text className="section-stratum-name" x={box.left} y={middle + 3.5}>
          {text}
          {text !== name && <title>{name}</title>}
        </text>
      </g>
    )
  })
