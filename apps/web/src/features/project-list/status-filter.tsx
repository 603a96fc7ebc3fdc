import type { ProjectItem } from '@groundsheet/contract'
import { strings } from '../../ui/strings/strings.ts'
import { countStatuses } from './filter-projects.ts'
import { StatusMark } from './status-mark.tsx'

const KNOWN_STATUSES = Object.keys(strings.project.statuses)

interface Props {
  readonly projects: readonly ProjectItem[]
  readonly selected: readonly string[]
  readonly onToggle: (status: string) => void
}

/** All statuses with their counts. A selected status can always be removed. */
export function StatusFilter({ projects, selected, onToggle }: Props) {
  const counts = countStatuses(projects, KNOWN_STATUSES)
  const withoutProjects = selected.filter((status) => !counts.some(([present]) => present === status))
  const entries = [...counts, ...withoutProjects.map((status) => [status, 0] as const)]
  if (entries.length < 2 && selected.length === 0) return null
  return (
    <div className="status-filter" role="group" aria-label={strings.project.status}>
      {entries.map(([status, count]) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={selected.includes(status)}
          onClick={() => onToggle(status)}
        >
          <StatusMark status={status} /> <span className="soft">{strings.number(count)}</span>
        </button>
      ))}
    </div>
  )
}
