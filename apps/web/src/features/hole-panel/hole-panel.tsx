import type { LocationDetail, TableSummary } from '@groundsheet/contract'
import type { ReactNode } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings.ts'
import { TableLabel } from '../../ui/table-label.tsx'
import { Tabs, type TabEntry } from '../../ui/tabs.tsx'
import type { Hole } from '../../data/holes/hole.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { inReadingOrder, tableName } from '../../data/tables/table-names.ts'
import { HoleDetails } from './hole-details.tsx'
import { HoleSummary } from './hole-summary.tsx'
import { TableMenu } from './table-menu.tsx'
import './hole-panel.css'

export type NamedTable = TableSummary & { readonly code: string }

interface Props {
  readonly hole: LocationDetail
  readonly glossary: Glossary
  /** Code and name of the type, as known. */
  readonly type: string
  /** `log`, `details` or a table code; absent: the log, or the details of a hole without one. */
  readonly tab: string | undefined
  /** Said in place of the tables where the key may not read them. */
  readonly withheld: string | null
  readonly onTab: (tab: string | undefined) => void
  readonly chosen: boolean
  readonly onChoose: () => void
  /** Its neighbours in the list; null: none. */
  readonly previous: Hole | null
  readonly next: Hole | null
  readonly onSelect: (id: string) => void
  readonly onClose: () => void
  readonly table: (table: NamedTable) => ReactNode
  /** The strip log; null where there is nothing to draw. */
  readonly log: ReactNode
}

/** Words of the address; table codes are in capitals. */
const DETAILS = 'details'
const LOG = 'log'
/** So many tabs can be seen at once. */
const FEW = 5

/** One hole: what it is, and everything that hangs off it, a tab a table. */
export function HolePanel(props: Props) {
  const { hole, glossary, type, tab, withheld, onTab, table, log, ...head } = props
  const tables = inReadingOrder(hole.tables.filter(isNamed))
  const open = withheld === null ? openTab(tab, tables, log !== null) : DETAILS
  const opened = tables.find(({ code }) => tableTab(code) === open)
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
        beside={withheld === null && tables.length > FEW && <TableMenu tables={hole.tables} onOpen={onTab} />}
      >
        <PanelBoundary of={hole.id + open}>
          {open === LOG && log}
          {open === DETAILS && <HoleDetails hole={hole} glossary={glossary} withheld={withheld} />}
          {opened && table(opened)}
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
