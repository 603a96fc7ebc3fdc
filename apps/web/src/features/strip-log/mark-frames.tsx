import type { Finding } from '@groundsheet/logs'
import { logStrings } from '../../ui/log-strings.ts'
import type { DepthScale } from './depth-scale.ts'
import type { Column } from './lane-columns.ts'
import type { Description } from './place-descriptions.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly scale: DepthScale
  readonly descriptions: ReadonlyMap<Column, readonly Description[]>
  /** Id of the row whose marks are framed. */
  readonly rowId: string
  /** Why: it was asked for, or it lies under the pointer. */
  readonly as: 'wanted' | 'pointed'
}

/** Px between a mark and its frame. */
const AIR = 2
/** A point is framed as high as this, px. */
const POINT = 14

/** Frames around everything in a log that one row makes. */
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
  const own = lane.marks.filter(({ row, top, base }) => row.id === rowId && scale.sees(top, base))
  return own.map(({ top, base }) => {
    const [y, end] = [scale.y(top) - AIR, scale.y(base) + AIR]
    const more = Math.max(0, POINT - (end - y)) / 2
    return { y: y - more, height: end - y + 2 * more }
  })
}

interface SpacesProps {
  readonly findings: readonly Finding[]
  readonly column: Column
  readonly scale: DepthScale
}

/** Beside the strata: where none is recorded, and where two claim the same ground. */
export function StrataFaults({ findings, column: { x }, scale }: SpacesProps) {
  return findings.map((finding, index) => {
    const { kind, top, base } = finding
    if ((kind !== 'gap' && kind !== 'overlap') || top === null || base === null || !scale.sees(top, base))
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
