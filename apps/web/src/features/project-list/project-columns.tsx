import type { ProjectItem } from '@groundsheet/contract'
import type { ReactNode } from 'react'
import { nameOf } from '../../data/project-name.ts'
import { formatDateText } from '../../ui/dates.ts'
import { strings } from '../../ui/strings.ts'
import type { ProjectColumn } from '../../url-state/projects-search.ts'
import { MarkedText } from './marked-text.tsx'
import { dayOf } from './sort-projects.ts'
import { StatusMark } from './status-mark.tsx'

interface Column {
  /** What its heads order by: the first name is the column's own. */
  readonly heads: readonly ProjectColumn[]
  /** The last first is what one wants to see of it. */
  readonly descending?: true
  readonly cell: (project: ProjectItem, q: string) => ReactNode
}

const words = strings.projects

export const COLUMNS: readonly Column[] = [
  {
    heads: ['name', 'reference'],
    cell: (project, q) => (
      <>
        <strong>
          <MarkedText text={nameOf(project)} q={q} />
        </strong>
        <span className="soft">
          <MarkedText text={project.projectId} q={q} />
        </span>
      </>
    ),
  },
  { heads: ['status'], cell: ({ status }) => <StatusMark status={status} /> },
  { heads: ['client'], cell: ({ client }) => client },
  { heads: ['contractor'], cell: ({ contractor }) => contractor },
  { heads: ['consultant'], cell: ({ consultant }) => consultant },
  {
    heads: ['holes'],
    descending: true,
    cell: ({ location }) =>
      location ? (
        <>
          {strings.number(location.count)}
          <span className="card-word"> {strings.filters.holesOf(location.count)}</span>
        </>
      ) : (
        <span className="soft">{words.notPlaced}</span>
      ),
  },
  {
    heads: ['start'],
    descending: true,
    cell: ({ contractStartDate }) => formatDateText(contractStartDate ?? ''),
  },
  { heads: ['updated'], descending: true, cell: ({ updatedAt }) => formatDateText(dayOf(updatedAt)) },
]
