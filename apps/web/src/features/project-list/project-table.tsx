import type { ProjectItem } from '@groundsheet/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { strings } from '../../ui/strings.ts'

interface Column {
  readonly name: keyof typeof strings.projects.columns
  readonly cell: (project: ProjectItem) => ReactNode
}

const day = (moment: string) => moment.slice(0, 10)

const COLUMNS: readonly Column[] = [
  { name: 'reference', cell: (project) => project.projectId },
  { name: 'name', cell: (project) => <ProjectLink project={project} /> },
  { name: 'client', cell: (project) => project.client },
  { name: 'contractor', cell: (project) => project.contractor },
  { name: 'start', cell: (project) => project.contractStartDate },
  { name: 'status', cell: (project) => strings.projects.status[project.status] ?? project.status },
  { name: 'updated', cell: (project) => day(project.updatedAt) },
]

export function ProjectTable({ projects }: { projects: readonly ProjectItem[] }) {
  return (
    <table className="project-table">
      <thead>
        <tr>
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col" data-column={name}>
              {strings.projects.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id}>
            {COLUMNS.map(({ name, cell }) => (
              <td key={name} data-column={name}>
                {cell(project)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The whole row opens the project: the link is stretched over it by the style sheet. */
const ProjectLink = ({ project }: { project: ProjectItem }) => (
  <Link className="project-link" to="/projects/$projectId" params={{ projectId: project.id }}>
    {project.projectName === '' ? project.projectId : project.projectName}
  </Link>
)
