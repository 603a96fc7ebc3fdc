import type { ProjectItem } from '@groundsheet/contract'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { stepBetweenRows } from '../../ui/step-between-rows.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import type { ProjectOrder, MapContext } from '../../url-state/projects-search.ts'
import { tracksOf, type Column } from './project-columns.tsx'
import { ProjectHeads } from './project-heads.tsx'
import { ProjectRow } from './project-row.tsx'

interface Props {
  readonly columns: readonly Column[]
  /** Sorted. */
  readonly projects: readonly ProjectItem[]
  readonly q: string
  readonly order: ProjectOrder
  readonly hovered: string | null
  readonly openId: string | null
  /** Basemap and overlays that the map of a project starts with. */
  readonly mapContext: MapContext
  readonly onOrder: (order: ProjectOrder) => void
  readonly onHover: (id: string | null) => void
}

const ROW_HEIGHT_PX = 48

/** Projects as a table of any length, or as cards if narrow; only visible rows are rendered. */
export function ProjectTable({ columns, projects, order, onOrder, hovered, openId, onHover, ...row }: Props) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const rows = useVirtualRows({
    count: projects.length,
    height: ROW_HEIGHT_PX,
    scrollRef,
    keyOf: useCallback((index: number) => projects[index]?.id ?? index, [projects]),
  })
  const scrollToOpen = useEffectEvent(() => {
    const index = projects.findIndex(({ id }) => id === openId)
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' })
  })
  useEffect(() => scrollToOpen(), [openId])
  const scrollToStart = useEffectEvent(() => rows.scrollToOffset(0))
  useEffect(() => scrollToStart(), [row.q, order])

  return (
    <div
      ref={scrollRef}
      className="project-rows"
      style={{
        '--columns': tracksOf(columns),
        '--narrow-columns': tracksOf(columns.filter(({ wideOnly }) => !wideOnly)),
      }}
    >
      <table role="table" aria-label={projectListStrings.list} aria-rowcount={projects.length + 1}>
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
                highlight={id === openId ? 'open' : id === hovered ? 'hovered' : undefined}
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
