import { useMemo } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import { useSession } from '../../data/service/session.ts'
import { ExportDialog } from '../../features/export/export-dialog.tsx'
import type { RequestedExport, ExportScope, ExportSubject } from '../../features/export/export-subject.ts'
import type { HoleSelection } from '../state/use-hole-selection.ts'
import type { FilteredProject } from '../state/use-hole-filter.ts'
import type { ProjectData } from '../state/use-project.ts'

interface Props {
  readonly projectId: string
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly selection: HoleSelection
  readonly requested: RequestedExport
  readonly onClose: () => void
}

/** Export dialog of a project. */
export default function ExportPanel({ projectId, data, filtered, selection, requested, onClose }: Props) {
  const { client, me, can } = useSession()
  const glossary = useGlossary(projectId)
  const { list, project, shapes } = data
  const locations = list.table
  const context = useMemo(
    () => ({ client, projectId, company: me.company, styled: can('map:read'), locations }),
    [client, projectId, me, can, locations],
  )
  const subject: ExportSubject = {
    id: projectId,
    reference: project?.projectId ?? '',
    name: data.name,
    tables: project?.tables ?? [],
    locations,
    parentOf: (code) => glossary.table(code)?.parent ?? null,
    holes: { all: list.holes, shown: filtered.holes, selected: selection.holes },
    scopes: [
      'all',
      ...SCOPES.filter((id) => (id === 'shown' ? filtered.filtering : selection.holes.length > 0)),
    ],
    complete: list.complete,
    groups: shapes.groups,
    readsTables: can('tables:read'),
    readsMap: can('map:read'),
    requestsPerMinute: me.rateLimit.limit,
  }
  return <ExportDialog subject={subject} context={context} requested={requested} onClose={onClose} />
}

const SCOPES = ['shown', 'selected'] as const satisfies ExportScope[]
