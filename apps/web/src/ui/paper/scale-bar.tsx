import { printStrings } from '../print-strings.ts'
import { barLength } from './bar-length.ts'
import { MM } from './paper-size.ts'

const PARTS = 4

/** A bar as long on paper as so many metres are, and the scale in figures. */
export function ScaleBar({ scale }: { scale: number }) {
  const metres = barLength(scale)
  const length = (metres / scale) * 1000 * MM
  return (
    <svg
      className="scale-bar"
      width={length + 44}
      height={30}
      role="img"
      aria-label={printStrings.ratio(scale)}
    >
      <g transform="translate(8 4)">
        {Array.from({ length: PARTS }, (_, part) => (
          <rect
            key={part}
            x={(length / PARTS) * part}
            y={0}
            width={length / PARTS}
            height={5}
            data-filled={part % 2 === 0 ? '' : undefined}
          />
        ))}
        {[0, 0.5, 1].map((share) => (
          <text key={share} x={length * share} y={17} textAnchor="middle">
            {printStrings.length(metres * share, share === 1)}
          </text>
        ))}
      </g>
    </svg>
  )
}
