import { useQuery } from '@tanstack/react-query'
import { TooManyRowsError } from '../../data/holes/keep-project.ts'
import { keptProjectsQuery } from '../../data/service/kept-projects.ts'
import { useSession } from '../../data/service/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { keepDialogStrings as words } from '../../ui/strings/keep-dialog-strings.ts'
import { keepStrings } from '../../ui/strings/keep-strings.ts'
import { MapsNote } from './maps-note.tsx'
import { useKeepProject } from './use-keep-project.ts'
import './keep-project.css'

interface Props {
  readonly projectId: string
  readonly onClose: () => void
}

/** Keeps a project on this device, shows when it was last synced, and deletes it. */
export default function KeepProjectDialog({ projectId, onClose }: Props) {
  const { kept } = useSession()
  const syncedAt = useQuery(keptProjectsQuery(kept)).data?.get(projectId)
  const { state, keep, stop, remove } = useKeepProject(projectId)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="keep-project">
        <p>{words.lead}</p>
        <MapsNote projectId={projectId} />
        <p>{words.removal}</p>
        {syncedAt === undefined && <p>{words.keyNote}</p>}
        {!window.isSecureContext && <Notice>{words.insecure}</Notice>}
        {state.kind === 'failed' && <Failure error={state.error} retry={() => void keep()} />}
        <p role="status">
          {state.kind === 'loading' && describe(state)}
          {state.kind !== 'loading' && syncedAt !== undefined && keepStrings.lastSync(syncedAt)}
        </p>
        <footer>
          {state.kind === 'loading' ? (
            <button type="button" className="button" onClick={stop}>
              {words.cancel}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              disabled={!window.isSecureContext}
              onClick={() => void keep()}
            >
              {syncedAt === undefined ? words.keep : words.sync}
            </button>
          )}
          {syncedAt !== undefined && state.kind !== 'loading' && (
            <button type="button" className="button" data-quiet onClick={() => void remove()}>
              {words.remove}
            </button>
          )}
        </footer>
      </div>
    </Dialog>
  )
}

const describe = ({ done, all }: { readonly done: number; readonly all: number }) =>
  all === 0 ? words.starting : words.progress(done, all)

const Failure = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) =>
  error instanceof TooManyRowsError ? (
    <Notice>{words.tooLarge(error.rows, error.limit)}</Notice>
  ) : (
    <ErrorNotice error={error} retry={retry} />
  )
