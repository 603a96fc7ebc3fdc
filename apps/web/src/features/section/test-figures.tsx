import { HALF_HEIGHT, type StickFigure, type StickFigures } from './place-beside-stick.ts'
import type { TextBox } from './place-names.ts'
import { FIGURE_MARGIN, figureText, figureWidth } from './share-gaps.ts'

/** Px that a figure is above or below its depth before a line leads to it. */
const MIN_LED = 2

/** What the figures of a hole cover, px; `y`: of the datum of their scale. */
export const figureBoxes = (
  { side, placed }: StickFigures,
  left: number,
  right: number,
  y: number,
): TextBox[] =>
  placed.map(({ from, mark, y: middle }) => {
    const start = from + FIGURE_MARGIN
    const end = from + figureWidth(mark)
    return {
      ...(side === 'left'
        ? { left: left - end, right: left - start }
        : { left: right + start, right: right + end }),
      top: middle + y - HALF_HEIGHT,
      foot: middle + y + HALF_HEIGHT,
    }
  })

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
