import type { TableRow } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { keysOf, useGlossary, type Glossary } from '../../data/glossary.ts'
import { locationQuery, locationRowsQuery } from '../../data/queries.ts'
import { useSession } from '../../data/session.ts'
import { useStoppableList } from '../../data/stoppable-list.ts'
import { HolePanel, type NamedTable } from '../../features/hole-panel/hole-panel.tsx'
import { RowsTable } from '../../features/rows-table/rows-table.tsx'
import { useMatchingRows } from '../../features/rows-table/use-matching-rows.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { ResizeHandle } from '../../ui/resize-handle.tsx'
import { strings } from '../../ui/strings.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useExportRows } from '../state/use-export-rows.ts'
import { logTablesOf } from '../state/log-tables.ts'
import { formatRowKeys, parseRowKeys } from '../../url-state/row-keys.ts'

const { Part: HoleLog } = lazyPart(() => import('../views/hole-log.tsx'))

export interface ShownRows {
  readonly filter: string | undefined
  readonly order: string | undefined
}

interface Props {
  readonly projectId: string
  readonly holeId: string
  readonly type: string
  readonly tab: string | undefined
  /** Keys of the row that was asked for, as the address has them. */
  readonly row: string | undefined
  /** `row`: the row to show there. */
  readonly onTab: (tab: string | undefined, row?: string) => void
  /** The row that was selected where it stands. Must stay the same function. */
  readonly onRow: (row: string) => void
  /** Depths that the log shows, as the address has them. */
  readonly depths: string | undefined
  readonly onDepths: (depths: string | undefined) => void
  /** How the rows of the open table are shown, as the address has it. */
  readonly shown: ShownRows
  readonly onShown: (shown: ShownRows) => void
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onClose: () => void
}

/** Brings a hole and the rows of its tables together. */
export default function HoleSidePanel(props: Props) {
  const { projectId, holeId, row, onRow, depths, onDepths, shown, onShown, ...panel } = props
  const { client, can } = useSession()
  const { data: hole, error, refetch } = useQuery(locationQuery(client, holeId))
  const glossary = useGlossary(projectId)
  const { onTab } = panel
  const follow = useCallback(
    (table: string, keys: Readonly<Record<string, string>>) => onTab(table, formatRowKeys(table, keys)),
    [onTab],
  )
  if (error) {
    return (
      <>
        <ErrorNotice error={error} retry={() => void refetch()} />
        <button type="button" className="button" data-quiet onClick={panel.onClose}>
          {strings.close}
        </button>
      </>
    )
  }
  if (!hole) return <p className="notice">{strings.loading}</p>
  const rows = {
    projectId,
    name: hole.locationId,
    holeId,
    row,
    glossary,
    onFollow: follow,
    onRow,
    shown,
    onShown,
  }
  /** The row that was asked for stays so in its table and on the log. */
  const openTab = (tab: string | undefined) =>
    onTab(tab, tab !== undefined && isRowOf(row, tab, glossary) ? row : undefined)
  return (
    <>
      <ResizeHandle
        label={strings.hole.resize}
        edge="left"
        property="--hole-panel"
        usual={window.innerWidth < 1180 ? 380 : 480}
        least={300}
        most={0.6}
      />
      <HolePanel
        {...panel}
        onTab={openTab}
        hole={hole}
        glossary={glossary}
        withheld={can('tables:read') ? null : strings.missing.scope('tables:read')}
        log={
          can('tables:read') && logTablesOf(hole, glossary).length > 0 ? (
            <HoleLog
              key={holeId}
              hole={hole}
              glossary={glossary}
              depths={depths}
              onDepths={onDepths}
              row={row}
              onRow={follow}
            />
          ) : null
        }
        table={(table) => <HoleRows {...rows} key={holeId + table.code} table={table} />}
      />
    </>
  )
}

function isRowOf(row: string | undefined, tab: string, glossary: Glossary): boolean {
  const keys = glossary.table(tab)?.keys
  return tab === 'log' || Object.keys(parseRowKeys(row) ?? {}).every((heading) => keys?.includes(heading))
}

interface HoleRowsProps {
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

function HoleRows(props: HoleRowsProps) {
  const { projectId, name, holeId, table, row, glossary, onFollow, onRow, shown, onShown } = props
  const { client } = useSession()
  const list = useStoppableList(locationRowsQuery(client, holeId, table.code))
  const { filter = '', order } = shown
  const rows = useMatchingRows(list.items, filter, glossary)
  const wanted = useMemo(() => parseRowKeys(row), [row])
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
      name={table.name}
      list={list}
      rows={rows}
      total={table.rows}
      glossary={glossary}
      across={false}
      filter={filter}
      onFilter={(where) => onShown({ filter: where === '' ? undefined : where, order })}
      order={order}
      onOrder={(sort) => onShown({ filter: shown.filter, order: sort })}
      wanted={wanted}
      onParent={follow}
      onSelectRows={select}
      onExport={exportRows}
    />
  )
}
