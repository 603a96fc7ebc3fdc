import type { ProjectItem } from '@groundsheet/contract'
import { useMemo, type ReactNode } from 'react'
import type { WholeList } from '../../data/service/whole-list.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { ProjectOrder, MapContext } from '../../url-state/projects-search.ts'
import { inView, type View } from './filter-projects.ts'
import { columnsOf } from './project-columns.tsx'
import { ProjectTable } from './project-table.tsx'
import { SortSelect } from './sort-select.tsx'
import { sortProjects } from './sort-projects.ts'
import { StatusFilter } from './status-filter.tsx'
import './project-list.css'
import './project-rows.css'

interface Props {
  readonly list: Pick<WholeList<ProjectItem>, 'items' | 'complete' | 'error' | 'retry'>
  /** Projects of the selected statuses. */
  readonly projects: readonly ProjectItem[]
  /** Search text sent to the server. */
  readonly q: string
  readonly order: ProjectOrder
  readonly statuses: readonly string[]
  /** Visible area of the map; null: not known. */
  readonly view: View | null
  readonly onlyInView: boolean
  readonly hovered: string | null
  readonly openId: string | null
  /** Basemap and overlays that the map of a project starts with. */
  readonly mapContext: MapContext
  /** Additional content of the list heading. */
  readonly children?: ReactNode
  /** What the search finds beside projects. */
  readonly found?: ReactNode
  readonly onOrder: (order: ProjectOrder) => void
  readonly onStatus: (status: string) => void
  readonly onOnlyInView: (only: boolean) => void
  /** Removes all filters. */
  readonly onAll: () => void
  readonly onHover: (id: string | null) => void
}

const words = projectListStrings

/** List of projects: search, filter, sort and open. */
export function ProjectList({ list, projects, order, view, onlyInView, children, found, ...props }: Props) {
  const { q, onOrder } = props
  const bounds = onlyInView ? view : null
  const columns = useMemo(() => columnsOf(list.items), [list.items])
  const listed = useMemo(() => sortProjects(inView(projects, bounds), order), [projects, bounds, order])
  return (
    <section className="project-list" aria-label={words.list} aria-busy={!list.complete && !list.error}>
      <div className="project-list-head">
        <h1>{words.title}</h1>
        <p className="soft" role="status">
          {summary(list, listed.length, q)}
        </p>
        {list.complete && listed.length > 0 && (
          <p className="soft project-list-holes">{strings.holes.all(holesOf(listed))}</p>
        )}
        {children}
      </div>
      <div className="project-list-choices">
        <StatusFilter projects={list.items} selected={props.statuses} onToggle={props.onStatus} />
        {(view !== null || onlyInView) && (
          <label className="only-in-view">
            <input
              type="checkbox"
              checked={onlyInView}
              onChange={(event) => props.onOnlyInView(event.target.checked)}
            />
            {words.onlyInView}
          </label>
        )}
        <SortSelect columns={columns} order={order} onOrder={onOrder} />
      </div>
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
      {listed.length > 0 && <ProjectTable {...props} columns={columns} order={order} projects={listed} />}
      {listed.length === 0 && list.items.length > 0 && (
        <Notice>
          {words.noneLeft}{' '}
          <button type="button" className="button" onClick={props.onAll}>
            {words.showAll}
          </button>
        </Notice>
      )}
      {found}
    </section>
  )
}

const holesOf = (projects: readonly ProjectItem[]) =>
  projects.reduce((sum, { locationCount = 0 }) => sum + locationCount, 0)

/** Number of projects, as far as known. */
function summary({ items, complete, error }: Props['list'], listed: number, q: string): string {
  if (items.length === 0) return error ? '' : complete ? noProjectsText(q) : strings.waiting.projects
  if (!complete) return words.soFar(items.length)
  const countText = listed === items.length ? words.all(listed) : words.some(listed, items.length)
  return q === '' ? countText : words.matching(countText, q)
}

const noProjectsText = (q: string) => (q === '' ? words.empty : words.none(q))
