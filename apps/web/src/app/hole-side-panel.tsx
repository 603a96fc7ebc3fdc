import { useQuery } from '@tanstack/react-query'
import { locationQuery, locationRowsQuery } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { useWholeList } from '../data/whole-list.ts'
import { HolePanel, type NamedTable } from '../features/hole-panel/hole-panel.tsx'
import { RowsTable } from '../features/rows-table/rows-table.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { strings } from '../ui/strings.ts'

/** The panel says which hole it is; its rows need not say it again. AGS4, AGS3. */
const HOLE_HEADINGS = ['LOCA_ID', 'HOLE_ID']

interface Props {
  readonly holeId: string
  readonly type: string
  readonly tab: string | undefined
  readonly onTab: (tab: string | undefined) => void
  readonly onClose: () => void
}

/** Brings a hole and the rows of its tables together. */
export default function HoleSidePanel({ holeId, ...panel }: Props) {
  const { client, can } = useSession()
  const { data: hole, error, refetch } = useQuery(locationQuery(client, holeId))
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
  return (
    <HolePanel
      {...panel}
      hole={hole}
      withheld={can('tables:read') ? null : strings.missing.scope('tables:read')}
      table={(table) => <HoleRows key={holeId + table.code} holeId={holeId} table={table} />}
    />
  )
}

function HoleRows({ holeId, table }: { holeId: string; table: NamedTable }) {
  const { client } = useSession()
  const list = useWholeList(locationRowsQuery(client, holeId, table.code))
  return <RowsTable list={list} name={table.name} total={table.rows} without={HOLE_HEADINGS} />
}
