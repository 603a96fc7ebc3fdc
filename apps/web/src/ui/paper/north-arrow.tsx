import { printStrings } from '../strings/print-strings.ts'

/** North arrow for a map whose top points `bearing` degrees clockwise from north. */
export const NorthArrow = ({ bearing }: { bearing: number }) => (
  <svg
    className="north-arrow"
    width={34}
    height={44}
    viewBox="-17 -22 34 44"
    role="img"
    aria-label={printStrings.north}
  >
    <g transform={`rotate(${-bearing})`}>
      <path d="M0 -8L7 18L0 13Z" fill="currentColor" />
      <path d="M0 -8L-7 18L0 13Z" fill="white" stroke="currentColor" strokeWidth={0.8} />
      <text y={-11} textAnchor="middle" fontWeight={700} fontSize={11}>
        {printStrings.northLetter}
      </text>
    </g>
  </svg>
)
