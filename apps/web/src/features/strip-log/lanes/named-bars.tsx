import type { Mark } from '@groundsheet/logs'
import { MAX_SAMPLES_NAMED_AT_DEPTH, nameMarks, withTypes } from '../name-marks.ts'
import { placeNames } from '../place-names.ts'
import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { FittedFigure } from './fitted-figure.tsx'

const MIN_BAR_HEIGHT_PX = 3
/** Distance of a name from the left of the column, and from its right edge. */
const NAME_OFFSET_PX = 16
const NAME_MARGIN_PX = 2

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  readonly kindOf: (mark: Mark) => string
  /** Type of a mark, stated with a count of marks; empty: none. */
  readonly typeOf?: (mark: Mark) => string
}

/** Bars from top to base of their marks, with names beside them and leader lines to moved names. */
export function NamedBars({
  column: { lane, countSamples = false, x, width },
  scale,
  kindOf,
  typeOf = () => '',
}: Props) {
  const visible = lane.marks
    .filter(({ top, base }) => scale.isInView(top, base))
    .sort((a, b) => a.top - b.top)
  const placed = placeNames(nameMarks(visible, countSamples ? 1 : MAX_SAMPLES_NAMED_AT_DEPTH), scale)
  return (
    <>
      {visible.map((mark) => (
        <rect
          key={mark.row.id}
          className="log-sample"
          data-kind={kindOf(mark)}
          x={x + 4}
          y={scale.y(mark.top)}
          width={5}
          height={Math.max(MIN_BAR_HEIGHT_PX, scale.y(mark.base) - scale.y(mark.top))}
        />
      ))}
      {placed.map(({ name, depthY, y }) => (
        <g key={name.id}>
          <path className="log-leader" d={`M${x + 9} ${depthY + 1}L${x + 14} ${y}`} />
          <FittedFigure
            text={withTypes(name, typeOf)}
            title={name.all}
            x={x + NAME_OFFSET_PX}
            y={y + 3.5}
            end={x + width - NAME_MARGIN_PX}
            keepsEnd={name.count === 1}
          />
        </g>
      ))}
    </>
  )
}
