import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import './project-list.css'

/** For keys without access to the list: the projects named by `/me`. */
export function RestrictedProjects({ projects }: { projects: readonly { id: string; name: string }[] }) {
  return (
    <main className="restricted-projects">
      <h1>{projectListStrings.title}</h1>
      <Notice>{strings.missing.scope('projects:read')}</Notice>
      {projects.length > 0 && <p>{projectListStrings.restricted}</p>}
      <ul>
        {projects.map(({ id, name }) => (
          <li key={id}>
            <Link to="/projects/$projectId" params={{ projectId: id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
