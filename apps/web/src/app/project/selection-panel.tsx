import type { ReactNode } from 'react'
import { useSession } from '../../data/service/session.ts'
import type { TrayAction } from '../../features/selected-holes/selection-tray.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { useMediaQuery } from '../../ui/media-query.ts'
import { NO_TABLE, type ProjectSearch, type ProjectView } from '../../url-state/project-search.ts'
import type { HoleSelection } from '../state/use-hole-selection.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { ProjectState } from '../state/use-project-state.ts'

interface Props extends Pick<ProjectState, 'change'> {
  readonly data: ProjectData
  readonly selection: HoleSelection
  readonly search: ProjectSearch
  readonly onOpenHole: (id: string) => void
  readonly children?: ReactNode
}

const { Component: SelectionTray } = lazyComponent(
  () => import('../../features/selected-holes/selection-tray.tsx'),
  null,
)

const words = strings.tray
/** Screens on which the tabs of the views are below the list of holes. */
const SMALL_SCREEN_QUERY = '(width < 900px)'

/** Views of selected holes, with the minimum and maximum number of holes. */
const VIEWS: readonly { readonly id: ProjectView; readonly min: number; readonly max: number }[] = [
  { id: 'compare', min: 2, max: 8 },
  { id: 'section', min: 1, max: Infinity },
  { id: 'plots', min: 1, max: Infinity },
]

/**
 * Tray of selected holes, shown while holes are selected or being selected; views only where there are no
 * tabs of them.
 */
export function SelectionPanel({ data, selection, search, change, onOpenHole, ...props }: Props) {
  const { can } = useSession()
  const { holes, isSelecting } = selection
  const isSmall = useMediaQuery(SMALL_SCREEN_QUERY)
  if (holes.length === 0 && !isSelecting) return null
  const hasTabs = !isSmall || search.table !== undefined || search.view !== undefined
  const actions = VIEWS.map(({ id, min, max }): TrayAction => {
    const tooMany = holes.length > max ? words.tooMany(max) : undefined
    return {
      name: words.views[id],
      refusal: holes.length < min ? words.tooFew : tooMany,
      onPress: () => change({ ...NO_TABLE, view: id }, 'push'),
    }
  })
  return (
    <SelectionTray
      {...props}
      holes={holes}
      artwork={data.artwork}
      actions={can('tables:read') && !hasTabs ? actions : []}
      onOpen={onOpenHole}
      onRemove={selection.toggle}
      onClear={selection.clear}
    />
  )
}
