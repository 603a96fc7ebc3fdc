import { Fragment } from 'react'
import { displayText } from '@groundsheet/readings/display-text'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { isolateName, isolateText } from '../../../data/text/isolate-value.ts'
import { nameOf } from '../../../data/text/project-name.ts'
import { closeOnEscape } from '../../../ui/close-on-escape.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDateText } from '../../../ui/dates.ts'
import { projectListStrings } from '../../../ui/strings/project-list-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import type { MapContext } from '../../../url-state/projects-search.ts'
import type { Corner } from './overview-view.ts'
import type { PlacedProject } from './project-features.ts'

interface Props {
  /** One, or several that stand at the same point. */
  readonly projects: readonly PlacedProject[]
  /** Where it stands on the map. */
  readonly corner: Corner
  /** Basemap and overlays that a project's own map begins with. */
  readonly mapContext: MapContext
  readonly onClose: () => void
}

const words = projectListStrings

/** What is pressed on the map, in short, and the way in. */
export function ProjectCard({ projects, corner, mapContext, onClose }: Props) {
  const [only, ...others] = projects
  if (!only) return null
  return (
    <section
      className="project-card"
      data-corner={corner}
      aria-label={words.card}
      onKeyDown={closeOnEscape(onClose)}
    >
      <button type="button" className="button" data-quiet aria-label={strings.close} onClick={onClose}>
        ×
      </button>
      {others.length === 0 ? (
        <Single project={only} mapContext={mapContext} />
      ) : (
        <>
          <h2>{words.here(projects.length)}</h2>
          <ul>
            {inOrder(projects).map((project) => (
              <li key={project.id}>
                <Link to="/projects/$projectId" params={{ projectId: project.id }} search={mapContext}>
                  {nameOf(project)}
                </Link>
                <span className="soft">{project.projectId}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const inOrder = (projects: readonly PlacedProject[]) =>
  [...projects].sort((a, b) => compareNaturally(nameOf(a), nameOf(b)))

function Single({ project, mapContext }: { project: PlacedProject; mapContext: MapContext }) {
  const { id, projectId } = project
  return (
    <>
      <h2 title={nameOf(project)}>{nameOf(project)}</h2>
      <p className="soft">
        {[
          isolateName(projectId),
          strings.project.statuses[project.status] ?? isolateText(project.status),
          words.holes(project.location.count),
        ].join(' · ')}
      </p>
      <dl>
        {(['client', 'contractor', 'consultant'] as const).map((role) => (
          <Fragment key={role}>
            {project[role] && <dt>{words.columns[role]}</dt>}
            {project[role] && <dd>{displayText(project[role])}</dd>}
          </Fragment>
        ))}
        {project.contractStartDate !== null && <dt>{words.columns.start}</dt>}
        {project.contractStartDate !== null && <dd>{formatDateText(project.contractStartDate)}</dd>}
      </dl>
      <Link
        className="button"
        data-primary
        to="/projects/$projectId"
        params={{ projectId: id }}
        search={mapContext}
      >
        {words.open}
      </Link>
    </>
  )
}
