import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keptProjectsQuery } from '../../data/service/kept-projects.ts'
import { useSession } from '../../data/service/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { keepStrings as words } from '../../ui/strings/keep-strings.ts'

const { Component: KeepProjectDialog } = lazyComponent(
  () => import('../../features/keep-project/keep-project-dialog.tsx'),
  null,
)

/** Opens the dialog that keeps the project on this device; absent where the browser stores nothing. */
export default function KeepProjectLink({ projectId }: { readonly projectId: string }) {
  const { kept, storeKey, can } = useSession()
  const keptProjects = useQuery(keptProjectsQuery(kept)).data
  const [open, setOpen] = useState(false)
  if (!storeKey || !can('locations:read')) return null
  return (
    <>
      <button type="button" className="button project-fact-link" data-quiet onClick={() => setOpen(true)}>
        {keptProjects?.has(projectId) ? words.openKept : words.open}
      </button>
      {open && (
        <PanelBoundary of={projectId}>
          <KeepProjectDialog projectId={projectId} onClose={() => setOpen(false)} />
        </PanelBoundary>
      )}
    </>
  )
}
