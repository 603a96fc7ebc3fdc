import { placeLabels, type Mark } from '@groundsheet/logs'
import { joinNames, MAX_NAMED_AT_DEPTH, nameMarks } from '../name-marks.ts'
import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { shortenText } from '../../../data/text/shorten-text.ts'

const SIZE = 11
/** A point is drawn as long as this, px. */
const POINT = 3
/** Px to the left of a name, and of each of its letters. */
const LEAD = 16
const LETTER = 6.2

interface Props {
  readonly column: Column
  readonly scale: DepthScale
  readonly kindOf: (mark: Mark) => string
}

/** Bars as long as their marks with the names beside them, led to where names had to move apart. */
export function NamedBars({ column: { lane, counted = false, x, width }, scale, kindOf }: Props) {
  const seen = lane.marks.filter(({ top, base }) => scale.sees(top, base)).sort((a, b) => a.top - b.top)
  const most = Math.floor(scale.height / SIZE)
  const names = nameMarks(seen, counted ? 1 : MAX_NAMED_AT_DEPTH)
  const named = joinNames(names, Math.max(1, Math.ceil(names.length / Math.max(1, most))))
  const labels = named.map(({ top }) => ({ at: scale.y(top) - SIZE / 2 + 1, size: SIZE }))
  const starts = placeLabels(labels, 0, scale.height)
  const letters = Math.max(2, Math.floor((width - LEAD) / LETTER))
  return (
    <>
      {seen.map((mark) => (
        <rect
          key={mark.row.id}
          className="log-sample"
          data-kind={kindOf(mark)}
          x={x + 4}
          y={scale.y(mark.top)}
          width={5}
          height={Math.max(POINT, scale.y(mark.base) - scale.y(mark.top))}
        />
      ))}
      {named.map(({ id, top, label, all }, index) => {
        const at = (starts[index] ?? 0) + SIZE / 2
        return (
          <g key={id}>
            <path className="log-leader" d={`M${x + 9} ${scale.y(top) + 1}L${x + 14} ${at}`} />
            <text className="log-figure" x={x + LEAD} y={at + 3.5}>
              {shortenText(label, letters)}
              {all !== label && <title>{all}</title>}
            </text>
          </g>
        )
      })}
    </>
  )
}
