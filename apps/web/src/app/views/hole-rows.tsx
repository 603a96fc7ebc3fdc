import type { TableRow } from '@groundsheet/contract'
import { useCallback, useMemo } from 'react'
import { keysOf, type Glossary } from '../../data/tables/glossary.ts'
import { locationRowsQuery } from '../../data/service/queries.ts'
import { requestPace } from '../../data/service/request-pace.ts'
import { useSession } from '../../data/service/session.ts'
import { useStoppableList } from '../../data/service/stoppable-list.ts'
import { fullTableName } from '../../ui/table-names.ts'
import type { NamedTable } from '../../features/hole-panel/hole-panel.tsx'
import { RowsTable } from '../../features/rows-table/rows-table.tsx'
import { useMatchingRows } from '../../features/rows-table/use-matching-rows.ts'
import { formatRowKeys, parseRowKeys } from '../../url-state/row-keys.ts'
import { useExportRows } from '../state/use-export-rows.ts'

export interface ShownRows {
  readonly filter: string | undefined
  readonly order: string | undefined
}

interface Props {
  readonly projectId: string
  /** LOCA_ID of the hole. */
  readonly name: string
  readonly holeId: string
  readonly table: NamedTable
  readonly row: string | undefined
  readonly glossary: Glossary
  readonly onFollow: (table: string, keys: Readonly<Record<string, string>>) => void
  readonly onRow: (row: string) => void
  readonly shown: ShownRows
  readonly onShown: (shown: ShownRows) => void
}

/** Rows of a table of a hole. */
export default function HoleRows(props: Props) {
  const { projectId, name, holeId, table, row, glossary, onFollow, onRow, shown, onShown } = props
  const { client } = useSession()
  const list = useStoppableList(locationRowsQuery(client, holeId, table.code, requestPace))
  const { filter = '', order } = shown
  const rows = useMatchingRows(list.items, filter, glossary)
  const targetKeys = useMemo(() => parseRowKeys(row), [row])
  const exportRows = useExportRows(projectId, name, table.code)
  const follow = useCallback(
    (_: TableRow, { table, keys }: TableRow['parents'][number]) => onFollow(table, keys),
    [onFollow],
  )
  function select([selected, ...others]: readonly TableRow[]) {
    if (selected && others.length === 0) onRow(formatRowKeys(table.code, keysOf(selected, glossary)))
  }
  return (
    <RowsTable
      table={table.code}
      name={fullTableName(table)}
      list={list}
      rows={rows}
      total={table.rows}
      glossary={glossary}
      hasSeveralHoles={false}
      filter={filter}
      onFilter={(where) => onShown({ filter: where === '' ? undefined : where, order })}
      order={order}
      onOrder={(sort) => onShown({ filter: shown.filter, order: sort })}
      targetKeys={targetKeys}
      onParent={follow}
      onSelectRows={select}
      onExport={exportRows}
    />
  )
}
