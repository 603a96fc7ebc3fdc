import { HALF_HEIGHT, type StickFigure, type StickFigures } from './place-beside-stick.ts'
import { FIGURE_MARGIN, figureText } from './share-gaps.ts'

/** Px that a figure is above or below its depth before a line leads to it. */
const MIN_LED = 2

interface Props {
  readonly figures: StickFigures
  /** Sides of the column, px. */
  readonly left: number
  readonly right: number
}

/** SPT figures of a hole, with a line from the hole to each one that is not right beside its depth. */
export function TestFigures({ figures: { side, placed }, left, right }: Props) {
  const [edge, outwards] = side === 'left' ? [left, -1] : [right, 1]
  const isLed = ({ column, at, y, isAway }: StickFigure) =>
    isAway || (column === 0 && Math.abs(y - at) >= MIN_LED)
  const xOf = ({ from }: StickFigure) => edge + outwards * (from + FIGURE_MARGIN)
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
