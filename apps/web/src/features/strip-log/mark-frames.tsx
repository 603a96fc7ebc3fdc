import type { Finding } from '@groundsheet/logs'
import { logStrings } from '../../ui/strings/log-strings.ts'
import type { DepthScale } from './depth-scale.ts'
import type { Column } from './lane-columns.ts'
import type { Description } from './place-descriptions.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly scale: DepthScale
  readonly descriptions: ReadonlyMap<Column, readonly Description[]>
  /** Id of the row whose marks are framed. */
  readonly rowId: string
  /** The row is selected, or under the pointer. */
  readonly as: 'selected' | 'pointed'
}

/** Gap between a mark and its frame. */
const FRAME_GAP_PX = 2
const MIN_FRAME_HEIGHT_PX = 14

/** Frames around all marks and descriptions of one row. */
export function MarkFrames({ columns, scale, descriptions, rowId, as }: Props) {
  return columns.flatMap((column) => {
    const texts = descriptions.get(column)
    const boxes = texts
      ? texts.filter(({ mark }) => mark.row.id === rowId).map(({ y, height }) => ({ y, height }))
      : markBoxes(column, scale, rowId)
    return boxes.map(({ y, height }, index) => (
      <rect
        key={`${column.lane.id} ${column.part} ${index}`}
        className="log-frame"
        data-as={as}
        x={column.x + 1}
        y={y}
        width={column.width - 2}
        height={height}
      />
    ))
  })
}

function markBoxes({ lane }: Column, scale: DepthScale, rowId: string) {
  const marks = lane.marks.filter(({ row, top, base }) => row.id === rowId && scale.isInView(top, base))
  return marks.map(({ top, base }) => {
    const [y, end] = [scale.y(top) - FRAME_GAP_PX, scale.y(base) + FRAME_GAP_PX]
    const padding = Math.max(0, MIN_FRAME_HEIGHT_PX - (end - y)) / 2
    return { y: y - padding, height: end - y + 2 * padding }
  })
}

/** Markers beside marks whose base is stated above their top. */
export const ReversedMarks = ({ column: { lane, x }, scale }: { column: Column; scale: DepthScale }) =>
  lane.marks
    .filter(({ reversed, top, base }) => reversed && scale.isInView(top, base))
    .map(({ row, series = '', top, base }) => (
      <rect
        key={row.id + series}
        className="log-fault"
        data-kind="reversed"
        x={x + 1}
        y={scale.y(top)}
        width={2}
        height={Math.max(2, scale.y(base) - scale.y(top))}
      >
        <title>{logStrings.reversed}</title>
      </rect>
    ))

interface FaultsProps {
  readonly findings: readonly Finding[]
  readonly column: Column
  readonly scale: DepthScale
}

/** Markers beside the strata at gaps and overlaps. */
export function StrataFaults({ findings, column: { x }, scale }: FaultsProps) {
  return findings.map((finding, index) => {
    const { kind, top, base } = finding
    if ((kind !== 'gap' && kind !== 'overlap') || top === null || base === null || !scale.isInView(top, base))
      return null
    const y = scale.y(top)
    return (
      <rect
        key={index}
        className="log-fault"
        data-kind={kind}
        x={x + 1}
        y={y}
        width={4}
        height={Math.max(2, scale.y(base) - y)}
      >
        <title>{logStrings.finding(finding)}</title>
      </rect>
    )
  })
}
