import { greatestBeyond, type Mark } from '@groundsheet/logs'
import { EdgeText } from '../../../ui/edge-text.tsx'
import type { DepthScale } from '../depth-scale.ts'
import type { Column } from '../lane-columns.ts'
import { valueScale } from './lane-drawing.ts'

const ARROW_LENGTH_PX = 5
const HALF_HEIGHT_PX = 3
const MIN_TEXT_SPACING_PX = 11
/** As in strip-log.css. */
const FONT_SIZE_PX = 9
/** Above the arrow, clear of the line at the end of a hole. */
const BASELINE_PX = 5
/** Significant digits of a value in the drawing. */
const SIGNIFICANT_DIGITS = 4

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  /** Joined readings of the curve. */
  readonly curves: readonly (readonly Mark[])[]
}

/** An arrow and the value where a curve leaves the end of its scale, one for each place. */
export function EdgeValues({ column, scale, curves }: Props) {
  const { scaleMax } = column.lane
  const end = valueScale(column)(scaleMax)
  let lastY = -Infinity
  const inView = greatestBeyond(curves, scaleMax).filter(({ top }) => scale.isInView(top, top))
  return inView.map(({ row, top, value = 0 }) => {
    const y = scale.y(top)
    const isWritten = y - lastY >= MIN_TEXT_SPACING_PX
    if (isWritten) lastY = y
    return (
      <g key={row.id} className="log-edge-value">
        <path
          d={
            `M${end - ARROW_LENGTH_PX} ${y - HALF_HEIGHT_PX}l${ARROW_LENGTH_PX} ` +
            `${HALF_HEIGHT_PX}l${-ARROW_LENGTH_PX} ${HALF_HEIGHT_PX}z`
          }
        />
        {isWritten && (
          <EdgeText
            x={end}
            y={y - BASELINE_PX}
            size={FONT_SIZE_PX}
            text={String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))}
          />
        )}
      </g>
    )
  })
}
