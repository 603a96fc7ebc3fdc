import type { TableRow } from '@groundsheet/contract'
import { strings } from '../../ui/strings.ts'
import type { Remark } from './use-plot-picture.ts'

const words = strings.plots
/** More rows than this are counted. */
const MOST = 50

interface Props {
  readonly remarks: readonly Remark[]
  readonly onRow: (row: TableRow) => void
}

/** Values that are not drawn, why, and the way to their rows. */
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
            {rows.length > 0 && (
              <ul>
                {rows.slice(0, MOST).map(({ row, heading, text }) => (
                  <li key={row.id + heading}>
                    <button type="button" onClick={() => onRow(row)}>
                      {words.remarkRow(row.locationId, heading, text)}
                    </button>
                  </li>
                ))}
                {rows.length > MOST && <li className="soft">{words.more(rows.length - MOST)}</li>}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
