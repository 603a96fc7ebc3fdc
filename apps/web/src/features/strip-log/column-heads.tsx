import { sharedIncrement, type Lane } from '@groundsheet/logs'
import { logStrings } from '../../ui/strings/log-strings.ts'
import type { Column } from './lane-columns.ts'
import { ValueFigures } from './value-figures.tsx'
import { isGridded } from './is-gridded.ts'

const words = logStrings

interface Props {
  readonly depthAxis: number
  readonly levelAxis: number
  readonly columns: readonly Column[]
  /** Datum of the levels. */
  readonly datum: string | null
}

/** Name of each column, with its unit and the ends of its scale. */
export function ColumnHeads({ depthAxis, levelAxis, columns, datum }: Props) {
  return (
    <div className="log-heads" aria-hidden="true">
      {depthAxis > 0 && <Head name={words.depth} unit={words.depthUnit} width={depthAxis} />}
      {levelAxis > 0 && <Head name={words.level} unit={words.levelUnit(datum)} width={levelAxis} />}
      {columns.map((column) => {
        const { lane, part, width } = column
        const name = headOf(lane)
        if (part === 'marks' && isGridded(lane))
          return <ScaleHead key={lane.id} {...name} column={{ ...column, x: 0 }} />
        return part === 'text' ? (
          <Head key={`${lane.id} text`} name={words.description} unit="" width={width} />
        ) : (
          <Head
            key={lane.id}
            title={name.name}
            name={name.short}
            unit={[lane.scaleMax > 0 ? words.scale(lane.from, lane.scaleMax) : '', name.unit]
              .filter(Boolean)
              .join(' ')}
            width={width}
          />
        )
      })}
    </div>
  )
}

/** Name and unit of a lane; for a dynamic probe with the increment of its blow counts. */
function headOf({ id, kind, marks }: Lane) {
  const head = words.lanes[id]
  const increment = kind === 'increments' ? sharedIncrement(marks) : null
  return increment === null ? head : { ...head, ...words.increment(increment) }
}

interface ScaleHeadProps {
  readonly name: string
  readonly short: string
  readonly unit: string
  readonly column: Column
}

/** Head of a lane with grid lines, with a figure above each line. */
function ScaleHead({ name, short, unit, column }: ScaleHeadProps) {
  return (
    <div className="log-head" style={{ width: column.width }} title={[name, unit].filter(Boolean).join(', ')}>
      <span>
        {short} <span className="soft">{unit}</span>
      </span>
      <ValueFigures column={column} />
    </div>
  )
}

const Head = (props: { title?: string; name: string; unit: string; width: number }) => (
  <div className="log-head" style={{ width: props.width }} title={props.title ?? props.name}>
    <span>{props.name}</span>
    <span className="soft">{props.unit}</span>
  </div>
)
