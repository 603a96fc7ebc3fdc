import type { LocationDetail, TableSummary } from '@groundsheet/contract'
import type { ReactNode } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { TableLabel } from '../../ui/table-label.tsx'
import { Tabs, type TabEntry } from '../../ui/tabs.tsx'
import type { Hole } from '../../data/holes/hole.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { inDisplayOrder, tableName } from '../../ui/table-names.ts'
import { HoleSummary } from './hole-summary.tsx'
import { TableMenu } from './table-menu.tsx'
import './hole-panel.css'

const { Component: HoleDetails } = lazyComponent(() => import('./hole-details.tsx'))

export type NamedTable = TableSummary & { readonly code: string }

interface Props {
  readonly hole: LocationDetail
  readonly glossary: Glossary
  /** Code and name of the hole type, as far as known. */
  readonly type: string
  /** `log`, `details` or a table code; absent: the log, or the details if there is none. */
  readonly tab: string | undefined
  /** Shown instead of the tables if the key may not read them. */
  readonly withheld: string | null
  readonly onTab: (tab: string | undefined) => void
  readonly isSelected: boolean
  /** Null: holes are not selected here. */
  readonly onToggleSelected: (() => void) | null
  /** Neighbours in the list; null: none. */
  readonly previous: Hole | null
  readonly next: Hole | null
  readonly onOpenHole: (id: string) => void
  readonly onClose: () => void
  readonly table: (table: NamedTable) => ReactNode
  /** The strip log; null if there is nothing to draw. */
  readonly log: ReactNode
}

/** Ids in the address; table codes are in capitals. */
const DETAILS = 'details'
const LOG = 'log'
/** Number of tabs that fit without a menu. */
const MAX_TABS_WITHOUT_MENU = 5

/** Panel of a hole: summary, and a tab for the log, the details and each table. */
export function HolePanel(props: Props) {
  const { hole, glossary, type, tab, withheld, onTab, table, log, ...head } = props
  const tables = inDisplayOrder(hole.tables.filter(isNamed))
  const open = withheld === null ? openTab(tab, tables, log !== null) : DETAILS
  const openTable = tables.find(({ code }) => tableTab(code) === open)
  const tabs: TabEntry[] = [
    ...(log !== null && withheld === null ? [{ id: LOG, content: strings.log.tab }] : []),
    { id: DETAILS, content: strings.hole.details },
    ...(withheld === null ? tables.map(tabOf) : []),
  ]
  return (
    <div className="hole-panel" data-table={open === DETAILS ? undefined : ''}>
      <HoleSummary {...head} hole={hole} type={type} glossary={glossary} />
      <Tabs
        label={strings.hole.tabs(displayName(hole.locationId))}
        tabs={tabs}
        open={open}
        onOpen={(id) => onTab(id.replace('table ', ''))}
        beside={
          withheld === null &&
          tables.length > MAX_TABS_WITHOUT_MENU && <TableMenu tables={hole.tables} onOpen={onTab} />
        }
      >
        <PanelBoundary of={hole.id + open}>
          {open === LOG && log}
          {open === DETAILS && <HoleDetails hole={hole} glossary={glossary} withheld={withheld} />}
          {openTable && table(openTable)}
        </PanelBoundary>
      </Tabs>
    </div>
  )
}

const tableTab = (code: string) => `table ${code}`

const tabOf = ({ code, name, rows }: NamedTable): TabEntry => ({
  id: tableTab(code),
  content: <TableLabel code={code} name={tableName({ code, name })} rows={rows} />,
})

function openTab(tab: string | undefined, tables: readonly NamedTable[], hasLog: boolean): string {
  if (tables.some(({ code }) => code === tab)) return tableTab(tab ?? '')
  return hasLog && tab !== DETAILS ? LOG : DETAILS
}

const isNamed = (table: TableSummary): table is NamedTable => table.code !== null
