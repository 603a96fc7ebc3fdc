import { incrementIsUnstated, sharedIncrement, type Lane } from '@groundsheet/logs'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { hasPlot } from './place-figures.ts'
import { ValueFigures } from '../value-figures.tsx'
import { isGridded } from '../is-gridded.ts'
import { AXIS_WIDTH_PX, type SheetColumn } from './sheet-columns.ts'

const words = printStrings.log

interface Props {
  readonly columns: readonly SheetColumn[]
  /** Of the levels; null: unknown. */
  readonly datum: string | null
}

/** Name of each column, with its unit and the ends of its scale. */
export const SheetHeads = ({ columns, datum }: Props) => (
  <div className="log-sheet-heads" aria-hidden="true">
    <Head text={words.heads.scale ?? ''} left={0} width={AXIS_WIDTH_PX} />
    {columns.flatMap((column) => {
      if (column.id === 'level-axis')
        return [<Head key={column.id} text={words.levelHead(datum)} left={column.x} width={column.width} />]
      const [first] = column.cells
      const scaled = column.lanes.find((lane) => lane.scaleMax > 0)
      if (!first && scaled && (column.figuresWidth > 0 ? hasPlot(column) : isGridded(scaled)))
        return [<ScaleHead key={column.id} column={column} lane={scaled} />]
      const range =
        scaled && column.cells.length === 0 && column.figuresWidth === 0 ? ` 0–${scaled.scaleMax}` : ''
      if (!first) return [headOf(column.id, column.x, column.width, range)]
      return column.cells.map(({ id, x, width }, index) => {
        const left = index === 0 ? column.x : x
        const end = index === column.cells.length - 1 ? column.x + column.width : x + width
        if (id === 'level')
          return <Head key={id} text={words.levelHead(datum)} left={left} width={end - left} />
        return headOf(id === 'FI' ? column.lanes.map((lane) => lane.id).join(', ') : id, left, end - left, '')
      })
    })}
  </div>
)

const headOf = (id: string, left: number, width: number, range: string) => (
  <Head key={`${id} ${left}`} text={`${words.heads[id] ?? id}${range}`} left={left} width={width} />
)

interface ScaleHeadProps {
  readonly column: SheetColumn
  readonly lane: Lane
}

/** Head of a column with grid lines, with a figure above each line. */
function ScaleHead({ column: { id, x, width, figuresWidth }, lane }: ScaleHeadProps) {
  const increment = sharedIncrement(lane.marks)
  const plain =
    id === 'probe' && incrementIsUnstated(lane.marks) ? words.blowsUnstated : (words.heads[id] ?? id)
  const text = increment === null ? plain : words.blowsFor(increment)
  return (
    <span style={{ left: x, width }}>
      {text}
      <ValueFigures
        offset={figuresWidth}
        column={{ lane, part: 'marks', x: 0, width: width - figuresWidth }}
      />
    </span>
  )
}

const Head = ({ text, left, width }: { text: string; left: number; width: number }) => (
  <span style={{ left, width }}>{text}</span>
)
