import { HALF_FIGURE_HEIGHT_PX, type StickFigure, type StickFigures } from './lay-out-sticks.ts'
import { markTextWithoutUnit } from '../../ui/mark-text.ts'
import { TextOnLines } from '../../ui/text-on-lines.tsx'
import { FIGURE_MARGIN_PX } from './share-figure-space.ts'

/** A figure moved from its depth by at least this is joined to it by a leader line. */
const MIN_LEADER_SHIFT_PX = 2

interface Props {
  readonly figures: StickFigures
  /** Sides of the column, px. */
  readonly left: number
  readonly right: number
}

/** SPT figures of a hole, with leader lines to those not directly beside it at their depth. */
export function TestFigures({ figures: { side, placed }, left, right }: Props) {
  const [edge, outwards] = side === 'left' ? [left, -1] : [right, 1]
  const hasLeader = ({ depthY, y, needsLeader, passageY }: StickFigure) =>
    needsLeader || passageY !== null || Math.abs(y - depthY) >= MIN_LEADER_SHIFT_PX
  const at = (distance: number) => edge + outwards * distance
  const xOf = ({ distance }: StickFigure) => at(distance + FIGURE_MARGIN_PX)
  const leaders = placed.filter(hasLeader).map((figure) => {
    const { depthY, start, distance, passageY, y } = figure
    const between =
      passageY === null ? '' : `L${at(start + FIGURE_MARGIN_PX - 1)} ${passageY}H${at(distance + 1)}`
    return `M${edge} ${depthY}${between}L${xOf(figure) - outwards} ${y}`
  })
  return (
    <>
      {leaders.length > 0 && <path className="section-leader" d={leaders.join('')} />}
      {placed.map((figure) => (
        <TextOnLines
          key={figure.mark.row.id}
          className="section-test"
          x={xOf(figure)}
          y={figure.y + HALF_FIGURE_HEIGHT_PX}
          textAnchor={side === 'left' ? 'end' : 'start'}
        >
          {markTextWithoutUnit(figure.mark)}
        </TextOnLines>
      ))}
    </>
  )
}
