import { printStrings } from '../strings/print-strings.ts'
import { barLength } from './bar-length.ts'
import { PX_PER_MM } from './paper-size.ts'

const PART_COUNT = 4

/** Scale bar in true length on paper, with the scale as a ratio. */
export function ScaleBar({ scale }: { scale: number }) {
  const metres = barLength(scale)
  const length = (metres / scale) * 1000 * PX_PER_MM
  return (
    <svg
      className="scale-bar"
      width={length + 44}
      height={30}
      role="img"
      aria-label={printStrings.ratio(scale)}
    >
      <g transform="translate(8 4)">
        {Array.from({ length: PART_COUNT }, (_, part) => (
          <rect
            key={part}
            x={(length / PART_COUNT) * part}
            y={0}
            width={length / PART_COUNT}
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
