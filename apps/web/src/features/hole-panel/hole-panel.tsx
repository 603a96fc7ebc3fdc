import type { LocationDetail, TableSummary } from '@groundsheet/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings.ts'
import type { Glossary } from '../../data/glossary.ts'
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
  /** Table code; absent: the details. */
  readonly tab: string | undefined
  /** Said in place of the tables where the key may not read them. */
  readonly withheld: string | null
  readonly onTab: (tab: string | undefined) => void
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onClose: () => void
  readonly table: (table: NamedTable) => ReactNode
  /** The strip log; null where there is nothing to draw. */
  readonly log: ReactNode
}

const DETAILS = 'details'
/** Also the word of the address; table codes are in capitals. */
const LOG = 'log'
/** So many tabs can be seen at once. */
const FEW = 5

/** One hole: what it is, and everything that hangs off it, a tab a table. */
export function HolePanel(props: Props) {
  const { hole, glossary, type, tab, withheld, onTab, table, log, ...head } = props
  const bar = useRef<HTMLDivElement>(null)
  const tables = hole.tables.filter(isNamed)
  const open = withheld === null ? openTab(tab, tables, log !== null) : DETAILS
  useEffect(() => {
    // The tabs are made in a second pass.
    const frame = requestAnimationFrame(() =>
      bar.current
        ?.querySelector('[aria-selected="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [open])
  return (
    <div className="hole-panel" data-table={open === DETAILS ? undefined : ''}>
      <HoleSummary {...head} hole={hole} type={type} glossary={glossary} />
      <Tabs
        className="hole-tabs"
        selectedKey={open}
        onSelectionChange={(key) => onTab(key === DETAILS ? undefined : String(key).replace('table ', ''))}
      >
        <div className="hole-tab-bar" ref={bar}>
          <TabList className="hole-tab-list" aria-label={strings.hole.tabs(hole.locationId)}>
            {log !== null && withheld === null && (
              <Tab id={LOG} className="hole-tab">
                {strings.log.tab}
              </Tab>
            )}
            <Tab id={DETAILS} className="hole-tab">
              {strings.hole.details}
            </Tab>
            {(withheld === null ? tables : []).map(({ code, name, rows }) => (
              <Tab key={code} id={`table ${code}`} className="hole-tab">
                <span title={name}>{code}</span> <span className="visually-hidden">{name}</span>{' '}
                <span className="soft">{strings.number(rows)}</span>
              </Tab>
            ))}
          </TabList>
          {withheld === null && tables.length > FEW && <TableMenu tables={hole.tables} onOpen={onTab} />}
        </div>
        <TabPanel id={LOG} className="hole-tab-panel">
          <PanelBoundary of={hole.id + LOG}>{log}</PanelBoundary>
        </TabPanel>
        <TabPanel id={DETAILS} className="hole-tab-panel">
          <HoleDetails hole={hole} glossary={glossary} withheld={withheld} />
        </TabPanel>
        {tables.map((summary) => (
          <TabPanel key={summary.code} id={`table ${summary.code}`} className="hole-tab-panel">
            <PanelBoundary of={hole.id + summary.code}>{table(summary)}</PanelBoundary>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

function openTab(tab: string | undefined, tables: readonly NamedTable[], drawn: boolean): string {
  if (tab === LOG && drawn) return LOG
  return tables.some(({ code }) => code === tab) ? `table ${tab ?? ''}` : DETAILS
}

const isNamed = (table: TableSummary): table is NamedTable => table.code !== null
