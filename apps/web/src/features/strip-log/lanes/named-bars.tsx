import { placeLabels, type Mark } from '@groundsheet/logs'
import { joinNames, MAX_NAMED_AT_DEPTH, nameMarks } from '../name-marks.ts'
import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { shortenText } from '../../../data/text/shorten-text.ts'

const LINE_HEIGHT_PX = 11
const MIN_BAR_HEIGHT_PX = 3
/** Distance of a name from the left of the column. */
const NAME_OFFSET_PX = 16
const LETTER_WIDTH_PX = 6.2

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  readonly kindOf: (mark: Mark) => string
}

/** Bars from top to base of their marks, with names beside them and leader lines to moved names. */
export function NamedBars({ column: { lane, countSamples = false, x, width }, scale, kindOf }: Props) {
  const visible = lane.marks
    .filter(({ top, base }) => scale.isInView(top, base))
    .sort((a, b) => a.top - b.top)
  const maxNames = Math.floor(scale.height / LINE_HEIGHT_PX)
  const names = nameMarks(visible, countSamples ? 1 : MAX_NAMED_AT_DEPTH)
  const named = joinNames(names, Math.max(1, Math.ceil(names.length / Math.max(1, maxNames))))
  const labels = named.map(({ top }) => ({ at: scale.y(top) - LINE_HEIGHT_PX / 2 + 1, size: LINE_HEIGHT_PX }))
  const starts = placeLabels(labels, 0, scale.height)
  const letters = Math.max(2, Math.floor((width - NAME_OFFSET_PX) / LETTER_WIDTH_PX))
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
      {named.map(({ id, top, label, all }, index) => {
        const y = (starts[index] ?? 0) + LINE_HEIGHT_PX / 2
        return (
          <g key={id}>
            <path className="log-leader" d={`M${x + 9} ${scale.y(top) + 1}L${x + 14} ${y}`} />
            <text className="log-figure" x={x + NAME_OFFSET_PX} y={y + 3.5}>
              {shortenText(label, letters)}
              {all !== label && <title>{all}</title>}
            </text>
          </g>
        )
      })}
    </>
  )
}
