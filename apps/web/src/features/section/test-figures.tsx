import { FIGURE_MARGIN, figureText, HALF_HEIGHT, type StickFigures } from './place-beside-stick.ts'

/** Px that a figure is above or below its depth before a line leads to it. */
const MIN_LED = 2

type Figure = StickFigures['placed'][number]

interface Props {
  readonly figures: StickFigures
  /** Sides of the column, px. */
  readonly left: number
  readonly right: number
}

/** SPT figures of a hole, with a line from the hole to each one that is not right beside its depth. */
export function TestFigures({ figures: { side, width, placed }, left, right }: Props) {
  const [edge, outwards] = side === 'left' ? [left, -1] : [right, 1]
  // On the right only a profile is between a hole and its figures.
  const isLed = ({ column, at, y, from }: Figure) =>
    column === 0 && ((side === 'right' && from > 0) || Math.abs(y - at) >= MIN_LED)
  const xOf = ({ from, column }: Figure) => edge + outwards * (from + column * width + FIGURE_MARGIN)
  const leaders = placed.filter(isLed).map((figure) => {
    return `M${edge} ${figure.at}L${xOf(figure) - outwards} ${figure.y}`
  })
  return (
    <>
      {leaders.length > 0 && <path className="section-leader" d={leaders.join('')} />}
      {placed.map((figure) => (
        <text
          key={figure.mark.row.id}
          className="section-test"
          x={xOf(figure)}
          y={figure.y + HALF_HEIGHT}
          textAnchor={side === 'left' ? 'end' : 'start'}
        >
          {figureText(figure.mark)}
        </text>
      ))}
    </>
  )
}
