import type { ProjectItem } from '@groundsheet/contract'
import { memo, type CSSProperties, type RefCallback } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { Link } from '../../ui/link.tsx'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import type { MapContext } from '../../url-state/projects-search.ts'
import type { Column } from './project-columns.tsx'

interface Props {
  readonly columns: readonly Column[]
  readonly project: ProjectItem
  readonly q: string
  /** Basemap and overlays that the map of a project starts with. */
  readonly mapContext: MapContext
  readonly index: number
  /** CSS px from the top of the list. */
  readonly start: number
  /** Hovered on the map, or selected there with its card open. */
  readonly highlight: 'hovered' | 'open' | undefined
  readonly measure: RefCallback<HTMLElement>
  readonly onHover: (id: string | null) => void
}

/** One project. Its link covers the whole row, by the style sheet. */
export const ProjectRow = memo(function ProjectRow(props: Props) {
  const { columns, project, q, mapContext, index, start, highlight, measure, onHover } = props
  const onEnter = () => onHover(project.id)
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-highlighted={highlight}
      style={{ transform: `translateY(${start}px)` } satisfies CSSProperties}
      onMouseEnter={onEnter}
      onFocus={onEnter}
    >
      {columns.map(({ heads: [name = 'name'], wideOnly, cell }) => {
        const content = cell(project, q)
        return (
          <td
            key={name}
            role="cell"
            title={typeof content === 'string' ? content : undefined}
            data-column={name}
            data-wide={wideOnly}
            data-word={projectListStrings.columns[name]}
          >
            {name === 'name' ? (
              <Link
                className="project-link"
                title={displayName(project.projectName)}
                to="/projects/$projectId"
                params={{ projectId: project.id }}
                search={{ ...mapContext, find: project.matchingLocations?.length ? q : undefined }}
              >
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
})
