import type { Finding } from '@groundsheet/contract'
import { kindsOf } from '@groundsheet/readings'
import { findingsQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { countFindings, countKinds } from '../../data/count-findings.ts'

const { Component: FindingsDialog } = lazyComponent(
  () => import('../../features/findings/findings-dialog.tsx'),
  null,
)

interface Props {
  readonly projectId: string
  /** False: the findings are not loaded yet, unless they are open. */
  readonly ready: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** Number of errors and warnings of the import, with a dialog of all findings. Hidden without findings. */
export function FindingsLink({ projectId, ready, open, onOpen }: Props) {
  const { client } = useSession()
  const { items } = useWholeList(findingsQuery(client, projectId), ready || open)
  if (items.length === 0) return null
  return (
    <>
      <button type="button" className="button project-fact-link" data-quiet onClick={() => onOpen(true)}>
        {summarise(items)}
      </button>
      {open && (
        <PanelBoundary of={projectId}>
          <FindingsDialog findings={items} onClose={() => onOpen(false)} />
        </PanelBoundary>
      )}
    </>
  )
}

function summarise(findings: readonly Finding[]): string {
  const found = (['error', 'warning'] as const).flatMap((requested) => {
    const those = findings.filter(({ severity }) => severity === requested)
    return those.length === 0 ? [] : [kindsOf(countKinds(those), countFindings(those), requested)]
  })
  const notes = kindsOf(countKinds(findings), countFindings(findings), 'note')
  return strings.project.findings(found.length === 0 ? notes : found.join(', '))
}
