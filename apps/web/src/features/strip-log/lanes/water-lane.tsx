import type { Mark } from '@groundsheet/logs'
import { textWidth } from '../../../ui/text-width.ts'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import type { LaneDrawingProps } from './lane-drawing.ts'

/** Must match strip-log.css. */
const FONT_SIZE_PX = 10.5
const RIGHT_MARGIN_PX = 5
/** Of a label with its gap to the level. */
const LABEL_HEIGHT_PX = 12
const SIGN_HEIGHT_PX = 8

/** A water strike is an open triangle, the level that water rose to a filled one; damp ground is a word. */
export function WaterLane({ column: { lane, x, width }, scale }: LaneDrawingProps) {
  return lane.marks.map(({ row, series = '', top, label, minor }) => {
    if (minor || !scale.isInView(top, top)) return null
    const y = scale.y(top)
    const middle = series === 'strike' ? x + 10 : x + 24
    return (
      <g key={row.id + series} className="log-water" data-series={series}>
        {series !== 'damp' && (
          <>
            <path d={`M${middle - 5} ${y - 8}h10l-5 8z`} />
            <path d={`M${middle - 7} ${y}h14`} />
          </>
        )}
        {label !== '' && (
          <TextOnLines
            className="log-figure"
            y={series === 'damp' ? y + 4 : y + (isSignBelow(lane.marks, y, scale) ? -10 : 11)}
            textAnchor="end"
            {...fitLabel(label, x, width)}
          >
            {label}
          </TextOnLines>
        )}
      </g>
    )
  })
}

/** Whether the sign of a strike or another level is in the place of a label below a level at `y`. */
const isSignBelow = (marks: readonly Mark[], y: number, scale: LaneDrawingProps['scale']): boolean =>
  marks.some(({ series, top, minor }) => {
    const below = scale.y(top) - y
    return series !== 'damp' && !minor && below > 0 && below < LABEL_HEIGHT_PX + SIGN_HEIGHT_PX
  })

/**
 * Right end of a label, and its width if its letters are condensed, so that it does not cross into the next
 * lane.
 */
function fitLabel(label: string, x: number, width: number) {
  if (textWidth(label, FONT_SIZE_PX) <= width - RIGHT_MARGIN_PX) return { x: x + width - RIGHT_MARGIN_PX }
  return { x: x + width - 1, textLength: width - 2, lengthAdjust: 'spacingAndGlyphs' }
}
