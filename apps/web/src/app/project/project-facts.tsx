import type { Project } from '@groundsheet/contract'
import { Fragment } from 'react'
import { displayText } from '@groundsheet/readings/display-text'
import { formatDateText } from '../../ui/dates.ts'
import { strings } from '../../ui/strings/strings.ts'

const words = strings.project

/** Known facts of a project: status, parties, start and grid. */
export default function ProjectFacts({ project }: { project: Project }) {
  const facts: readonly (readonly [name: string, value: string | null, reason?: string | undefined])[] = [
    [words.status, words.statuses[project.status] ?? project.status, words.statusSource],
    [words.client, project.client],
    [words.contractor, project.contractor],
    [words.consultant, project.consultant],
    [words.started, formatDateText(project.contractStartDate ?? '')],
    [words.crs, describeCrs(project), project.crs?.reason],
  ]
  return (
    <dl className="project-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value, reason]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {displayText(value ?? '')}
              {reason !== undefined && <span className="soft"> {reason}</span>}
            </dd>
          </Fragment>
        ))}
    </dl>
  )
}

function describeCrs({ crs }: Project): string {
  if (!crs) return words.crsUnknown
  return crs.source === 'guessed' ? words.crsGuessed(crs.name) : crs.name
}
