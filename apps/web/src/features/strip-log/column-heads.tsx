import { sharedIncrement, type Lane, type LaneKind } from '@groundsheet/logs'
import { strings } from '../../ui/strings.ts'
import type { Column } from './lane-columns.ts'
import { valueScale } from './lanes/lane-drawing.ts'
import { valueTicks } from './lanes/value-grid.tsx'

const words = strings.log

interface Props {
  readonly depthAxis: number
  readonly levelAxis: number
  readonly columns: readonly Column[]
  /** Of the levels. */
  readonly datum: string | null
}

/** What stands in each column, with its unit and the ends of its scale. */
export function ColumnHeads({ depthAxis, levelAxis, columns, datum }: Props) {
  return (
    <div className="log-heads" aria-hidden="true">
      {depthAxis > 0 && <Head name={words.depth} unit={words.depthUnit} width={depthAxis} />}
      {levelAxis > 0 && <Head name={words.level} unit={words.levelUnit(datum)} width={levelAxis} />}
      {columns.map(({ lane, part, width }) => {
        const name = headOf(lane)
        if (part === 'marks' && GRIDDED.includes(lane.kind))
          return <ScaleHead key={lane.id} {...name} column={{ lane, part, x: 0, width }} />
        return part === 'text' ? (
          <Head key={`${lane.id} text`} name={words.description} unit="" width={width} />
        ) : (
          <Head
            key={lane.id}
            title={name.name}
            name={name.short}
            unit={[lane.most > 0 ? words.scale(lane.from, lane.most) : '', name.unit]
              .filter(Boolean)
              .join(' ')}
            width={width}
          />
        )
      })}
    </div>
  )
}

/** Lanes with a line at each round value. */
const GRIDDED: readonly LaneKind[] = ['curves', 'increments', 'points']

/** What stands above a lane; above a dynamic probe, the increment that its blows are counted over. */
function headOf({ id, kind, marks }: Lane) {
  const head = words.lanes[id] ?? { name: id, short: id, unit: '' }
  const increment = kind === 'increments' ? sharedIncrement(marks) : null
  return increment === null ? head : { ...head, ...words.increment(increment) }
}

interface ScaleHeadProps {
  readonly name: string
  readonly short: string
  readonly unit: string
  readonly column: Column
}

/** The figures of the lines of values stand over their lines. */
function ScaleHead({ name, short, unit, column }: ScaleHeadProps) {
  const at = valueScale(column)
  return (
    <div className="log-head" style={{ width: column.width }} title={[name, unit].filter(Boolean).join(', ')}>
      <span>
        {short} <span className="soft">{unit}</span>
      </span>
      <svg className="log-head-scale" width={column.width - 1} height={13}>
        {placeFigures(valueTicks(column), at, column.width - 2).map(({ value, text, x }) => (
          <text key={value} x={x} y={10}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Px of a digit, and between two figures. */
const DIGIT = 5.8
const GAP = 3

/** Figures inside the column; of two that would touch, the greater stays. */
function placeFigures(ticks: readonly number[], at: (value: number) => number, width: number) {
  let end = width
  return ticks.toReversed().flatMap((value) => {
    const text = String(value).replace('-', '−')
    const size = text.length * DIGIT
    const x = Math.max(1, Math.min(at(value) - size / 2, width - size))
    if (x + size > end) return []
    end = x - GAP
    return [{ value, text, x }]
  })
}

const Head = (props: { title?: string; name: string; unit: string; width: number }) => (
  <div className="log-head" style={{ width: props.width }} title={props.title ?? props.name}>
    <span>{props.name}</span>
    <span className="soft">{props.unit}</span>
  </div>
)
