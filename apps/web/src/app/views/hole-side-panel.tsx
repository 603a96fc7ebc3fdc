import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGlossary, type Glossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { locationQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { HoleError } from '../../features/hole-panel/hole-error.tsx'
import { HolePanel } from '../../features/hole-panel/hole-panel.tsx'
import { LoadingNotice } from '../../ui/notice.tsx'
import { ResizeHandle } from '../../ui/resize-handle.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { logTablesOf } from '../state/log-tables.ts'
import type { ShownRows } from './hole-rows.tsx'
import { formatRowId, formatRowKeys, parseRowKeys, ROW_ID } from '../../url-state/row-keys.ts'

const { Component: HoleLog } = lazyComponent(() => import('./hole-log.tsx'))
const { Component: HoleRows } = lazyComponent(() => import('./hole-rows.tsx'))

interface Props {
  readonly projectId: string
  readonly holeId: string
  readonly type: string
  readonly tab: string | undefined
  /** Keys of the selected row, as in the address. */
  readonly row: string | undefined
  /** `row`: the row to select there. */
  readonly onTab: (tab: string | undefined, row?: string) => void
  /** Called with the selected row of the open table. Must be a stable function. */
  readonly onRow: (row: string) => void
  /** Visible depths of the log, as in the address. */
  readonly depths: string | undefined
  readonly onDepths: (depths: string | undefined) => void
  /** Filter and order of the open table, as in the address. */
  readonly shown: ShownRows
  readonly onShown: (shown: ShownRows) => void
  readonly isSelected: boolean
  /** Null: holes are not selected here. */
  readonly onToggleSelected: (() => void) | null
  /** Its width can be changed. */
  readonly resizes?: boolean
  readonly previous: Hole | null
  readonly next: Hole | null
  readonly onOpenHole: (id: string) => void
  readonly onClose: () => void
}

/** Loads a hole and shows its panel. */
export default function HoleSidePanel(props: Props) {
  const { projectId, holeId, row, onRow, depths, onDepths, shown, onShown, resizes = true, ...panel } = props
  const { client, can } = useSession()
  const { data: hole, error, refetch } = useQuery(locationQuery(client, holeId))
  const glossary = useGlossary(projectId)
  const { onTab } = panel
  const follow = useCallback(
    (table: string, keys: Readonly<Record<string, string>>) => onTab(table, formatRowKeys(table, keys)),
    [onTab],
  )
  if (error) {
    return <HoleError error={error} retry={() => void refetch()} onClose={panel.onClose} />
  }
  if (!hole) return <LoadingNotice />
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
  /** Keeps the selected row when switching between its table and the log. */
  const openTab = (tab: string | undefined) =>
    onTab(tab, tab !== undefined && isRowOf(row, tab, glossary) ? row : undefined)
  return (
    <>
      {resizes && (
        <ResizeHandle
          label={strings.hole.resize}
          edge="left"
          property="--hole-panel"
          initial={window.innerWidth < 1180 ? 380 : 480}
          min={300}
          maxShare={0.6}
        />
      )}
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
  const keys = row?.startsWith(formatRowId(tab, '')) ? [ROW_ID] : glossary.table(tab)?.keys
  return tab === 'log' || Object.keys(parseRowKeys(row) ?? {}).every((heading) => keys?.includes(heading))
}
