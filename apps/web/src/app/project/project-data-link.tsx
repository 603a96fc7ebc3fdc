import { useState } from 'react'
import { useSession } from '../../data/service/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'

const { Part: ProjectDataDialog } = lazyPart(
  () => import('../../features/project-data/project-data-dialog.tsx'),
  null,
)

/** Opens the deliveries of the project, and the groups that belong to no hole. */
export function ProjectDataLink({ projectId }: { readonly projectId: string }) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button project-fact-link" data-quiet onClick={() => setOpen(true)}>
        {strings.project.data}
      </button>
      {open && (
        <PanelBoundary of={projectId}>
          <ProjectDataDialog
            projectId={projectId}
            readsTables={session.can('tables:read')}
            onClose={() => setOpen(false)}
          />
        </PanelBoundary>
      )}
    </>
  )
}
