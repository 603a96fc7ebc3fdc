import { strings } from '../../ui/strings.ts'
import type { Column } from './lane-columns.ts'

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
        const name = words.lanes[lane.id]
        return part === 'text' ? (
          <Head key={`${lane.id} text`} name={words.description} unit="" width={width} />
        ) : (
          <Head
            key={lane.id}
            title={name?.name ?? lane.id}
            name={name?.short ?? lane.id}
            unit={[lane.most > 0 ? words.scale(lane.from, lane.most) : '', name?.unit ?? '']
              .filter(Boolean)
              .join(' ')}
            width={width}
          />
        )
      })}
    </div>
  )
}

const Head = (props: { title?: string; name: string; unit: string; width: number }) => (
  <div className="log-head" style={{ width: props.width }} title={props.title ?? props.name}>
    <span>{props.name}</span>
    <span className="soft">{props.unit}</span>
  </div>
)
