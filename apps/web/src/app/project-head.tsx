import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession, type Session } from '../data/session.ts'
import { strings } from '../ui/strings.ts'
import { ProjectFacts } from './project-facts.tsx'
import type { ProjectData } from './use-project.ts'

interface Props {
  readonly data: ProjectData
  /** Whether the facts are shown. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly children: ReactNode
}

/** Which project this is. */
export function ProjectHead({ data, open, onOpen, children }: Props) {
  const session = useSession()
  const { name, project } = data
  return (
    <div className="project-head">
      {reachesOthers(session) && <Link to="/projects">{strings.project.back}</Link>}
      <h1>{name}</h1>
      {project && (
        <details open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
          <summary title={strings.project.facts}>
            {[project.projectId, strings.projects.status[project.status] ?? project.status]
              .filter(Boolean)
              .join(' · ')}
          </summary>
          <ProjectFacts project={project} />
        </details>
      )}
      {children}
    </div>
  )
}

const reachesOthers = ({ me }: Session) => me.projects === null || me.projects.length > 1
