import type { LocationDetail, Project } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { useHoleTables } from '../../data/holes/hole-tables.ts'
import { locationQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import type { SignOff } from '../../features/strip-log/sheet/hole-facts.ts'
import { chooseLayout, type LayoutChoice } from '../../features/strip-log/sheet/choose-layout.ts'
import type { LegendLog } from '../../features/strip-log/sheet/log-foot.ts'
import { LogSheets } from '../../features/strip-log/sheet/log-sheets.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { useLog } from '../state/use-log.ts'
import type { PrintProps } from './print-sheet.ts'
import { printedTablesOf } from './printed-tables.ts'

interface Props extends Pick<PrintProps, 'size' | 'scale' | 'texts'> {
  readonly holeId: string
  readonly project: Project | null
  readonly glossary: Glossary
  readonly choice: LayoutChoice
  readonly signOff: SignOff
  /** As in lists and on the map; undefined: not loaded, or not stated. */
  readonly typeName: string | undefined
  /** Called with the log for a shared legend; absent: each log has its own legend. */
  readonly onLegend?: (holeId: string, log: LegendLog) => void
  /** Called when everything has loaded or failed. Must be a stable function. */
  readonly onDone: (holeId: string) => void
}

/** Loads a hole with the tables of its log, and prints the log. */
export function PrintedHole({ holeId, onDone, ...sheet }: Props) {
  const { client, can } = useSession()
  const { data: hole, error, refetch } = useQuery(locationQuery(client, holeId))
  const withheld = !can('tables:read')
  const isUnavailable = error !== null || withheld
  useEffect(() => {
    if (isUnavailable) onDone(holeId)
  }, [isUnavailable, onDone, holeId])
  if (withheld) return <p className="notice">{strings.missing.scope('tables:read')}</p>
  if (error) return <ErrorNotice error={error} subject="hole" retry={() => void refetch()} />
  return hole ? <HoleSheets {...sheet} hole={hole} onDone={onDone} /> : null
}

function HoleSheets({
  hole,
  onDone,
  choice,
  ...sheet
}: Omit<Props, 'holeId'> & { readonly hole: LocationDetail }) {
  const codes = useMemo(() => printedTablesOf(hole, sheet.glossary), [hole, sheet.glossary])
  const { tables, coming, failed } = useHoleTables(hole.id, codes)
  const log = useLog(hole, tables, sheet.glossary)
  const isLoaded = coming.length === 0
  const layout = useMemo(
    () => chooseLayout(choice, hole.data.LOCA_TYPE ?? hole.data.HOLE_TYPE ?? '', hole.tables),
    [choice, hole],
  )
  useEffect(() => {
    if (isLoaded) onDone(hole.id)
  }, [isLoaded, onDone, hole.id])
  if (!isLoaded) return null
  if (failed.length > 0)
    return (
      <p className="notice" data-kind="error" role="alert">
        {printStrings.failed(displayName(hole.locationId))}
        <button type="button" className="button" onClick={() => failed.forEach(({ retry }) => retry())}>
          {strings.retry}
        </button>
      </p>
    )
  if (log.lanes.length === 0)
    return <p className="notice">{printStrings.noLog(displayName(hole.locationId))}</p>
  return <LogSheets {...sheet} hole={hole} log={log} tables={tables} layout={layout} />
}
