import { useSession } from '../../data/service/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'

const { Component: ProjectDataDialog } = lazyComponent(
  () => import('../../features/project-data/project-data-dialog.tsx'),
  null,
)

interface Props {
  readonly projectId: string
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** Opens the deliveries of the project, and the groups that belong to no hole. */
export function ProjectDataLink({ projectId, open, onOpen }: Props) {
  const session = useSession()
  return (
    <>
      <button type="button" className="button project-fact-link" data-quiet onClick={() => onOpen(true)}>
        {strings.project.data}
      </button>
      {open && (
        <PanelBoundary of={projectId}>
          <ProjectDataDialog
            projectId={projectId}
            readsTables={session.can('tables:read')}
            onClose={() => onOpen(false)}
          />
        </PanelBoundary>
      )}
    </>
  )
}
