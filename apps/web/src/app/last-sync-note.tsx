import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { displayName } from '../data/text/display-name.ts'
import { projectQuery } from '../data/service/queries.ts'
import { useSession } from '../data/service/session.ts'
import { useKeepProject } from '../features/keep-project/use-keep-project.ts'
import { Link } from '../ui/link.tsx'
import { keepStrings as words } from '../ui/strings/keep-strings.ts'
import { strings } from '../ui/strings/strings.ts'
import './last-sync-note.css'

/** A kept project that is opened is synced again after this time. */
const SYNC_INTERVAL_MS = 3_600_000

interface Props {
  readonly kept: ReadonlyMap<string, number>
  /** The open project; undefined on the page of all projects. */
  readonly projectId: string | undefined
}

/** The last sync of the open project, or of all that are kept on this device. */
export default function LastSyncNote({ kept, projectId }: Props) {
  if (projectId === undefined)
    return (
      <p className="last-sync-note" role="note">
        {words.keptProjects}{' '}
        {[...kept].map(([id, at]) => (
          <KeptProject key={id} id={id} at={at} />
        ))}
      </p>
    )
  const at = kept.get(projectId)
  return at === undefined ? null : <OpenProject key={projectId} id={projectId} at={at} />
}

interface OneProps {
  readonly id: string
  readonly at: number
}

function OpenProject({ id, at }: OneProps) {
  const { keep } = useKeepProject(id)
  useEffect(() => {
    // Waits for a network where there is none.
    if (Date.now() - at > SYNC_INTERVAL_MS) void keep()
  }, [at, keep])
  return (
    <p className="last-sync-note" role="note">
      {words.kept} {words.lastSync(at)}
    </p>
  )
}

function KeptProject({ id, at }: OneProps) {
  const { client } = useSession()
  const { data } = useQuery(projectQuery(client, id))
  return (
    <span>
      <Link to="/projects/$projectId" params={{ projectId: id }}>
        {displayName(data?.projectName ?? strings.project.unnamed)}
      </Link>{' '}
      ({words.lastSync(at)})
    </span>
  )
}
