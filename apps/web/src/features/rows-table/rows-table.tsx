import type { TableRow } from '@groundsheet/contract'
import { useMemo, useState } from 'react'
import type { WholeList } from '../../data/whole-list.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings.ts'
import { describeColumns } from './columns.ts'
import { inDepthOrder } from './depth-order.ts'
import { RowsGrid } from './rows-grid.tsx'
import './rows-table.css'

interface Props {
  readonly list: WholeList<TableRow>
  readonly name: string
  /** How many rows there are, as the hole says. */
  readonly total: number
  /** Headings that say the same in every row. */
  readonly without: readonly string[]
}

/** Rows of one table, as they come. Columns are the headings there are; those without a value wait behind a toggle. */
export function RowsTable({ list, name, total, without }: Props) {
  const [withEmpty, setWithEmpty] = useState(false)
  const columns = useMemo(() => describeColumns(list.items, without), [list.items, without])
  const rows = useMemo(() => inDepthOrder(list.items, columns), [list.items, columns])
  const empty = columns.filter((column) => column.empty).length
  return (
    <div className="rows-table">
      <div className="rows-table-head">
        <span>{name}</span>
        <span className="soft" role="status">
          {progress(list, total)}
        </span>
        {empty > 0 && (
          <label>
            <input type="checkbox" checked={withEmpty} onChange={() => setWithEmpty(!withEmpty)} />
            {strings.rows.empty(empty)}
          </label>
        )}
      </div>
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
      {list.items.length > 0 && (
        <RowsGrid rows={rows} columns={columns} withEmpty={withEmpty} label={strings.rows.label(name)} />
      )}
    </div>
  )
}

function progress({ items, complete, error }: WholeList<TableRow>, total: number): string {
  if (complete) return items.length === 0 ? strings.rows.none : strings.rows.all(items.length)
  if (error && items.length === 0) return ''
  return items.length === 0 ? strings.loading : strings.rows.some(items.length, Math.max(total, items.length))
}
