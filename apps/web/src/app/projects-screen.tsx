import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { projectsQuery } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { useWholeList } from '../data/whole-list.ts'
import { ProjectList } from '../features/project-list/project-list.tsx'
import { RestrictedProjects } from '../features/project-list/restricted-projects.tsx'

/** Projects within reach. A key that reaches only one goes straight to it. */
export function ProjectsScreen() {
  const { client, me, can } = useSession()
  const { q = '' } = useSearch({ from: '/projects' })
  const navigate = useNavigate({ from: '/projects' })
  const readable = can('projects:read')
  const list = useWholeList(projectsQuery(client, q), readable)

  const only = onlyOne(me.projects ?? (list.complete && q === '' ? list.items : []))
  if (only) return <Navigate to="/projects/$projectId" params={{ projectId: only.id }} replace />
  if (!readable) return <RestrictedProjects projects={me.projects ?? []} />
  return (
    <ProjectList
      list={list}
      q={q}
      onSearch={(text) => void navigate({ search: text === '' ? {} : { q: text }, replace: true })}
    />
  )
}

const onlyOne = (items: readonly { readonly id: string }[]) => (items.length === 1 ? items[0] : undefined)
