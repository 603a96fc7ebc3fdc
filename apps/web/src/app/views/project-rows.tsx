import type { TableRow } from '@groundsheet/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import { projectRowsQuery } from '../../data/tables/project-rows.ts'
import { useSession } from '../../data/service/session.ts'
import { useStoppableList } from '../../data/service/stoppable-list.ts'
import { fullTableName } from '../../ui/table-names.ts'
import type { NamedTable } from '../../features/hole-panel/hole-panel.tsx'
import { RowsTable } from '../../features/rows-table/rows-table.tsx'
import { columnIds } from '../../features/rows-table/grid-column.ts'
import { useMatchingRows } from '../../features/rows-table/use-matching-rows.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { formatRowKeys } from '../../url-state/row-keys.ts'
import { PrintLink } from '../state/print-link.tsx'
import type { ProjectData } from '../state/use-project.ts'
import { useExportRows } from '../state/use-export-rows.ts'
import type { TableColumns } from '../state/use-project-address.ts'
import type { ProjectState } from '../state/use-project-state.ts'

interface Props extends Pick<ProjectState, 'change'> {
  readonly projectId: string
  readonly table: NamedTable
  readonly list: ProjectData['list']
  readonly search: ProjectSearch
  readonly onHighlight: (holes: ReadonlySet<string>) => void
  readonly onMatch: (names: ReadonlySet<string> | null) => void
  readonly onColumns: (columns: TableColumns) => void
}

const NO_IDS: ReadonlySet<string> = new Set()

/** A table of all holes of a project. Selected rows highlight their holes; the filter can limit the map. */
export default function ProjectRows({ projectId, table, search, change, ...props }: Props) {
  const { onHighlight, onMatch, onColumns } = props
  const { holes } = props.list
  const { client } = useSession()
  const glossary = useGlossary(projectId)
  const exportRows = useExportRows(projectId, table.code)
  const list = useStoppableList(projectRowsQuery(client, projectId, table.code))
  const filter = search.where ?? ''
  const rows = useMatchingRows(list.items, filter, glossary)
  const idOf = useMemo(() => new Map(holes.map(({ name, id }) => [name, id])), [holes])
  const [highlightedCount, setHighlightedCount] = useState(0)
  const limits = search.match === 'yes'
  useMatchingHoles(list.items, rows, limits, onMatch)
  useEffect(() => {
    if (list.complete) onColumns({ table: table.code, ids: columnIds(list.items) })
  }, [list.complete, list.items, table.code, onColumns])
  useEffect(() => () => onHighlight(NO_IDS), [onHighlight])

  function highlight(selected: readonly TableRow[]) {
    const names = new Set(selected.map(({ locationId }) => locationId))
    const ids = new Set([...names].flatMap((name) => idOf.get(name) ?? []))
    setHighlightedCount(ids.size)
    onHighlight(ids)
  }
  const openHole = useCallback(
    (name: string) => change({ hole: idOf.get(name), tab: table.code, row: undefined }, 'push'),
    [change, idOf, table.code],
  )
  const follow = useCallback(
    ({ locationId }: TableRow, parent: TableRow['parents'][number]) =>
      change(
        { hole: idOf.get(locationId), tab: parent.table, row: formatRowKeys(parent.table, parent.keys) },
        'push',
      ),
    [change, idOf],
  )

  return (
    <RowsTable
      table={table.code}
      name={fullTableName(table)}
      list={list}
      rows={rows}
      total={table.rows}
      glossary={glossary}
      hasSeveralHoles
      filter={filter}
      onFilter={(where) => change({ where: where === '' ? undefined : where }, 'replace')}
      order={search.sort}
      onOrder={(sort) => change({ sort }, 'replace')}
      targetKeys={null}
      onHole={openHole}
      onParent={follow}
      onSelectRows={highlight}
      onExport={exportRows}
    >
      <label className="drawer-limit">
        <input
          type="checkbox"
          checked={limits}
          onChange={() => change({ match: limits ? undefined : 'yes' }, 'replace')}
        />
        {strings.drawer.limit}
      </label>
      <PrintLink sheet="table" label={strings.print.openTable} />
      {highlightedCount > 0 && (
        <span className="soft" role="status">
          {strings.drawer.highlighted(highlightedCount)}
        </span>
      )}
    </RowsTable>
  )
}

/** Reports the names of the holes with matching rows while they limit the map; null: no limit. */
function useMatchingHoles(
  items: readonly TableRow[],
  rows: readonly TableRow[],
  limits: boolean,
  onMatch: (names: ReadonlySet<string> | null) => void,
): void {
  const isLoaded = items.length > 0
  const matching = useMemo(
    () => (limits && isLoaded ? new Set(rows.map(({ locationId }) => locationId)) : null),
    [limits, isLoaded, rows],
  )
  useEffect(() => onMatch(matching), [matching, onMatch])
  useEffect(() => () => onMatch(null), [onMatch])
}
