import type { LocationDetail, TableRow } from '@groundsheet/contract'
import type { DepthWindow } from '@groundsheet/logs'
import { useCallback, useMemo } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { keysOf, type Glossary } from '../../data/tables/glossary.ts'
import { useHoleTables } from '../../data/holes/hole-tables.ts'
import { requestPace } from '../../data/service/request-pace.ts'
import { StripLog } from '../../features/strip-log/strip-log.tsx'
import { LoadingNotice, Notice } from '../../ui/notice.tsx'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { formatDepthWindow, parseDepthWindow } from '../../url-state/depth-window.ts'
import { findMarkOfRow } from '../state/find-mark-of-row.ts'
import { logTablesOf } from '../state/log-tables.ts'
import { PrintLink } from '../state/print-link.tsx'
import { useLog } from '../state/use-log.ts'

interface Props {
  readonly hole: LocationDetail
  readonly glossary: Glossary
  /** Visible depths, as in the address. */
  readonly depths: string | undefined
  readonly onDepths: (depths: string | undefined) => void
  /** Keys of the selected row, as in the address. */
  readonly row: string | undefined
  /** Called with the keys by which the table of a row selects it; empty if not known. */
  readonly onRow: (table: string, keys: Readonly<Record<string, string>>) => void
}

const OPEN_HOLE = { pace: requestPace } as const

/** Loads the tables of a log, and draws each lane when loaded. */
export default function HoleLog({ hole, glossary, depths, onDepths, row, onRow }: Props) {
  const codes = useMemo(() => logTablesOf(hole, glossary), [hole, glossary])
  const { tables, coming, failed } = useHoleTables(hole.id, codes, OPEN_HOLE)
  const log = useLog(hole, tables, glossary)
  const selectedMark = useMemo(() => findMarkOfRow(log, row, glossary), [log, row, glossary])
  const window = useMemo(() => parseDepthWindow(depths), [depths])
  const change = useCallback(
    (next: DepthWindow | null) => onDepths(next ? formatDepthWindow(next) : undefined),
    [onDepths],
  )
  const show = useCallback((row: TableRow) => onRow(row.table, keysOf(row, glossary)), [glossary, onRow])
  if (log.lanes.length === 0 && coming.length > 0)
    return <LoadingNotice>{logStrings.coming(coming)}</LoadingNotice>
  return (
    <div className="hole-log">
      {coming.length > 0 && <LoadingNotice>{logStrings.coming(coming)}</LoadingNotice>}
      {failed.map(({ code, retry }) => (
        <p key={code} className="notice" data-kind="error" role="alert">
          {logStrings.failed(code)}
          <button type="button" className="button" onClick={retry}>
            {strings.retry}
          </button>
        </p>
      ))}
      {log.lanes.length > 0 ? (
        <StripLog
          name={displayName(hole.locationId)}
          log={log}
          glossary={glossary}
          window={window}
          onWindow={change}
          selected={selectedMark}
          onRow={show}
          actions={<PrintLink sheet="log" label={strings.print.openLog} />}
        />
      ) : (
        failed.length === 0 && <Notice>{logStrings.empty}</Notice>
      )}
    </div>
  )
}
