import { lazyComponent } from '../../ui/lazy-component.tsx'
import { statedTypeName } from '../../ui/hole-type-name.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import type { useHoleSelection } from '../state/use-hole-selection.ts'
import type { Neighbours } from '../state/use-neighbours.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { useOpenHole } from './use-open-hole.ts'

const { Component: HoleSidePanel } = lazyComponent(() => import('../views/hole-side-panel.tsx'))

interface Props extends ReturnType<typeof useOpenHole> {
  readonly projectId: string
  readonly holeId: string
  readonly data: ProjectData
  readonly search: ProjectSearch
  readonly selection: ReturnType<typeof useHoleSelection>
  readonly neighbours: Neighbours
}

/** Panel of the open hole. */
export const OpenHole = ({ projectId, holeId, data, search, selection, neighbours, ...open }: Props) => (
  <aside className="project-panel" aria-label={strings.hole.panel}>
    <PanelBoundary of={holeId}>
      <HoleSidePanel
        projectId={projectId}
        holeId={holeId}
        type={describeType(data, holeId)}
        tab={search.tab}
        shown={{ filter: search.tabWhere, order: search.tabSort }}
        onShown={open.showRows}
        row={search.row}
        depths={search.log}
        onRow={open.showRow}
        onDepths={open.showDepths}
        onTab={open.openTab}
        isSelected={selection.ids.has(holeId)}
        onToggleSelected={() => selection.toggle(holeId)}
        {...neighbours}
        onOpenHole={open.setHole}
        onClose={() => open.setHole(null)}
      />
    </PanelBoundary>
  </aside>
)

/** `Cable percussion · CP`. */
function describeType({ list }: ProjectData, holeId: string): string {
  const style = list.holes.find(({ id }) => id === holeId)?.style
  const type = style && statedTypeName(style)
  return type ? [type.name, type.code].filter(Boolean).join(' · ') : ''
}
