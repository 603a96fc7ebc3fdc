import type { ProjectItem } from '@groundsheet/contract'
import { useCallback, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { strings } from '../../ui/strings.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import type { ProjectOrder, MapGround } from '../../url-state/projects-search.ts'
import { tracksOf, type Column } from './project-columns.tsx'
import { ProjectHeads } from './project-heads.tsx'
import { ProjectRow } from './project-row.tsx'

interface Props {
  readonly columns: readonly Column[]
  /** In order. */
  readonly projects: readonly ProjectItem[]
  readonly q: string
  readonly order: ProjectOrder
  readonly hovered: string | null
  readonly selected: string | null
  /** Basemap and overlays that a project's own map begins with. */
  readonly ground: MapGround
  readonly onOrder: (order: ProjectOrder) => void
  readonly onHover: (id: string | null) => void
}

const ROW = 48

/** Projects as a table of any length, or as cards where it is narrow; rows in sight are in the page. */
export function ProjectTable({
  columns,
  projects,
  order,
  onOrder,
  hovered,
  selected,
  onHover,
  ...row
}: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualRows({
    count: projects.length,
    height: ROW,
    scroller,
    keyOf: useCallback((index: number) => projects[index]?.id ?? index, [projects]),
  })
  const showSelected = useEffectEvent(() => {
    const index = projects.findIndex(({ id }) => id === selected)
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' })
  })
  useEffect(() => showSelected(), [selected])
  const start = useEffectEvent(() => rows.scrollToOffset(0))
  useEffect(() => start(), [row.q, order])

  return (
    <div
      ref={scroller}
      className="project-rows"
      style={{
        '--columns': tracksOf(columns),
        '--narrow-columns': tracksOf(columns.filter(({ wideOnly }) => !wideOnly)),
      }}
    >
      <table role="table" aria-label={strings.projects.list} aria-rowcount={projects.length + 1}>
        <ProjectHeads columns={columns} order={order} onOrder={onOrder} />
        <tbody
          role="rowgroup"
          style={{ height: rows.getTotalSize() }}
          onKeyDown={stepBetweenRows}
          onMouseLeave={() => onHover(null)}
          onBlur={() => onHover(null)}
        >
          {rows.getVirtualItems().map(({ index, start: top }) => {
            const project = projects[index]
            if (!project) return null
            const { id } = project
            return (
              <ProjectRow
                {...row}
                key={id}
                columns={columns}
                project={project}
                index={index}
                start={top}
                lit={id === selected ? 'selected' : id === hovered ? 'hovered' : undefined}
                measure={rows.measureElement}
                onHover={onHover}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const NEIGHBOURS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** Arrow keys go from project to project; rows a little out of sight are in the page, so there always is a next one. */
function stepBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const way = NEIGHBOURS[event.key]
  const row = event.target instanceof Element ? event.target.closest('tr') : null
  const link = way && row?.[way]?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}
