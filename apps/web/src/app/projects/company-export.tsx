import type { TableSummary } from '@groundsheet/contract'
import { useMemo } from 'react'
import type { ExportOrder } from '../../data/export/export-order.ts'
import {
  openExportSource,
  type ExportContext,
  type ExportReadOptions,
} from '../../data/export/export-source.ts'
import { joinSources } from '../../data/export/join-sources.ts'
import type { HoleWithProject } from '../../data/holes/holes-of-projects.ts'
import { useSession } from '../../data/service/session.ts'
import { ExportDialog } from '../../features/export/export-dialog.tsx'
import type { RequestedExport, ExportSubject } from '../../features/export/export-subject.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'

interface Props {
  readonly holes: readonly HoleWithProject[]
  readonly requested: RequestedExport
  readonly onClose: () => void
}

const NO_HOLES: readonly HoleWithProject[] = []

/** Export dialog of selected holes of several projects. Every row of the file has its project. */
export default function CompanyExport({ holes, requested, onClose }: Props) {
  const { client, me, can } = useSession()
  const byProject = useMemo(() => [...Map.groupBy(holes, ({ project }) => project.id).values()], [holes])
  const name = companyStrings.selection.count(holes.length, byProject.length)
  const context = useMemo((): ExportContext => {
    const shared = { client, company: me.company, styled: can('map:read') }
    return {
      ...shared,
      projectId: '',
      locations: null,
      async open(order: ExportOrder, reading: ExportReadOptions) {
        const parts = byProject.flatMap((own) => {
          const [{ project, table } = {}] = own
          return project && table !== undefined ? [{ own, project, locations: table }] : []
        })
        const sources = await Promise.all(
          parts.map(async ({ own, project, locations }) => ({
            grid: project.crs?.code ?? null,
            source: await openExportSource(
              { ...shared, projectId: project.id, locations },
              { ...order, holes: own },
              reading,
            ),
          })),
        )
        return joinSources(sources, name, exportStrings.joined)
      },
    }
  }, [client, me, can, byProject, name])
  const subject: ExportSubject = {
    id: null,
    reference: exportStrings.joined.fileName,
    name,
    tables: tablesOf(holes),
    locations: null,
    parentOf: () => null,
    holes: { all: holes, shown: NO_HOLES, selected: holes },
    scopes: ['selected'],
    formats: ['xlsx', 'csv', 'geojson', 'kml'],
    complete: true,
    groups: [],
    readsTables: can('tables:read'),
    readsMap: can('map:read'),
    requestsPerMinute: me.rateLimit.limit,
  }
  return <ExportDialog subject={subject} context={context} requested={requested} onClose={onClose} />
}

/** Tables of the holes themselves, and those with rows of at least one of them. */
function tablesOf(holes: readonly HoleWithProject[]): TableSummary[] {
  const own = holes.map(({ table, project }) => ({
    code: table,
    name: project.tables.find(({ code }) => code === table)?.name ?? table,
    rows: 1,
  }))
  const tables = [...own, ...holes.flatMap(({ tables: held }) => held.filter(({ rows }) => rows > 0))]
  return [...Map.groupBy(tables, ({ code }) => code)].flatMap(([code, [first, ...others]]) =>
    first && code !== null
      ? [{ code, name: first.name, rows: others.reduce((sum, { rows }) => sum + rows, first.rows) }]
      : [],
  )
}
