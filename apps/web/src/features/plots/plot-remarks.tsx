import type { Doubt } from '@groundsheet/plots'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import type { Remark } from './use-plot-picture.ts'
import type { WithHole } from './read-projects.ts'
import { describeRow, type StatedRow } from './describe-row.ts'

const words = plotStrings
const MAX_LISTED_ROWS = 50

type OnRow = (stated: Pick<StatedRow, 'row' | 'hole'>) => void

interface Props {
  readonly remarks: readonly Remark[]
  readonly onRow: OnRow
}

/** Values that are not drawn, with reasons and links to their rows. */
export function PlotRemarks({ remarks, onRow }: Props) {
  const total = remarks.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <details className="plot-remarks">
      <summary>{words.remarks(total)}</summary>
      <ul>
        {remarks.map(({ kind, count, rows }) => (
          <li key={kind}>
            {words.remark[kind](count)}
            <RowList rows={rows} onRow={onRow} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface DoubtsProps {
  readonly doubts: readonly WithHole<Doubt>[]
  readonly onRow: OnRow
}

/** Values drawn as stated although they contradict each other, with links to their rows. */
export function PlotDoubts({ doubts, onRow }: DoubtsProps) {
  if (doubts.length === 0) return null
  return (
    <details className="plot-remarks">
      <summary>{words.doubts(doubts.length)}</summary>
      <ul>
        {[...Map.groupBy(doubts, ({ kind }) => kind)].map(([kind, rows]) => (
          <li key={kind}>
            {words.doubt[kind](rows.length)}
            <RowList rows={rows} onRow={onRow} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface RowListProps {
  readonly rows: readonly StatedRow[]
  readonly onRow: OnRow
}

function RowList({ rows, onRow }: RowListProps) {
  if (rows.length === 0) return null
  return (
    <ul>
      {rows.slice(0, MAX_LISTED_ROWS).map((stated) => (
        <li key={stated.row.id + stated.heading + stated.text}>
          <button type="button" onClick={() => onRow(stated)}>
            {describeRow(stated)}
          </button>
        </li>
      ))}
      {rows.length > MAX_LISTED_ROWS && <li className="soft">{words.more(rows.length - MAX_LISTED_ROWS)}</li>}
    </ul>
  )
}
